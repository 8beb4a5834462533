import type { AssessmentSummary } from '@sumfox/contracts/assessment/paper.endpoints';
import { Link } from 'react-router-dom';
import { useIsYoung } from '../account/index.js';
import { ASSESSMENT_NAMES } from './assessment-names.js';
import './assessment-row.css';

const DAY = new Intl.DateTimeFormat('en-SG', { day: 'numeric', month: 'short', timeZone: 'Asia/Singapore' });

/** One assessment in a list: Review when it is finished, Resume while it is not (PAPER-9). */
export function AssessmentRow({ assessment }: { assessment: AssessmentSummary }) {
  const { id, type, score, isCompleted, status } = assessment;
  const result = useIsYoung() ? 'Done' : `${score ?? '–'}%`;
  return (
    <li className="assessment-row">
      <div>
        <p className="assessment-row__name">{ASSESSMENT_NAMES[type]}</p>
        <p className="note">
          {DAY.format(new Date(assessment.completedAt ?? assessment.date))} · #{id}
        </p>
      </div>
      <span className="assessment-row__score">
        {isCompleted ? result : status === 'marking' ? 'Being marked' : 'In Progress'}
      </span>
      <Link className="action" to={isCompleted ? `/assessment/${id}/review` : `/assessment/${id}`}>
        {isCompleted ? 'Review' : status === 'marking' ? 'Open' : 'Resume'}
        <span className="visually-hidden">
          {' '}
          {ASSESSMENT_NAMES[type]} #{id}
        </span>
      </Link>
    </li>
  );
}
