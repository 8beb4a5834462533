import { markAgreement } from '@sumfox/contracts/analytics/agreement.endpoints';
import {
  assessmentsForVerification,
  paperToVerify,
  verificationSummary,
  verifyPaper,
} from '@sumfox/contracts/assessment/human-verification.endpoints';
import type { EndpointRequest } from '@sumfox/contracts/endpoint';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';
import { FACTORY_KEY } from '../../entities/batch/index.js';
import { PAGE_SIZE, type PaperFilters } from './verification.rules.js';

/** Under the console's own key, so that Refresh Data fetches it anew as well. */
const VERIFICATION_KEY = [...FACTORY_KEY, 'verification'] as const;

/** The list is stale after 30 s (CONSOLE-12). */
const STALE_MS = 30_000;

export type VerdictBody = EndpointRequest<typeof verifyPaper>['body'];

/** Completed papers page by page, most doubtful first. It stands still while one of them is open. */
export const papersQuery = (filters: PaperFilters, isPaused: boolean) =>
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

export const summaryQuery = queryOptions({
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
export const paperQuery = (id: number) =>
  queryOptions({
    queryKey: [...VERIFICATION_KEY, 'paper', id],
    queryFn: ({ signal }) => call(paperToVerify, { params: { id: String(id) } }, { signal }),
    gcTime: 0,
    // What is being judged must not change under the eyes of its reader.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const sendVerdicts = (id: number, body: VerdictBody) =>
  call(verifyPaper, { params: { id: String(id) }, body });

/** Has everything that verdicts change fetched anew. */
export function forgetVerified(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: VERIFICATION_KEY });
}
