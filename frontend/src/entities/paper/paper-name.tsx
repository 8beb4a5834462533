import type { AssessmentSummary } from '@sumfox/contracts/assessment/paper.endpoints';
import { Link } from 'react-router-dom';
import { readAssessmentNames } from './assessment-names.js';
import './paper-name.css';

/** What a paper of a child is called in a list; once completed it leads to the paper, wherever its row is touched. */
export function PaperName(props: {
  childId: string;
  paper: Pick<AssessmentSummary, 'id' | 'type' | 'isCompleted'>;
  /** Where the page of the paper leads back to; the child's progress when absent. */
  from?: 'report';
}) {
  const { id, type, isCompleted } = props.paper;
  const name = readAssessmentNames()[type];
  if (!isCompleted) return name;
  return (
    <Link
      className="paper-name"
      to={`/child-progress/${props.childId}/assessment/${id}`}
      state={props.from && { from: props.from }}
      aria-label={`${name} #${id}`}
    >
      {name}
    </Link>
  );
}
