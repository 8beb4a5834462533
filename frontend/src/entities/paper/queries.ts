import {
  accessAssessment,
  type AccessedAssessment,
  listAssessments,
} from '@sumfox/contracts/assessment/paper.endpoints';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { CallError } from '../../shared/api/call-error.js';
import { call } from '../../shared/api/call.js';
import { sessionQuery } from '../account/index.js';
import { removeJournal } from './journal-keys.store.js';
import { findKeptPaper, listKeptPapers } from './kept-paper.store.js';

/** How often a paper in marking is asked for. */
export const POLL_MS = 1_500;

export const assessmentKey = (id: number) => ['assessment', id] as const;

/** The paper from the server; without a connection the paper as this device holds it. */
async function openPaper(id: number, client: QueryClient, signal: AbortSignal): Promise<AccessedAssessment> {
  const userId = client.getQueryData(sessionQuery.queryKey)?.userId ?? '';
  try {
    const { assessment } = await call(accessAssessment, { params: { id: String(id) } }, { signal });
    if (assessment.isCompleted) await removeJournal(userId, id);
    return assessment;
  } catch (error) {
    const kept = error instanceof CallError && error.isPassing ? await findKeptPaper(userId, id) : null;
    if (kept) return kept;
    throw error;
  }
}

/** One paper. While it is being marked it is asked for again and again. */
export const assessmentQuery = (id: number) =>
  queryOptions({
    queryKey: assessmentKey(id),
    queryFn: ({ client, signal }) => openPaper(id, client, signal),
    // The pupil's device holds newer answers than a refetch would bring.
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: (query) => (query.state.data?.status === 'marking' ? POLL_MS : false),
  });

export const assessmentsQuery = queryOptions({
  queryKey: ['assessments'],
  queryFn: ({ signal }) => call(listAssessments, { query: {} }, { signal }),
  staleTime: 60_000,
});

/** The papers of a pupil that this device holds. */
export const keptPapersQuery = (userId: string) =>
  queryOptions({ queryKey: ['kept-papers', userId], queryFn: () => listKeptPapers(userId) });
