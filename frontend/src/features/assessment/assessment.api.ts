import {
  accessAssessment,
  createAssessment,
  listAssessments,
  saveAnswers,
  submitAssessment,
} from '@product/contracts/assessment/paper.endpoints';
import { checkAnswer } from '@product/contracts/assessment/practice.endpoints';
import type { EndpointRequest } from '@product/contracts/endpoint';
import type { GradeLevel } from '@product/curriculum/grades';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.js';
import { sendOnce } from '../../lib/send-once.js';
import type { TraceId } from '../../lib/trace-context.js';
import type { SaveRequest } from './paper-session.js';
import type { SubmissionBody } from './submission.rules.js';

/** How often a paper in marking is asked for. */
export const POLL_MS = 1_500;
/** The server waits up to 15 s for the marking before it answers. */
const SUBMIT_TIMEOUT_MS = 30_000;

export const assessmentKey = (id: number) => ['assessment', id] as const;

/** One paper. While it is being marked it is asked for again and again. */
export const assessmentQuery = (id: number) =>
  queryOptions({
    queryKey: assessmentKey(id),
    queryFn: async ({ signal }) =>
      (await call(accessAssessment, { params: { id: String(id) } }, { signal })).assessment,
    // The pupil's device holds newer answers than a refetch would bring.
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: (query) => (query.state.data?.status === 'marking' ? POLL_MS : false),
  });

export const assessmentsQuery = queryOptions({
  queryKey: ['assessments'],
  queryFn: ({ signal }) => call(listAssessments, {}, { signal }),
  staleTime: 60_000,
});

export const createPaper = (type: 'diagnostic' | 'adaptive', studentId: string, gradeLevel: GradeLevel) =>
  sendOnce(`${type} ${studentId} ${gradeLevel}`, (requestId) =>
    call(createAssessment, { body: { type, studentId, gradeLevel, requestId } }),
  );

export const savePaper = (id: number, body: SaveRequest, keepalive: boolean) =>
  call(saveAnswers, { params: { id: String(id) }, body }, { keepalive });

export const checkPaperAnswer = (id: number, body: EndpointRequest<typeof checkAnswer>['body']) =>
  call(checkAnswer, { params: { id: String(id) }, body });

export const submitPaper = (body: SubmissionBody, traceId: TraceId) =>
  call(submitAssessment, { body }, { traceId, timeoutMs: SUBMIT_TIMEOUT_MS });

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
