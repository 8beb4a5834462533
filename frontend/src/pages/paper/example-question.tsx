import type { WorkedExample } from '@sumfox/contracts/assessment/worked-example.endpoints';
import { useRef } from 'react';
import { VisualFigure } from '../../entities/question/index.js';
import { ReadableText, Speaker } from '../../entities/speech/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { PAPER } from './paper.messages.js';
import { useTightened } from './use-tightened.js';
import { WORKED_EXAMPLE } from './worked-example.messages.js';

const PLACE = 'example';

/** The question of an example, as a question of the paper looks; nothing of it is answered. */
export function ExampleQuestion(props: { question: WorkedExample['question']; isYoung: boolean }) {
  const t = useMessages(WORKED_EXAMPLE);
  const { question, isYoung } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const scrolls = useTightened(scroller);
  return (
    <section className={isYoung ? 'question question--young' : 'question'} aria-labelledby="example-heading">
      <div className="question__top">
        <div className="question__badges">
          <h2 id="example-heading" className="visually-hidden">
            {t.example}
          </h2>
          <span className="question__tag">{question.subStrandDisplayName}</span>
          <span className="question__tag question__tag--more">{question.heuristicDisplayName}</span>
        </div>
        <Speaker leads names={t.theExample} passages={[{ place: PLACE, text: question.questionText }]} />
      </div>
      <div
        ref={scroller}
        className="question__scroller"
        {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-label': PAPER.get().theQuestion } : {})}
      >
        <div className="question__stem">
          <ReadableText place={PLACE} text={question.questionText} />
        </div>
        {question.visual && <VisualFigure visual={question.visual} />}
      </div>
    </section>
  );
}
