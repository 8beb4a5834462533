import type { AssessmentSummary } from '@sumfox/contracts/assessment/paper.endpoints';
import { Link } from 'react-router-dom';
import { useIsYoung } from '../account/index.js';
import { readAssessmentNames } from './assessment-names.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { ASSESSMENT_ROW } from './assessment-row.messages.js';
import { dateFormat } from '../../shared/messages/language.js';
import './assessment-row.css';

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };

/** One assessment in a list: Review when it is finished, Resume while it is not (PAPER-9). */
export function AssessmentRow({ assessment }: { assessment: AssessmentSummary }) {
  const t = useMessages(ASSESSMENT_ROW);
  const { id, type, score, isCompleted, status } = assessment;
  const result = useIsYoung() ? t.done : `${score ?? '–'}%`;
  return (
    <li className="assessment-row">
      <div>
        <p className="assessment-row__name">{readAssessmentNames()[type]}</p>
        <p className="note">
          {dateFormat(DAY).format(new Date(assessment.completedAt ?? assessment.date))} · #{id}
        </p>
      </div>
      <span className="assessment-row__score">
        {isCompleted ? result : status === 'marking' ? t.beingMarked : t.inProgress}
      </span>
      <Link className="action" to={isCompleted ? `/assessment/${id}/review` : `/assessment/${id}`}>
        {isCompleted ? t.review : status === 'marking' ? t.open : t.resume}
        <span className="visually-hidden">
          {' '}
          {readAssessmentNames()[type]} #{id}
        </span>
      </Link>
    </li>
  );
}
