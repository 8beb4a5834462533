import {
  accessAssessment,
  createAssessment,
  listAssessments,
  PAPER_DEFAULTS,
  saveAnswers,
  submitAssessment,
  type AccessedAssessment,
} from '@sumfox/contracts/assessment/paper.endpoints';
import { checkAnswer } from '@sumfox/contracts/assessment/practice.endpoints';
import type { EndpointRequest } from '@sumfox/contracts/endpoint';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';
import { CallError } from '../../shared/api/call-error.js';
import { sendOnce } from '../../shared/api/send-once.js';
import type { TraceId } from '../../shared/api/trace-context.js';
import { sessionQuery } from '../account/index.js';
import { removeJournal } from './journal-keys.store.js';
import { findKeptPaper } from './kept-paper.store.js';
import type { SaveRequest } from './paper-session.ports.js';
import type { SubmissionBody } from './submission.rules.js';

/** How often a paper in marking is asked for. */
export const POLL_MS = 1_500;
/** The server waits up to 15 s for the marking before it answers. */
const SUBMIT_TIMEOUT_MS = 30_000;

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

/** What every request for a paper asks for. */
export const ASKED_OF_EVERY_PAPER = {
  maxTimeMinutes: PAPER_DEFAULTS.maxTimeMinutes,
  enforceVariety: true,
} as const;

const ASKED_BY_TYPE = {
  diagnostic: {
    comprehensiveMap: true,
    minQuestionsPerCombination: PAPER_DEFAULTS.minQuestionsPerCombination,
  },
  adaptive: { proficiencyBalance: PAPER_DEFAULTS.proficiencyBalance },
} as const;

export const createPaper = (type: 'diagnostic' | 'adaptive', studentId: string, gradeLevel: GradeLevel) =>
  sendOnce(`${type} ${studentId} ${gradeLevel}`, (requestId) =>
    call(createAssessment, {
      body: { type, studentId, gradeLevel, ...ASKED_OF_EVERY_PAPER, ...ASKED_BY_TYPE[type], requestId },
    }),
  );

export const savePaper = (id: number, body: SaveRequest, keepalive: boolean) =>
  call(saveAnswers, { params: { id: String(id) }, body }, { keepalive });

export const checkPaperAnswer = (id: number, body: EndpointRequest<typeof checkAnswer>['body']) =>
  call(checkAnswer, { params: { id: String(id) }, body });

export const submitPaper = (body: SubmissionBody, traceId: TraceId) =>
  call(submitAssessment, { body }, { traceId, timeoutMs: SUBMIT_TIMEOUT_MS });

/** What a paper in work changes elsewhere on the screen. */
export const CHANGED_BY_WORK = [['assessments'], ['dashboard']] as const;

/** Everything a finished paper changes elsewhere on the screen. */
export const CHANGED_BY_RESULT = [
  ['assessments'],
  ['dashboard'],
  ['stats'],
  ['proficiency'],
  ['progress'],
  ['mistakes'],
  ['suggestions'],
] as const;
