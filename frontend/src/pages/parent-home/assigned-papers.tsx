import type { ChildOverview } from '@sumfox/contracts/assessment/child-overview.endpoints';
import { Link } from 'react-router-dom';
import { useMessages } from '../../shared/messages/define-messages.js';
import { weekdayText } from '../../shared/messages/moments.js';
import { PARENT_HOME } from './parent-home.messages.js';

type Assigned = ChildOverview['assigned'][number];

/** Papers with a due day, and how far each is. */
export function AssignedPapers({ childId, papers }: { childId: string; papers: readonly Assigned[] }) {
  const t = useMessages(PARENT_HOME);
  return (
    <div className="kid__assigned">
      <h4>{t.assignedPapers}</h4>
      {papers.length === 0 ? (
        <p className="note">{t.noPaperAssigned}</p>
      ) : (
        <ul>
          {papers.map((paper) => (
            <li key={paper.assessmentId}>
              <Link to={`/child-progress/${childId}/assessment/${paper.assessmentId}`}>
                {paper.title ?? t.kinds[paper.type]}
              </Link>
              <span className="note">{stateText(paper)}</span>
              {paper.status === 'in-progress' && paper.type !== 'diagnostic' && (
                <Link to={`/worksheet/${paper.assessmentId}`}>
                  {t.print}
                  <span className="visually-hidden"> {paper.title ?? t.kinds[paper.type]}</span>
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function stateText({ status, score, answered, totalQuestions, dueOn }: Assigned): string {
  const t = PARENT_HOME.get();
  if (status === 'marking') return t.beingMarked;
  if (status === 'completed') return t.marked({ score: score ?? 0 });
  return t.answeredDue({ answered, all: totalQuestions, day: weekdayText(dueOn) });
}
