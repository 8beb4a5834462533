import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useUser } from '../account/index.js';
import { ASSESSMENT_NAMES } from './assessment-names.js';
import { listKeptPapers } from './kept-paper.store.js';
import './assessment-row.css';

/** The papers that can be worked on without internet, as links; nothing when this device holds none. */
export function KeptPapers() {
  const { userId } = useUser();
  const { data } = useQuery({ queryKey: ['kept-papers', userId], queryFn: () => listKeptPapers(userId) });
  if (!data || data.length === 0) return null;
  return (
    <section className="card" aria-labelledby="kept-papers-heading">
      <h2 id="kept-papers-heading">You can go on without internet</h2>
      <ul className="assessment-rows">
        {data.map(({ id, type, totalQuestions }) => (
          <li key={id} className="assessment-row">
            <div>
              <p className="assessment-row__name">{ASSESSMENT_NAMES[type]}</p>
              <p className="note">
                {totalQuestions} {totalQuestions === 1 ? 'question' : 'questions'} · #{id}
              </p>
            </div>
            <Link className="action action--primary" to={`/assessment/${id}`}>
              Go on
              <span className="visually-hidden">
                {' '}
                with {ASSESSMENT_NAMES[type]} #{id}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
