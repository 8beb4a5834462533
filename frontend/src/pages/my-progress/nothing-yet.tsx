import { Link } from 'react-router-dom';
import { StatePanel } from '../../shared/ui/state-panel.js';

/** An empty tab of My Progress, with the way to fill it (RESULT-4). */
export function NothingYet({ title }: { title: string }) {
  return (
    <StatePanel
      title={title}
      face="hello"
      action={
        <Link className="action action--primary action--large" to="/dual-proficiency">
          Start a new adventure
        </Link>
      }
    >
      Answer a few questions, and you see here how you grow.
    </StatePanel>
  );
}
