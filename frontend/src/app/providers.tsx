import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { currentNotice, subscribeNotices } from '../shared/ui/notify.js';
import { createQueryClient } from '../shared/api/query-client.js';
import { followOtherTabs } from '../features/begin-session/index.js';
import { askSessionAgain, rememberPupil, sessionQuery } from '../entities/account/index.js';

const Toaster = lazy(() => import('../shared/ui/toaster.js'));

/** The session has ended on the server: the login form takes the place of the page, and the address is kept. */
function endSession(client: QueryClient): void {
  rememberPupil(null);
  client.setQueryData(sessionQuery.queryKey, null);
}

/** The toaster is loaded with its first notice. */
function Notices() {
  const notice = useSyncExternalStore(subscribeNotices, currentNotice);
  const [needed, setNeeded] = useState(false);
  if (notice !== null && !needed) setNeeded(true);
  return needed ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}

/** The data of the pages, empty. */
export const createPageData = (): QueryClient => createQueryClient(endSession, askSessionAgain);

export function Providers({ client, children }: { client: QueryClient; children: ReactNode }) {
  useEffect(() => followOtherTabs(client), [client]);
  return (
    <QueryClientProvider client={client}>
      <BrowserRouter>{children}</BrowserRouter>
      <Notices />
    </QueryClientProvider>
  );
}
