import type { AssessmentSummary } from '@sumfox/contracts/assessment/paper.endpoints';
import { Link } from 'react-router-dom';
import { Fox } from '../../shared/ui/fox.js';
import { AssessmentRow } from '../../entities/paper/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { STUDENT_HOME } from './student-home.messages.js';

/** At most this many (HOME-5). */
const RECENT = 3;

export function RecentAssessments({ assessments }: { assessments: readonly AssessmentSummary[] }) {
  const t = useMessages(STUDENT_HOME);
  const recent = assessments.slice(0, RECENT);
  return (
    <section className="card recent" aria-labelledby="recent-heading">
      <div className="recent__head">
        <h2 id="recent-heading">{t.recentAssessments}</h2>
        {assessments.length > 0 && (
          <Link className="recent__all" to="/my-progress?tab=past">
            {t.viewAll}
            <span className="visually-hidden"> {t.assessments}</span>
          </Link>
        )}
      </div>
      {recent.length === 0 ? (
        <div className="recent__empty">
          <Fox size={72} />
          <p>{t.readyForYourFirst}</p>
        </div>
      ) : (
        <ul className="assessment-rows">
          {recent.map((assessment) => (
            <AssessmentRow key={assessment.id} assessment={assessment} />
          ))}
        </ul>
      )}
    </section>
  );
}
