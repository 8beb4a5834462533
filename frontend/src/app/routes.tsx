import { ANY_ROLE, type Role } from '@sumfox/contracts/endpoint';
import type { ReactElement } from 'react';
import { Navigate } from 'react-router-dom';
import { useUser } from '../entities/account/index.js';
import { prepared } from '../shared/lib/prepared.js';
import { AdventurePage } from '../pages/adventure/index.js';
import { AssessmentSelectionPage } from '../pages/assessment-selection/index.js';
import { DashboardVariant } from '../pages/dashboard-variant/index.js';
import { DayPage } from '../pages/day/index.js';
import { MyDenPage } from '../pages/my-den/index.js';
import { MyLookPage } from '../pages/my-look/index.js';
import { MyMistakesPage } from '../pages/my-mistakes/index.js';
import { MyProgressPage } from '../pages/my-progress/index.js';
import { AssessmentPage } from '../pages/paper/index.js';
import { ProfilePage } from '../pages/profile/index.js';
import { DashboardSections, StudentHome } from '../pages/student-home/index.js';

/** The pages that adults open, with the list of what each is made of: a pupil's visit does without it. */
const AdultPage = prepared(
  () => import('./adult-page.js'),
  (part) => part.default,
);

/** One page of the product and who may see it. */
export interface PageRoute {
  path: string;
  roles: readonly Role[];
  page: ReactElement;
}

const HOMES = {
  child: <StudentHome address="home" />,
  parent: <AdultPage name="parent-home" />,
  admin: <AdultPage name="admin-home" />,
} as const;
const DASHBOARDS = { ...HOMES, child: <StudentHome address="dashboard" /> } as const;

/** Fetches the page at an address before it is shown: the two that pupils open most, and the list of the adults'. */
export async function preparePage(pathname: string, role: Role): Promise<void> {
  if (role !== 'child') {
    await AdultPage.prepare();
    return;
  }
  if (pathname === '/') await StudentHome.prepare();
  else if (pathname === '/dashboard') await Promise.all([StudentHome.prepare(), DashboardSections.prepare()]);
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
  { path: '/my-den', roles: ['child'], page: <MyDenPage /> },
  { path: '/my-look', roles: ['child'], page: <MyLookPage /> },
  { path: '/assessment-selection', roles: ['child'], page: <AssessmentSelectionPage /> },
  { path: '/student-assessment', roles: ['child'], page: <AssessmentSelectionPage /> },
  { path: '/dual-proficiency', roles: ANY_ROLE, page: <PupilsOrHome page={<AdventurePage />} /> },
  { path: '/assessment/:id/:mode?', roles: ['child'], page: <AssessmentPage /> },
  { path: '/assessments/:id/:mode?', roles: ['child'], page: <AssessmentPage /> },
  { path: '/day/:date', roles: ['child'], page: <DayPage /> },
  { path: '/profile', roles: ANY_ROLE, page: <ProfilePage /> },
  { path: '/question-management', roles: ANY_ROLE, page: <AdultPage name="question-management" /> },
  { path: '/student-profile/:userId', roles: ['parent'], page: <AdultPage name="child-profile" /> },
  // Users who are not parents read "Access denied" there (PARENT-1).
  { path: '/child-progress/:userId', roles: ANY_ROLE, page: <AdultPage name="child-progress" /> },
  {
    path: '/child-progress/:userId/assessment/:id',
    roles: ['parent'],
    page: <AdultPage name="child-paper" />,
  },
  { path: '/reports', roles: ['parent'], page: <AdultPage name="reports" /> },
  { path: '/worksheet/:id', roles: ['parent'], page: <AdultPage name="worksheet" /> },
  { path: '/together/:topicId', roles: ['parent'], page: <AdultPage name="together" /> },
  { path: '/topic-management', roles: ['parent', 'admin'], page: <AdultPage name="topic-management" /> },
  { path: '/admin', roles: ['admin'], page: <AdultPage name="admin" /> },
  { path: '/admin/failures/:code', roles: ['admin'], page: <AdultPage name="failure" /> },
  { path: '/admin/runbooks/:name', roles: ['admin'], page: <AdultPage name="runbook" /> },
  { path: '/user-management', roles: ['admin'], page: <AdultPage name="user-management" /> },
  { path: '/audit-log', roles: ['admin'], page: <AdultPage name="audit-log" /> },
  // Addresses that are left behind by signing in; a family's registration leads to /parent-dashboard.
  { path: '/login', roles: ANY_ROLE, page: toDashboard },
  { path: '/register', roles: ANY_ROLE, page: toDashboard },
  { path: '/register2', roles: ANY_ROLE, page: toDashboard },
  { path: '/parent-dashboard', roles: ANY_ROLE, page: toDashboard },
];
