import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { StatePanel } from '../shared/ui/state-panel.js';
import { usePageTitle } from '../shared/lib/page-title.js';
import { loadAdminDashboard } from '../pages/admin/index.js';
import { useMessages } from '../shared/messages/define-messages.js';
import { ADMIN_REDIRECT } from './admin-redirect.messages.js';

/**
 * An admin's home: on to the console (PAGE-8). The words stand while the console's script is fetched; the link is for
 * whoever does not want to wait.
 */
export default function AdminRedirect() {
  const t = useMessages(ADMIN_REDIRECT);
  usePageTitle(t.adminDashboard);
  const navigate = useNavigate();
  useEffect(() => {
    let left = false;
    const go = (): void => {
      if (!left) void navigate('/admin', { replace: true });
    };
    // A script that does not arrive is reported by the page itself, once it is there.
    loadAdminDashboard().then(go, go);
    return () => {
      left = true;
    };
  }, [navigate]);
  return (
    <StatePanel
      title={t.adminDashboard}
      level={1}
      face="thinking"
      action={
        <Link className="action" to="/admin">
          {t.goToTheAdmin}
        </Link>
      }
    >
      <p role="status">{t.redirectingToAdminDashboard}</p>
    </StatePanel>
  );
}
