import type { CheckedAnswer } from '@sumfox/contracts/assessment/practice.endpoints';
import type { PupilQuestion } from '@sumfox/contracts/question/item';
import { useEffect, useRef } from 'react';
import { ReadableText, Speaker } from '../../entities/speech/index.js';
import { Button } from '../../shared/ui/button.js';
import {
  type KeyedQuestion,
  ShownAnswer,
  solutionAnswer,
  VisualFigure,
} from '../../entities/question/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { FEEDBACK } from './feedback.messages.js';
import './worked-solution.css';

/** The steps of a solution, opened one by one by the pupil; the answer comes last. */
export function WorkedSolution(props: {
  question: KeyedQuestion & Pick<PupilQuestion, 'visual' | 'manipulative'>;
  solution: NonNullable<CheckedAnswer['solution']>;
  /** How many are open: the steps in order, then the answer. */
  shown: number;
  onShow: (count: number) => void;
}) {
  const t = useMessages(FEEDBACK);
  const { steps, modelAnswer, visuals = [] } = props.solution;
  const { shown } = props;
  const isWhole = shown > steps.length;
  const answerText = solutionAnswer(props.question, modelAnswer);

  // The button goes with the last press; whoever stood on it goes on at the answer.
  const answer = useRef<HTMLDivElement>(null);
  const wasWhole = useRef(isWhole);
  useEffect(() => {
    if (isWhole && !wasWhole.current) answer.current?.focus({ preventScroll: true });
    wasWhole.current = isWhole;
  }, [isWhole]);

  return (
    <section className="worked" aria-label={t.workedSolution}>
      {shown > 0 && (
        <Speaker
          names={t.theWorkedSolution}
          passages={[
            ...steps.slice(0, shown).map((text, at) => ({ place: `worked-${at}`, text })),
            ...(shown >= steps.length
              ? visuals.map(({ alt }, at) => ({ place: `worked-drawing-${at}`, text: alt }))
              : []),
            ...(isWhole ? [{ place: 'worked-answer', text: answerText }] : []),
          ]}
        />
      )}
      <div className="worked__shown" aria-live="polite">
        {shown > 0 && (
          <ol className="worked__steps">
            {steps.slice(0, shown).map((step, index) => (
              <li key={index} className="worked__step">
                <b>{t.stepOf({ index: index + 1, count: steps.length })}</b>
                <span>
                  <ReadableText place={`worked-${index}`} text={step} />
                </span>
              </li>
            ))}
          </ol>
        )}
        {shown >= steps.length && visuals.map((visual, at) => <VisualFigure key={at} visual={visual} />)}
        {isWhole && (
          <div ref={answer} tabIndex={-1} className="worked__answer">
            {t.answerLabel}{' '}
            <ShownAnswer question={props.question} text={answerText} isRight>
              <b>
                <ReadableText place="worked-answer" text={answerText} />
              </b>
            </ShownAnswer>
          </div>
        )}
      </div>
      {!isWhole && (
        <Button tone="key" onClick={() => props.onShow(shown + 1)}>
          {shown === 0 ? t.seeTheWorkedSolution : shown < steps.length ? t.nextStep : t.showTheAnswer}
        </Button>
      )}
    </section>
  );
}
