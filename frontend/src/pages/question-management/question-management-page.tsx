import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '../../entities/account/index.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { StatePanel } from '../../shared/ui/state-panel.js';
import { usePageTitle } from '../../shared/lib/page-title.js';

/** Nobody but an admin fetches it. */
const QuestionConsole = lazy(() => import('./question-console.js'));

/** The title is for every role, the console below it for admins alone (ACCESS-12). */
export default function QuestionManagementPage() {
  usePageTitle('Question Management');
  const { role } = useUser();
  return (
    <>
      <h1>Question Management</h1>
      {role === 'admin' ? (
        <Suspense fallback={<Skeleton heights={[48, [4, 110], 260]} label="Loading the console" />}>
          <QuestionConsole />
        </Suspense>
      ) : (
        <StatePanel
          title="Access denied"
          action={
            <Link className="action action--primary" to="/dashboard">
              Back to Dashboard
            </Link>
          }
        >
          This page is for the people who make the questions.
        </StatePanel>
      )}
    </>
  );
}
