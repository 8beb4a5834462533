import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { PupilQuestionSchema } from '../question/item.js';
import {
  ChallengeReasonSchema,
  ChallengeReplySchema,
  REPORT_OUTCOMES,
  VERIFICATION_OUTCOMES,
} from './dispute.js';

const PaperPathSchema = z.object({
  id: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number)),
});
const OWN_PAPER = { object: 'paper', in: 'params', field: 'id', child: 'own' } as const;
const QuestionIndexSchema = z.int().check(z.gte(0), z.lte(99));

export const flagQuestion = endpoint({
  method: 'POST',
  path: '/api/assessments/:id/flag-question',
  service: 'assessment',
  roles: ['child'],
  objectRule: OWN_PAPER,
  summary:
    'Reports a question: it is checked again, and replaced on an unfinished paper when it does not hold.',
  // The service waits for a recheck, and then for a review to be opened.
  timeoutMs: 12_000,
  params: PaperPathSchema,
  // Clients may send `originalQuestion`; it is ignored (ACCESS-4), since the stored question is checked.
  body: z.object({ questionIndex: QuestionIndexSchema }),
  response: z.strictObject({
    success: z.literal(true),
    outcome: z.enum(REPORT_OUTCOMES),
    questionValid: z.boolean(),
    /** The replacing question, if any. */
    newQuestion: z.nullable(PupilQuestionSchema),
    /** Revision of the (then empty) answer at that place; an edit must be above it. */
    revision: z.int(),
    message: z.string(),
  }),
});
export type FlaggedQuestion = z.infer<(typeof flagQuestion)['response']>;

export const challengeMark = endpoint({
  method: 'POST',
  path: '/api/assessments/:id/challenge',
  service: 'assessment',
  roles: ['child'],
  objectRule: OWN_PAPER,
  summary:
    'Challenges the mark of a question of a completed paper, once; a repeated call returns the result.',
  // The service waits for the second reading of the answer.
  timeoutMs: 16_000,
  params: PaperPathSchema,
  body: z.object({ questionIndex: QuestionIndexSchema, challengeReason: ChallengeReasonSchema }),
  response: ChallengeReplySchema,
});

export const verifySolution = endpoint({
  method: 'POST',
  path: '/api/questions/:id/verify',
  service: 'assessment',
  roles: ['child'],
  objectRule: { object: 'question', in: 'params', field: 'id', child: 'own' },
  summary: 'Solves a question of the caller’s completed paper again; three times for a question and day.',
  params: z.object({ id: z.uuid() }),
  response: z.strictObject({
    /** False while a person has to look. */
    success: z.boolean(),
    /** The shown solution was wrong and has been corrected. */
    corrected: z.boolean(),
    outcome: z.enum(VERIFICATION_OUTCOMES),
    leftToday: z.int(),
    message: z.string(),
    /** The same sentence while it could not be proved, else null. */
    error: z.nullable(z.string()),
  }),
});
export type VerifiedSolution = z.infer<(typeof verifySolution)['response']>;

export const markAgain = endpoint({
  method: 'POST',
  path: '/api/assessments/:id/mark-again',
  service: 'assessment',
  roles: ['child'],
  objectRule: OWN_PAPER,
  summary: 'Asks again for the marks that a completed paper still lacks; they count once they are there.',
  params: PaperPathSchema,
  response: z.strictObject({
    success: z.literal(true),
    /** Places, from 0, that are still without a mark. */
    undecided: z.array(z.int()),
  }),
});
