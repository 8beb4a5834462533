import { jobsStats, type JobState, queueJobs } from '@sumfox/contracts/content/jobs.endpoints';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';
import { FACTORY_KEY } from '../batch/index.js';

/** Everything about background jobs; fetched again with the rest of the console, or by itself. */
export const JOBS_KEY = [...FACTORY_KEY, 'jobs'] as const;

const REFRESH_MS = 15_000;

export const jobsStatsQuery = (polls: boolean) =>
  queryOptions({
    queryKey: [...JOBS_KEY, 'stats'],
    queryFn: async ({ signal }) => (await call(jobsStats, {}, { signal })).queues,
    refetchInterval: polls ? REFRESH_MS : false,
  });

const PAGE = 20;

/** Jobs of a queue in one state, page by page. */
export const queueJobsQuery = (queue: string, state: JobState) =>
  infiniteQueryOptions({
    queryKey: [...JOBS_KEY, 'list', queue, state],
    queryFn: ({ pageParam, signal }) =>
      call(
        queueJobs,
        { params: { queue }, query: { state, offset: String(pageParam), limit: String(PAGE) } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = PAGE * pages.length;
      return shown < total ? shown : undefined;
    },
    gcTime: 0,
  });
