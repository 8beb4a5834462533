import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isRestricted, isSignedOut } from './call-error.js';

/** Data is stale at once and fetched again on focus; no retries and no polling unless a query asks for it (ERROR-6). */
export function createQueryClient(
  onSignedOut: (client: QueryClient) => void,
  onRestricted: (client: QueryClient) => void,
): QueryClient {
  const watch = (error: unknown): void => {
    if (isSignedOut(error)) onSignedOut(client);
    else if (isRestricted(error)) onRestricted(client);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: watch }),
    mutationCache: new MutationCache({ onError: watch }),
    defaultOptions: {
      queries: { retry: false, staleTime: 0, refetchOnWindowFocus: true, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
