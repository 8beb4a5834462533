import type { Mistake } from '@sumfox/contracts/assessment/progress.endpoints';
import { getHeuristic } from '@sumfox/curriculum/heuristics';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useIsYoung } from '../../entities/account/index.js';
import {
  AnswerLines,
  ownAnswerLines,
  ShownAnswer,
  takesDrawing,
  VisualFigure,
} from '../../entities/question/index.js';
import { TopicPicture } from '../../entities/reward/index.js';
import { Speaker } from '../../entities/speech/index.js';
import { Button } from '../../shared/ui/button.js';
import { MathText } from '../../shared/ui/math-text.js';
import { dayText } from '../../shared/messages/moments.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { MY_MISTAKES } from './my-mistakes.messages.js';

/** One mistake: the question, what was put down, what went wrong, and two ways on. */
export function MistakeCard(props: { mistake: Mistake; onSimilar: () => void; busy: boolean }) {
  const t = useMessages(MY_MISTAKES);
  const isYoung = useIsYoung();
  const { assessmentId, questionIndex, question, answer, feedback, date, isRightOnce } = props.mistake;
  const lines = ownAnswerLines(question, answer);
  // What was drawn stands on the picture of the question.
  const isDrawing = takesDrawing(question) && lines.length > 0;
  const where = (
    <span className="visually-hidden">
      {t.questionOfAssessment({ questionIndex: questionIndex + 1, assessmentId })}
    </span>
  );
  return (
    <li className="card mistake">
      <div className="mistake__tags">
        <span className="mistake__topic">
          <TopicPicture subStrandId={question.subStrandId} />
        </span>
        <span className="chip">{question.subStrandDisplayName}</span>
        {!isYoung && <span className="chip chip--plain">{getHeuristic(question.heuristicId).name}</span>}
        {!isYoung && <span className="note">{dayText(date)}</span>}
        {isYoung && (
          <Speaker
            names={t.thisQuestion}
            passages={[
              { place: 'mistake', text: question.questionText },
              { place: 'mistake', text: feedback },
            ]}
          />
        )}
      </div>
      <p className={isYoung ? 'mistake__stem mistake__stem--young' : 'mistake__stem'}>
        <MathText text={question.questionText} />
      </p>
      {question.visual && !isDrawing && (
        <div className="mistake__visual">
          <VisualFigure visual={question.visual} />
        </div>
      )}
      <dl className={isDrawing ? 'mistake__facts mistake__facts--drawn' : 'mistake__facts'}>
        <div>
          <dt>{isDrawing ? t.yourDrawing : t.yourAnswer}</dt>
          <dd>
            <ShownAnswer question={question} text={lines[0] ?? ''}>
              <AnswerLines lines={lines} />
            </ShownAnswer>
          </dd>
        </div>
        <div className="mistake__why">
          <dt>{t.whatToLookAt}</dt>
          <dd>
            <MathText text={feedback} />
          </dd>
        </div>
      </dl>
      {isRightOnce && (
        <p className="mistake__once">
          <Check size={20} aria-hidden /> {t.rightOnceGetIt}
        </p>
      )}
      <div className="mistake__ways">
        <Link
          className="action action--key"
          to={`/assessment/${assessmentId}/review?question=${questionIndex + 1}`}
        >
          {t.lookAtItAgain}
          {where}
        </Link>
        <Button tone="key" disabled={props.busy} onClick={props.onSimilar}>
          {t.trySimilar}
          {where}
        </Button>
      </div>
    </li>
  );
}
