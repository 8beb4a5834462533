import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useUser } from '../account/index.js';
import { readAssessmentNames } from './assessment-names.js';
import { keptPapersQuery } from './queries.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { KEPT_PAPERS } from './kept-papers.messages.js';
import './assessment-row.css';

/** The papers that can be worked on without internet, as links; nothing when this device holds none. */
export function KeptPapers() {
  const t = useMessages(KEPT_PAPERS);
  const { userId } = useUser();
  const { data } = useQuery(keptPapersQuery(userId));
  if (!data || data.length === 0) return null;
  return (
    <section className="card" aria-labelledby="kept-papers-heading">
      <h2 id="kept-papers-heading">{t.youCanGoOn}</h2>
      <ul className="assessment-rows">
        {data.map(({ id, type, totalQuestions }, at) => (
          <li key={id} className="assessment-row">
            <div>
              <p className="assessment-row__name">{readAssessmentNames()[type]}</p>
              <p className="note">
                {totalQuestions} {totalQuestions === 1 ? t.question : t.questions} · #{id}
              </p>
            </div>
            <Link className={`action action--${at === 0 ? 'go' : 'key'}`} to={`/assessment/${id}`}>
              {t.goOn}
              <span className="visually-hidden">
                {t.withLabel({ assessmentNames: readAssessmentNames()[type], id })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
