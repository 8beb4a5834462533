import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '../../entities/account/index.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { StatePanel } from '../../shared/ui/state-panel.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { QUESTION_MANAGEMENT } from './question-management.messages.js';

/** Nobody but an admin fetches it. */
const QuestionConsole = lazy(() => import('./question-console.js'));

/** The title is for every role, the console below it for admins alone (ACCESS-12). */
export default function QuestionManagementPage() {
  const t = useMessages(QUESTION_MANAGEMENT);
  usePageTitle(t.questionManagement);
  const { role } = useUser();
  return (
    <>
      <h1>{t.questionManagement}</h1>
      {role === 'admin' ? (
        <Suspense fallback={<Skeleton heights={[48, [4, 110], 260]} label={t.loadingTheConsole} />}>
          <QuestionConsole />
        </Suspense>
      ) : (
        <StatePanel
          title={t.accessDenied}
          action={
            <Link className="action action--primary" to="/dashboard">
              {t.backToDashboard}
            </Link>
          }
        >
          {t.thisPageIsFor}
        </StatePanel>
      )}
    </>
  );
}
