import type { UseQueryResult } from '@tanstack/react-query';

/** Figures that are shown together failed to load; `retry` fetches those that failed. */
export interface FailedQueries {
  state: 'failed';
  error: unknown;
  retry: () => void;
}

/** The failure of queries that are shown together; null unless one has failed without data from before. */
export function findFailure(queries: readonly UseQueryResult[]): FailedQueries | null {
  const failed = queries.find((query) => query.isError && !query.data);
  if (!failed) return null;
  return {
    state: 'failed',
    error: failed.error,
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
