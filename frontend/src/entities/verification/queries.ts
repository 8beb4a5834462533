import { markAgreement } from '@sumfox/contracts/analytics/agreement.endpoints';
import {
  assessmentsForVerification,
  paperToVerify,
  verificationSummary,
} from '@sumfox/contracts/assessment/human-verification.endpoints';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';
import { FACTORY_KEY } from '../batch/index.js';

/** Under the console's own key, so that Refresh Data fetches it again as well. */
const VERIFICATION_KEY = [...FACTORY_KEY, 'verification'] as const;

/** The list is stale after 30 s (CONSOLE-12). */
const STALE_MS = 30_000;

/** Papers of one page. */
const PAGE_SIZE = 10;

/** What the list is narrowed by. */
export interface PaperFilters {
  student: string;
  /** Number or type. */
  assessment: string;
  /** Empty for every grade. */
  grade: GradeLevel | '';
  flagged: boolean;
}

/** Completed papers page by page, most doubtful first. It stands still while one of them is open. */
export const papersToVerifyQuery = (filters: PaperFilters, isPaused: boolean) =>
  infiniteQueryOptions({
    queryKey: [...VERIFICATION_KEY, 'papers', filters],
    queryFn: ({ pageParam, signal }) =>
      call(
        assessmentsForVerification,
        {
          query: {
            ...(filters.student.trim() ? { student: filters.student.trim() } : {}),
            ...(filters.assessment.trim() ? { assessment: filters.assessment.trim() } : {}),
            ...(filters.grade ? { grade: filters.grade } : {}),
            ...(filters.flagged ? { flagged: 'true' as const } : {}),
            ...(pageParam === null ? {} : { cursor: pageParam }),
            limit: String(PAGE_SIZE),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.at(-1)?.nextCursor ?? null,
    staleTime: STALE_MS,
    refetchOnWindowFocus: !isPaused,
  });

export const verificationSummaryQuery = queryOptions({
  queryKey: [...VERIFICATION_KEY, 'summary'],
  queryFn: ({ signal }) => call(verificationSummary, {}, { signal }),
  staleTime: STALE_MS,
});

export const agreementQuery = queryOptions({
  queryKey: [...VERIFICATION_KEY, 'agreement'],
  queryFn: ({ signal }) => call(markAgreement, {}, { signal }),
  staleTime: STALE_MS,
});

/** One paper with drawings; it is not kept, for it is somebody's work. */
export const paperToVerifyQuery = (id: number) =>
  queryOptions({
    queryKey: [...VERIFICATION_KEY, 'paper', id],
    queryFn: ({ signal }) => call(paperToVerify, { params: { id: String(id) } }, { signal }),
    gcTime: 0,
    // What is being judged must not change under the eyes of its reader.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Refetches everything that verdicts change. */
export function forgetVerified(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: VERIFICATION_KEY });
}
