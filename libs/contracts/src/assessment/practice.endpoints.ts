import * as z from 'zod/mini';
import { ANY_ROLE, endpoint } from '../endpoint.js';
import { ProficiencyLevelSchema } from '../question/item.js';
import { CheckedAnswerSchema } from './checked-answer.js';
import {
  AssessmentIdSchema,
  AssessmentSummarySchema,
  AssessmentTypeSchema,
  PAPER_IN_PATH,
  RequestIdSchema,
} from './paper.endpoints.js';
import { AnswerEntrySchema } from './response.js';
import { PUPIL_IN_PATH } from './progress.endpoints.js';

/** Questions of a mixed assessment (PAPER-6). */
export const MIXED_COUNT = 5;
/** Most questions of a review (PAPER-6). */
export const REVIEW_MAX = 20;

const PaperPathSchema = z.object({
  id: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number)),
});
const OWN_PAPER = { object: 'paper', in: 'params', field: 'id', child: 'own' } as const;

export const getAssessment = endpoint({
  method: 'GET',
  path: '/api/assessments/:id',
  service: 'assessment',
  roles: ANY_ROLE,
  objectRule: PAPER_IN_PATH,
  summary: 'One assessment, as in the list: of its pupil, a linked parent or an admin.',
  params: PaperPathSchema,
  response: AssessmentSummarySchema,
});

export const deleteAssessment = endpoint({
  method: 'DELETE',
  path: '/api/assessments/:id',
  service: 'assessment',
  roles: ['child', 'parent'],
  objectRule: { ...OWN_PAPER, parent: 'linked' },
  summary:
    'Removes an unfinished assessment of the calling child; 409 once it is handed in. A parent may take back only one that a parent assigned (403 otherwise), until the child has begun it (409).',
  params: PaperPathSchema,
  response: z.strictObject({ success: z.literal(true) }),
});

export const generateMixed = endpoint({
  method: 'POST',
  path: '/api/dual-proficiency/generate-assessment',
  service: 'assessment',
  roles: ['child', 'parent'],
  objectRule: { object: 'pupil', in: 'body', field: 'childId', child: 'own', parent: 'linked' },
  summary:
    'A mixed practice over concepts and heuristics, at the readiness levels named; for the linked child that a parent names.',
  body: z.object({
    /** Pupil of the practice; by default the calling child. */
    childId: z.optional(z.string().check(z.maxLength(64))),
    assessmentType: z.optional(z.literal('mixed')),
    questionCount: z.optional(z.int().check(z.gte(1), z.lte(15))),
    includeReadinessLevels: z.optional(z.array(ProficiencyLevelSchema).check(z.minLength(1), z.maxLength(4))),
    requestId: z.optional(RequestIdSchema),
  }),
  response: z.strictObject({
    success: z.literal(true),
    assessment: z.strictObject({ id: AssessmentIdSchema }),
    data: z.strictObject({ assessmentId: AssessmentIdSchema }),
  }),
});

export const generateReview = endpoint({
  method: 'POST',
  path: '/api/assessments/generate-review',
  service: 'assessment',
  roles: ['child'],
  objectRule: 'session',
  summary: 'A review of what went wrong and of what is due again; none when there is nothing to review.',
  body: z.object({
    maxQuestions: z.optional(z.int().check(z.gte(1), z.lte(REVIEW_MAX))),
    requestId: z.optional(RequestIdSchema),
  }),
  response: z.strictObject({
    success: z.literal(true),
    data: z.strictObject({
      questionsCount: z.int(),
      /** Null without anything to review. */
      assessmentId: z.nullable(AssessmentIdSchema),
    }),
  }),
});

/** Questions of a paper made of similar ones. */
export const SIMILAR_COUNT = 3;

export const generateSimilar = endpoint({
  method: 'POST',
  path: '/api/assessments/generate-similar',
  service: 'assessment',
  roles: ['child'],
  objectRule: { object: 'paper', in: 'body', field: 'assessmentId', child: 'own' },
  summary:
    'New questions like those that lost marks: three for a whole completed paper, or one for each question named.',
  body: z.object({
    /** The whole paper; the pairings that lost marks on it, the hardest for the pupil first. */
    assessmentId: z.optional(AssessmentIdSchema),
    /** Instead of a whole paper: single questions of completed papers. */
    questions: z.optional(
      z
        .array(
          z.object({
            assessmentId: AssessmentIdSchema,
            questionIndex: z.int().check(z.gte(0), z.lte(99)),
          }),
        )
        .check(z.minLength(1), z.maxLength(SIMILAR_COUNT)),
    ),
    requestId: RequestIdSchema,
  }),
  response: z.strictObject({
    success: z.literal(true),
    data: z.strictObject({
      questionsCount: z.int(),
      /** Null when the paper lost no marks. */
      assessmentId: z.nullable(AssessmentIdSchema),
    }),
  }),
});

export const suggestions = endpoint({
  method: 'GET',
  path: '/api/assessments/suggestions/:userId',
  service: 'assessment',
  roles: ANY_ROLE,
  objectRule: PUPIL_IN_PATH,
  summary: 'Which kind of assessment to take next, why, and what to practise.',
  params: z.object({ userId: z.string().check(z.minLength(1), z.maxLength(64)) }),
  response: z.strictObject({
    suggestion: z.strictObject({
      type: AssessmentTypeSchema,
      /** One or two sentences to the pupil. */
      reasoning: z.string(),
    }),
    /** At most three, the most useful first. */
    recommendations: z.array(z.strictObject({ title: z.string(), description: z.string() })),
  }),
});
export type Suggestions = z.infer<(typeof suggestions)['response']>;

export const reviewStatus = endpoint({
  method: 'GET',
  path: '/api/assessments/review-status',
  service: 'assessment',
  roles: ['child'],
  objectRule: 'session',
  summary: 'Whether the weekly review is open to the caller, and how much there is to review.',
  response: z.strictObject({
    /** At least five completed assessments, or one in the last seven days (PROFICIENCY-8). */
    unlocked: z.boolean(),
    /** Mistakes that can be corrected today; one answered right today waits for another day. */
    mistakes: z.int(),
    /** Pairings due again by now. */
    due: z.int(),
  }),
});

/** Tries a pupil has at one question of a practice paper; the first is what counts. */
export const CHECK_TRIES = 2;

export const checkAnswer = endpoint({
  method: 'POST',
  path: '/api/assessments/:id/check',
  service: 'assessment',
  roles: ['child'],
  objectRule: OWN_PAPER,
  summary:
    'Practice only: says straight away whether an answer is right; a hint and another try, then the worked solution.',
  params: PaperPathSchema,
  body: z.extend(AnswerEntrySchema, { questionIndex: z.int().check(z.gte(0), z.lte(99)) }),
  response: CheckedAnswerSchema,
});
export type { CheckedAnswer } from './checked-answer.js';
