import * as z from 'zod/mini';
import { ResponseToMarkSchema } from '../assessment/submission.calls.js';
import { internalCall } from '../endpoint.js';
import { storedShape } from '../stored-shape.js';
import { REVIEW_KINDS } from './review.js';
import { QuestionMarkSchema } from '../question/question-mark.js';

/** Content of a review entry: as little as shows the doubt. */
export const ReviewedAnswerSchema = z.strictObject({
  questionText: z.string(),
  /** Answer and the key by which it was marked; null where only the key is doubted. */
  response: z.nullable(ResponseToMarkSchema),
  /** The pupil's reason of a challenge. */
  challengeReason: z.nullable(z.string()),
});
export type ReviewedAnswer = z.infer<typeof ReviewedAnswerSchema>;
export const STORED_ASKED_REVIEW = storedShape({
  name: 'asked review',
  version: 1,
  data: ReviewedAnswerSchema,
});

/** A model's reply about one answer, word for word. */
export const ModelSayingSchema = z.strictObject({
  task: z.string(),
  version: z.int(),
  /** Null when none answered. */
  model: z.nullable(z.string()),
  /** The reply as it came, of the task's shape. */
  output: z.unknown(),
});
export type ModelSaying = z.infer<typeof ModelSayingSchema>;

/** An entry of the person's queue. */
export const ReviewSchema = z.strictObject({
  reviewId: z.uuid(),
  kind: z.enum(REVIEW_KINDS),
  /** Why it came here, in a few words for the person. */
  why: z.string(),
  paperId: z.int(),
  /** Place on the paper, from 0. */
  questionIndex: z.int(),
  itemId: z.string(),
  pupilId: z.uuid(),
  asked: ReviewedAnswerSchema,
  /** Marks of the rules; null for an item without marks. */
  ruleMark: z.nullable(QuestionMarkSchema),
  modelSaid: z.array(ModelSayingSchema),
  status: z.enum(['open', 'decided']),
  /** The better mark that a person gave; null when the mark stays. */
  mark: z.nullable(QuestionMarkSchema),
  isKeyFaulty: z.nullable(z.boolean()),
  decidedBy: z.nullable(z.uuid()),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  decidedAt: z.nullable(z.string()),
});
export type Review = z.infer<typeof ReviewSchema>;

/**
 * A page of the queue, oldest first. Of open entries that are one question to a person only the oldest is listed, until
 * it is decided. `after` is the last `reviewId` of the page before.
 */
export const listReviews = internalCall({
  name: 'marking.list-reviews',
  service: 'marking',
  callers: ['assessment'],
  isRepeatable: true,
  input: z.strictObject({
    status: z.enum(['open', 'decided']),
    limit: z.int().check(z.gte(1), z.lte(100)),
    after: z.nullable(z.uuid()),
  }),
  output: z.strictObject({ reviews: z.array(ReviewSchema), openCount: z.int() }),
});

export const getReview = internalCall({
  name: 'marking.get-review',
  service: 'marking',
  callers: ['assessment'],
  isRepeatable: true,
  input: z.strictObject({ reviewId: z.uuid() }),
  /** Null once the pupil has been forgotten. */
  output: z.strictObject({ review: z.nullable(ReviewSchema) }),
});

/**
 * A person's decision. Marks can only go up; fewer than there are, or more than there can be, are refused with 400.
 * It settles every open entry that is the same question, and of a question at fault every open entry of its item.
 * Decided once: the same decision again gets the stored entry, another one 409. Throws 404 for a missing entry.
 */
export const decideReview = internalCall({
  name: 'marking.decide-review',
  service: 'marking',
  callers: ['assessment'],
  input: z.strictObject({
    reviewId: z.uuid(),
    /** Account id of who decides. */
    decidedBy: z.uuid(),
    /** All marks of the question afterwards; null keeps them, and is required for an item without marks. */
    marksAwarded: z.nullable(z.int().check(z.gte(0))),
    /** The question itself is at fault: it leaves the bank, and the pupil gets all its marks. */
    isKeyFaulty: z.boolean(),
  }),
  output: z.strictObject({ review: ReviewSchema }),
});
