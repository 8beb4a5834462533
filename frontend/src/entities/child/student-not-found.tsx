import { Link } from 'react-router-dom';
import { StatePanel } from '../../shared/ui/state-panel.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { STUDENT_NOT_FOUND } from './student-not-found.messages.js';

/** A child of somebody else is like one that is not there. */
export function StudentNotFound() {
  const t = useMessages(STUDENT_NOT_FOUND);
  return (
    <StatePanel
      level={1}
      title={t.studentNotFound}
      action={
        <Link className="action action--primary" to="/">
          {t.backToDashboard}
        </Link>
      }
    >
      {t.thisChildIsNot}
    </StatePanel>
  );
}
