import type { User } from '@product/contracts/identity/account';
import { lazy, Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Skeleton } from '../components/skeleton.js';
import { sendUnsavedJournals } from '../features/assessment/unsaved-journals.js';
import { NotFoundPage } from './not-found-page.js';
import { RoleGuard } from './role-guard.js';
import { UserContext } from './user-context.js';
import { Shell } from './shell.js';

const StudentHome = lazy(() => import('../features/home/student-home.js'));
const ParentDashboard = lazy(() => import('../features/parent/parent-dashboard.js'));
const AdminDashboard = lazy(() => import('../features/admin/admin-dashboard.js'));
const MyProgressPage = lazy(() => import('../features/progress/my-progress-page.js'));
const AssessmentPage = lazy(() => import('../features/assessment/assessment-page.js'));

const HOMES = { child: <StudentHome />, parent: <ParentDashboard />, admin: <AdminDashboard /> } as const;

/** The product for whoever is signed in. */
export default function SignedIn({ user }: { user: User }) {
  const home = HOMES[user.role];
  const { userId, role } = user;
  // Work that a former visit could not send goes as soon as there is a server to take it.
  useEffect(() => {
    if (role === 'child') void sendUnsavedJournals(userId);
  }, [userId, role]);
  const assessment = (
    <RoleGuard roles={['child']}>
      <AssessmentPage />
    </RoleGuard>
  );
  return (
    <UserContext value={user}>
      <Shell>
        <Suspense fallback={<Skeleton heights={[64, 160, 240]} />}>
          <Routes>
            <Route path="/" element={home} />
            <Route path="/dashboard" element={home} />
            <Route
              path="/my-progress"
              element={
                <RoleGuard roles={['child']}>
                  <MyProgressPage />
                </RoleGuard>
              }
            />
            <Route path="/assessment/:id/:mode?" element={assessment} />
            <Route path="/assessments/:id/:mode?" element={assessment} />
            {['/login', '/register', '/register2', '/parent-dashboard'].map((path) => (
              <Route key={path} path={path} element={<RoleGuard roles={[]} />} />
            ))}
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Suspense>
      </Shell>
    </UserContext>
  );
}
