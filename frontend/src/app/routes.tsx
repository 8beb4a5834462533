import { ANY_ROLE, type Role } from '@sumfox/contracts/endpoint';
import { lazy, type ReactElement } from 'react';
import { Navigate } from 'react-router-dom';
import { prepared } from '../shared/lib/prepared.js';
import { useUser } from '../entities/account/user-context.js';

const StudentHome = prepared(
  () => import('../pages/student-home/student-home.js'),
  (part) => part.default,
);
const ChildDashboard = lazy(() => import('../pages/child-dashboard/child-dashboard.js'));
const AdminRedirect = lazy(() => import('./admin-redirect.js'));
const ParentDashboard = lazy(() => import('../pages/parent-home/parent-dashboard.js'));
const AdminDashboard = lazy(() => import('../pages/admin/admin-dashboard.js'));
const DashboardVariant = lazy(() => import('../pages/dashboard-variant/dashboard-variant.js'));
const MyProgressPage = lazy(() => import('../pages/my-progress/my-progress-page.js'));
const MyMistakesPage = lazy(() => import('../pages/my-mistakes/my-mistakes-page.js'));
const AssessmentSelectionPage = lazy(
  () => import('../pages/assessment-selection/assessment-selection-page.js'),
);
const AdventurePage = lazy(() => import('../pages/adventure/adventure-page.js'));
const AssessmentPage = prepared(
  () => import('../pages/paper/assessment-page.js'),
  (part) => part.default,
);
const DayPage = lazy(() => import('../pages/day/day-page.js'));
const ProfilePage = lazy(() => import('../pages/profile/profile-page.js'));
const ChildProfilePage = lazy(() => import('../pages/child-profile/child-profile-page.js'));
const ChildProgressPage = lazy(() => import('../pages/child-progress/child-progress-page.js'));
const ChildPaperPage = lazy(() => import('../pages/child-paper/child-paper-page.js'));
const ReportsPage = lazy(() => import('../pages/reports/reports-page.js'));
const TopicManagementPage = lazy(() => import('../pages/topic-management/topic-management-page.js'));
const UserManagementPage = lazy(() => import('../pages/user-management/user-management-page.js'));
const AuditLogPage = lazy(() => import('../pages/audit-log/audit-log-page.js'));
const QuestionManagementPage = lazy(() => import('../pages/question-management/question-management-page.js'));

/** One page of the product and who may see it. */
export interface PageRoute {
  path: string;
  roles: readonly Role[];
  page: ReactElement;
}

const HOMES = { child: <StudentHome />, parent: <ParentDashboard />, admin: <AdminRedirect /> } as const;
const DASHBOARDS = { ...HOMES, child: <ChildDashboard /> } as const;

/** Fetches the page at an address before it is shown: the two that pupils open most. */
export async function preparePage(pathname: string, role: Role): Promise<void> {
  if (role !== 'child') return;
  if (pathname === '/') await StudentHome.prepare();
  else if (/^\/assessments?\/\d+$/.test(pathname)) await AssessmentPage.prepare();
}

function Home() {
  return HOMES[useUser().role];
}

function Dashboard() {
  return DASHBOARDS[useUser().role];
}

/** The other dashboards (HOME-8): one page in a different dress at each address; `/welcome` is the eighth (HOME-12). */
const VARIANTS: readonly PageRoute[] = (
  [
    ['/dashboard-og', 'og'],
    ['/dashboard-demo-1', 'demo-1'],
    ['/dashboard-demo-2', 'demo-2'],
    ['/dashboard-demo-3', 'demo-3'],
    ['/dashboard-demo-4', 'demo-4'],
    ['/dashboard-demo-5', 'demo-5'],
    ['/dashboard-demo-6', 'demo-6'],
    ['/welcome', 'welcome'],
  ] as const
).map(([path, id]) => ({ path, roles: ANY_ROLE, page: <DashboardVariant id={id} /> }));

/** A page for pupils whose address others may open too: they are taken home (PAGE-6). */
function PupilsOrHome({ page }: { page: ReactElement }) {
  return useUser().role === 'child' ? page : toDashboard;
}

const toDashboard = <Navigate to="/dashboard" replace />;

/** The addresses of signed-in users (PAGE-1); every other one is the 404 page (PAGE-2). */
export const ROUTES: readonly PageRoute[] = [
  { path: '/', roles: ANY_ROLE, page: <Home /> },
  { path: '/dashboard', roles: ANY_ROLE, page: <Dashboard /> },
  ...VARIANTS,
  { path: '/my-progress', roles: ANY_ROLE, page: <MyProgressPage /> },
  { path: '/my-mistakes', roles: ['child'], page: <MyMistakesPage /> },
  { path: '/assessment-selection', roles: ['child'], page: <AssessmentSelectionPage /> },
  { path: '/student-assessment', roles: ['child'], page: <AssessmentSelectionPage /> },
  { path: '/dual-proficiency', roles: ANY_ROLE, page: <PupilsOrHome page={<AdventurePage />} /> },
  { path: '/assessment/:id/:mode?', roles: ['child'], page: <AssessmentPage /> },
  { path: '/assessments/:id/:mode?', roles: ['child'], page: <AssessmentPage /> },
  { path: '/day/:date', roles: ['child'], page: <DayPage /> },
  { path: '/profile', roles: ANY_ROLE, page: <ProfilePage /> },
  { path: '/question-management', roles: ANY_ROLE, page: <QuestionManagementPage /> },
  { path: '/student-profile/:userId', roles: ['parent'], page: <ChildProfilePage /> },
  // Users who are not parents read "Access denied" there (PARENT-1).
  { path: '/child-progress/:userId', roles: ANY_ROLE, page: <ChildProgressPage /> },
  { path: '/child-progress/:userId/assessment/:id', roles: ['parent'], page: <ChildPaperPage /> },
  { path: '/reports', roles: ['parent'], page: <ReportsPage /> },
  { path: '/topic-management', roles: ['parent', 'admin'], page: <TopicManagementPage /> },
  { path: '/admin', roles: ['admin'], page: <AdminDashboard /> },
  { path: '/user-management', roles: ['admin'], page: <UserManagementPage /> },
  { path: '/audit-log', roles: ['admin'], page: <AuditLogPage /> },
  // Addresses that are left behind by signing in; a family's registration leads to /parent-dashboard.
  { path: '/login', roles: ANY_ROLE, page: toDashboard },
  { path: '/register', roles: ANY_ROLE, page: toDashboard },
  { path: '/register2', roles: ANY_ROLE, page: toDashboard },
  { path: '/parent-dashboard', roles: ANY_ROLE, page: toDashboard },
];
