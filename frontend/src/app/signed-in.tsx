import type { User } from '@sumfox/contracts/identity/account';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Boot } from './boot.js';
import { Skeleton } from '../shared/ui/skeleton.js';
import { notify } from '../shared/ui/notify.js';
import { CHANGED_BY_RESULT } from '../entities/paper/index.js';
import { sendUnsavedJournals } from '../features/send-unsaved/index.js';
import { useAppliedComfort } from '../entities/comfort/index.js';
import { prepareLook, useAppliedLook } from '../entities/look/index.js';
import { sessionQuery, useLargeControls, UserContext } from '../entities/account/index.js';
import { registerServiceWorker } from './service-worker-registration.js';
import { NoPageHere, RoleGuard } from './role-guard.js';
import { preparePage, ROUTES } from './routes.js';
import { Shell } from './shell.js';
import { MustChangePassword } from '../features/change-password/index.js';
import { MustSetUpSecondFactor } from '../features/second-factor/index.js';
import { SIGNED_IN } from './signed-in.messages.js';

/** Fetches the page at an address and the look of its pupil before it is shown. */
export async function prepareFor(pathname: string, user: User): Promise<void> {
  await Promise.all([preparePage(pathname, user.role), prepareLook(user)]);
}

/**
 * Work that a former visit could not send goes as soon as there is a server to take it. With the connection back it is
 * also asked whether the pupil is still signed in, for without one the device's word had to do.
 */
function keepWorkMoving(client: QueryClient, userId: string): () => void {
  const send = async (): Promise<void> => {
    const handedIn = await sendUnsavedJournals(userId);
    if (handedIn.length === 0) return;
    notify(SIGNED_IN.get().assessmentSubmitted, SIGNED_IN.get().yourAnswersAreHanded, 'success');
    for (const queryKey of CHANGED_BY_RESULT) void client.invalidateQueries({ queryKey });
  };
  const reconnect = (): void => {
    void client.fetchQuery({ ...sessionQuery, staleTime: 0 });
    void send();
  };
  void send();
  registerServiceWorker();
  window.addEventListener('online', reconnect);
  return () => window.removeEventListener('online', reconnect);
}

/** The product for whoever is signed in. */
export default function SignedIn({ user }: { user: User }) {
  const { userId, role, mustChangePassword, mustSetUpSecondFactor } = user;
  useAppliedComfort(user);
  useAppliedLook(user);
  useLargeControls(user);
  const client = useQueryClient();
  // Until then the server refuses everything else, and what is unsent stays on the device.
  const mayWork = role === 'child' && !mustChangePassword;
  useEffect(() => (mayWork ? keepWorkMoving(client, userId) : undefined), [client, userId, mayWork]);
  const first = mustChangePassword ? (
    <MustChangePassword />
  ) : (
    mustSetUpSecondFactor && <MustSetUpSecondFactor />
  );
  if (first)
    return (
      <UserContext value={user}>
        <Suspense fallback={<Boot />}>{first}</Suspense>
      </UserContext>
    );
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
