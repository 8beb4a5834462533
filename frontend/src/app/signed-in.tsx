import type { User } from '@product/contracts/identity/account';
import { Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Skeleton } from '../components/skeleton.js';
import { sendUnsavedJournals } from '../features/assessment/unsaved-journals.js';
import { useAppliedComfort } from '../features/comfort/use-comfort.js';
import { NoPageHere, RoleGuard } from './role-guard.js';
import { ROUTES } from './routes.js';
import { UserContext } from './user-context.js';
import { Shell } from './shell.js';

/** The product for whoever is signed in. */
export default function SignedIn({ user }: { user: User }) {
  const { userId, role } = user;
  useAppliedComfort(user);
  // Work that a former visit could not send goes as soon as there is a server to take it.
  useEffect(() => {
    if (role === 'child') void sendUnsavedJournals(userId);
  }, [userId, role]);
  return (
    <UserContext value={user}>
      <Shell>
        <Suspense fallback={<Skeleton heights={[64, 160, 240]} />}>
          <Routes>
            {ROUTES.map(({ path, roles, page }) => (
              <Route key={path} path={path} element={<RoleGuard roles={roles}>{page}</RoleGuard>} />
            ))}
            <Route path="*" element={<NoPageHere />} />
          </Routes>
        </Suspense>
      </Shell>
    </UserContext>
  );
}
