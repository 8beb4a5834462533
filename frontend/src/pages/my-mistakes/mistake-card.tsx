import type { Mistake } from '@sumfox/contracts/assessment/progress.endpoints';
import { getHeuristic } from '@sumfox/curriculum/heuristics';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useIsYoung } from '../../entities/account/index.js';
import { AnswerLines, ownAnswerLines, VisualFigure } from '../../entities/question/index.js';
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
      {question.visual && (
        <div className="mistake__visual">
          <VisualFigure visual={question.visual} />
        </div>
      )}
      <dl className="mistake__facts">
        <div>
          <dt>{t.yourAnswer}</dt>
          <dd>
            <AnswerLines lines={ownAnswerLines(question, answer)} />
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
