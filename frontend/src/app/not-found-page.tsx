import { Link } from 'react-router-dom';
import { useUser } from '../entities/account/index.js';
import { StatePanel } from '../shared/ui/state-panel.js';
import { usePageTitle } from '../shared/lib/page-title.js';
import { useMessages } from '../shared/messages/define-messages.js';
import { NOT_FOUND_PAGE } from './not-found-page.messages.js';

export function NotFoundPage() {
  const t = useMessages(NOT_FOUND_PAGE);
  const { role } = useUser();
  usePageTitle(t.pageNotFound);
  return (
    <StatePanel
      title={t.pageNotFound}
      level={1}
      action={
        <Link className={`action ${role === 'child' ? 'action--go' : 'action--primary'}`} to="/">
          {t.backToDashboard}
        </Link>
      }
    >
      {t.foxLookedEverywhereBut}
    </StatePanel>
  );
}
