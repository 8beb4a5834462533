import {
  createAssessment,
  PAPER_DEFAULTS,
  saveAnswers,
  submitAssessment,
} from '@sumfox/contracts/assessment/paper.endpoints';
import { checkAnswer } from '@sumfox/contracts/assessment/practice.endpoints';
import type { EndpointRequest } from '@sumfox/contracts/endpoint';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { call } from '../../shared/api/call.js';
import { sendOnce } from '../../shared/api/send-once.js';
import type { TraceId } from '../../shared/api/trace-context.js';
import type { SaveRequest } from './paper-session.ports.js';
import type { SubmissionBody } from './submission.rules.js';

/** The server waits up to 15 s for the marking before it answers. */
const SUBMIT_TIMEOUT_MS = 30_000;

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
