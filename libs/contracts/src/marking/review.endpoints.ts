import * as z from 'zod/mini';
import { ChallengeReasonSchema } from '../assessment/dispute.js';
import { PlaceOnPaperSchema } from '../assessment/place.calls.js';
import { endpoint } from '../endpoint.js';
import { DoneSchema } from '../identity/fields.js';
import { AnswerToMarkSchema } from '../question/answer.js';
import { MarkPointSchema, PupilQuestionSchema, ShownSchemeSchema } from '../question/item.js';
import { REVIEW_KINDS } from './review.js';
import { ModelSayingSchema } from './review.calls.js';
import { QuestionMarkSchema } from '../question/question-mark.js';

const MarksSchema = z.int().check(z.gte(0), z.lte(100));

/**
 * A review entry for an admin: the question, the answer, the key and the evidence. It names neither pupil nor paper, so
 * that the reviewer judges the answer and not the child.
 */
export const QueuedReviewSchema = z.strictObject({
  reviewId: z.uuid(),
  kind: z.enum(REVIEW_KINDS),
  /** Why it came here, in a few words. */
  why: z.string(),
  itemId: z.string(),
  questionText: z.string(),
  /** The whole question with its drawing; null where only its text was kept, see {@link reviewedPlace}. */
  question: z.nullable(PupilQuestionSchema),
  /** The pupil's answer; null when only the key is doubted. */
  given: z.nullable(z.strictObject({ ...AnswerToMarkSchema.shape, working: z.string() })),
  /** The key used or doubted; null when neither is known any more. */
  key: z.nullable(
    z.strictObject({
      ...ShownSchemeSchema.shape,
      /** One for each blank or labelled part. */
      parts: z.array(
        z.strictObject({
          label: z.nullable(z.string()),
          expected: z.string(),
          acceptedAnswers: z.array(z.string()),
        }),
      ),
      markPoints: z.array(MarkPointSchema),
    }),
  ),
  challengeReason: z.nullable(ChallengeReasonSchema),
  /** Marks of the rules; null for an item without marks. */
  ruleMark: z.nullable(
    z.pick(QuestionMarkSchema, {
      marksAwarded: true,
      marksPossible: true,
      reasonCode: true,
      feedback: true,
      readAs: true,
      workingMarks: true,
    }),
  ),
  /** The pupil's marks before a decision, and the maximum; null for an item without marks. */
  standing: z.nullable(z.strictObject({ marksAwarded: MarksSchema, marksPossible: MarksSchema })),
  modelSaid: z.array(ModelSayingSchema),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** Null while it waits. */
  decision: z.nullable(
    z.strictObject({
      /** All marks afterwards; null when the mark stayed. */
      marksAwarded: z.nullable(MarksSchema),
      isKeyFaulty: z.boolean(),
      /** Username of the reviewer; null for a deleted account. */
      decidedBy: z.nullable(z.string()),
      /** ISO 8601, UTC. */
      decidedAt: z.string(),
    }),
  ),
});
export type QueuedReview = z.infer<typeof QueuedReviewSchema>;

export const reviewQueue = endpoint({
  method: 'GET',
  path: '/api/admin/reviews',
  service: 'marking',
  roles: ['admin'],
  objectRule: 'role',
  summary: 'What waits for a person, oldest first; or what was decided, newest first.',
  query: z.object({
    status: z._default(z.enum(['open', 'decided']), 'open'),
    /** 0 only counts. */
    limit: z._default(
      z.pipe(
        z.string().check(z.regex(/^\d{1,2}$/)),
        z.pipe(z.transform(Number), z.int().check(z.gte(0), z.lte(50))),
      ),
      20,
    ),
    /** `nextAfter` of the page before. */
    after: z.optional(z.uuid()),
  }),
  response: z.strictObject({
    reviews: z.array(QueuedReviewSchema),
    openCount: z.int().check(z.gte(0)),
    /** Null on the last page. */
    nextAfter: z.nullable(z.uuid()),
  }),
});
export type ReviewQueuePage = z.infer<(typeof reviewQueue)['response']>;

export const reviewedPlace = endpoint({
  method: 'GET',
  path: '/api/admin/reviews/:reviewId/place',
  service: 'marking',
  roles: ['admin'],
  objectRule: { object: 'review', in: 'params', field: 'reviewId', admin: 'any' },
  summary: 'The place of an entry on its paper: the question with its drawing, and that of the pupil.',
  params: z.object({ reviewId: z.uuid() }),
  response: PlaceOnPaperSchema,
});

export const settleReview = endpoint({
  method: 'POST',
  path: '/api/admin/reviews/:reviewId',
  service: 'marking',
  roles: ['admin'],
  objectRule: { object: 'review', in: 'params', field: 'reviewId', admin: 'any' },
  summary:
    'Decides an entry, once: marks only go up, and a question at fault leaves the bank. The same decision again changes nothing; another one is refused with 409.',
  params: z.object({ reviewId: z.uuid() }),
  body: z.strictObject({
    /** All marks of the question afterwards; null keeps them, and is required for an item without marks. */
    marksAwarded: z.nullable(MarksSchema),
    /** The question itself is at fault: it leaves the bank, and every pupil who had it is marked again. */
    isKeyFaulty: z.boolean(),
  }),
  response: DoneSchema,
});
