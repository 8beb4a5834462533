import { Link } from 'react-router-dom';
import { StatePanel } from '../shared/ui/state-panel.js';
import { usePageTitle } from '../shared/lib/page-title.js';

export function NotFoundPage() {
  usePageTitle('404 Page Not Found');
  return (
    <StatePanel
      title="404 Page Not Found"
      level={1}
      action={
        <Link className="action action--primary" to="/">
          Back to Dashboard
        </Link>
      }
    >
      Fox looked everywhere, but there is no page at this address.
    </StatePanel>
  );
}
