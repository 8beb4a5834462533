import { Link } from 'react-router-dom';
import { StatePanel } from '../../shared/ui/state-panel.js';

/** A child of somebody else is like one that is not there. */
export function StudentNotFound() {
  return (
    <StatePanel
      level={1}
      title="Student Not Found"
      action={
        <Link className="action action--primary" to="/">
          Back to Dashboard
        </Link>
      }
    >
      This child is not linked to your account.
    </StatePanel>
  );
}
