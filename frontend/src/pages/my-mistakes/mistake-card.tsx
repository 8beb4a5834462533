import type { Mistake } from '@sumfox/contracts/assessment/progress.endpoints';
import { gradeNumber, type GradeLevel } from '@sumfox/curriculum/grades';
import { getHeuristic } from '@sumfox/curriculum/heuristics';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AnswerLines, ownAnswerLines, VisualFigure } from '../../entities/question/index.js';
import { Button } from '../../shared/ui/button.js';
import { MathText } from '../../shared/ui/math-text.js';
import { dayText } from '../../shared/messages/moments.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { MY_MISTAKES } from './my-mistakes.messages.js';

/** One mistake: the question, what was put down, what went wrong, and two ways on. */
export function MistakeCard(props: {
  mistake: Mistake;
  gradeLevel: GradeLevel;
  onSimilar: () => void;
  busy: boolean;
}) {
  const t = useMessages(MY_MISTAKES);
  const { assessmentId, questionIndex, question, answer, feedback, date, isRightOnce } = props.mistake;
  const own = ownAnswerLines(question, answer);
  const isYoung = gradeNumber(props.gradeLevel) <= 2;
  const where = (
    <span className="visually-hidden">
      {t.questionOfAssessment({ questionIndex: questionIndex + 1, assessmentId })}
    </span>
  );
  return (
    <li className="card mistake">
      <div className="mistake__tags">
        <span className="chip">{question.subStrandDisplayName}</span>
        <span className="chip chip--plain">{getHeuristic(question.heuristicId).name}</span>
        <span className="note">{dayText(date)}</span>
      </div>
      <p className={isYoung ? 'mistake__stem mistake__stem--young' : 'mistake__stem'}>
        <MathText text={question.questionText} />
      </p>
      {question.visual && <VisualFigure visual={question.visual} />}
      <dl className="mistake__facts">
        <div>
          <dt>{t.yourAnswer}</dt>
          <dd>
            <AnswerLines lines={own} />
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
        <Link className="action" to={`/assessment/${assessmentId}/review?question=${questionIndex + 1}`}>
          {t.lookAtItAgain}
          {where}
        </Link>
        <Button tone="primary" disabled={props.busy} onClick={props.onSimilar}>
          {t.trySimilar}
          {where}
        </Button>
      </div>
    </li>
  );
}
