import { useQuery, type QueryClient } from '@tanstack/react-query';
import { type ComponentType, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { sessionQuery } from '../entities/account/index.js';
import { ErrorBoundary } from '../shared/ui/error-boundary.js';
import { Boot } from './boot.js';
import { prepared } from '../shared/lib/prepared.js';
import { AdminSetupPage } from '../pages/admin-setup/index.js';
import {
  ConfirmEmailPage,
  ForgotPasswordPage,
  ResetPasswordPage,
  StopEmailsPage,
} from '../pages/email-link/index.js';

const SignedIn = prepared(
  () => import('./signed-in.js'),
  (part) => part.default,
);
const SignedOut = prepared(
  () => import('./signed-out.js'),
  (part) => part.default,
);

/** Pages that links of operators and e-mails open, whoever is signed in. */
const LINKED_PAGES: Readonly<Record<string, ComponentType>> = {
  '/set-up': AdminSetupPage,
  '/forgot-password': ForgotPasswordPage,
  '/reset-password': ResetPasswordPage,
  '/confirm-email': ConfirmEmailPage,
  '/stop-emails': StopEmailsPage,
};

/** Fetches what the first page will show, so that it stands there in one go. Throws where a part cannot be had. */
export async function prepareFirstPage(client: QueryClient): Promise<void> {
  const user = await client.fetchQuery(sessionQuery);
  if (!user) {
    await SignedOut.prepare();
    return;
  }
  const { prepareFor } = await SignedIn.prepare();
  await prepareFor(window.location.pathname, user);
}

/** Landing and login, or the product, by the session; or the page of a link. */
export function App() {
  const session = useQuery(sessionQuery);
  const LinkedPage = LINKED_PAGES[useLocation().pathname];
  if (session.isPending) return <Boot />;
  return (
    <ErrorBoundary resetKey={session.data?.userId ?? ''}>
      <Suspense fallback={<Boot />}>
        {LinkedPage ? (
          <LinkedPage />
        ) : session.data ? (
          <SignedIn key={session.data.userId} user={session.data} />
        ) : (
          <SignedOut />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}
