import { useQuery, type QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { sessionQuery } from '../features/session/session.api.js';
import { ErrorBoundary } from './error-boundary.js';
import { Boot } from './boot.js';
import { prepared } from './prepared.js';

const SignedIn = prepared(
  () => import('./signed-in.js'),
  (part) => part.default,
);
const SignedOut = prepared(
  () => import('./signed-out.js'),
  (part) => part.default,
);

/** Fetches what the first page will show, so that it stands there in one go. Throws where a part cannot be had. */
export async function prepareFirstPage(client: QueryClient): Promise<void> {
  const user = await client.fetchQuery(sessionQuery);
  if (!user) {
    await SignedOut.prepare();
    return;
  }
  const { preparePage } = await SignedIn.prepare();
  await preparePage(window.location.pathname, user.role);
}

/** Landing and login, or the product, by the session. */
export function App() {
  const session = useQuery(sessionQuery);
  if (session.isPending) return <Boot />;
  return (
    <ErrorBoundary resetKey={session.data?.userId ?? ''}>
      <Suspense fallback={<Boot />}>
        {session.data ? <SignedIn key={session.data.userId} user={session.data} /> : <SignedOut />}
      </Suspense>
    </ErrorBoundary>
  );
}
