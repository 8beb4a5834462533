import { lazy, type ReactElement } from 'react';
import { AdminDashboard } from '../pages/admin/index.js';
import { AuditLogPage } from '../pages/audit-log/index.js';
import { ChildPaperPage } from '../pages/child-paper/index.js';
import { ChildProfilePage } from '../pages/child-profile/index.js';
import { ChildProgressPage } from '../pages/child-progress/index.js';
import { FailurePage } from '../pages/failure/index.js';
import { ParentDashboard } from '../pages/parent-home/index.js';
import { QuestionManagementPage } from '../pages/question-management/index.js';
import { ReportsPage } from '../pages/reports/index.js';
import { RunbookPage } from '../pages/runbook/index.js';
import { TogetherPage } from '../pages/together/index.js';
import { TopicManagementPage } from '../pages/topic-management/index.js';
import { UserManagementPage } from '../pages/user-management/index.js';
import { WorksheetPage } from '../pages/worksheet/index.js';

const AdminRedirect = lazy(() => import('./admin-redirect.js'));

const PAGES = {
  admin: <AdminDashboard />,
  'admin-home': <AdminRedirect />,
  'audit-log': <AuditLogPage />,
  'child-paper': <ChildPaperPage />,
  'child-profile': <ChildProfilePage />,
  'child-progress': <ChildProgressPage />,
  failure: <FailurePage />,
  'parent-home': <ParentDashboard />,
  'question-management': <QuestionManagementPage />,
  reports: <ReportsPage />,
  runbook: <RunbookPage />,
  together: <TogetherPage />,
  'topic-management': <TopicManagementPage />,
  'user-management': <UserManagementPage />,
  worksheet: <WorksheetPage />,
} as const;

/** A page that adults open, each fetched when it is shown. */
export default function AdultPage({ name }: { name: keyof typeof PAGES }): ReactElement {
  return PAGES[name];
}
