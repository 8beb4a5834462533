import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { sessionQuery } from '../features/session/session.api.js';
import { findRememberedGrade } from '../features/session/selected-grade.js';
import { ErrorBoundary } from './error-boundary.js';
import { Boot } from './boot.js';

const loadSignedIn = () => import('./signed-in.js');
const loadSignedOut = () => import('./signed-out.js');
const SignedIn = lazy(loadSignedIn);
const SignedOut = lazy(loadSignedOut);

// The half that will be needed is fetched beside the session, not after it.
void (findRememberedGrade() === null ? loadSignedOut() : loadSignedIn());

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
