import * as z from 'zod/mini';
import { VerdictSchema } from '../assessment/human-verification.js';
import { REVIEW_KINDS } from '../marking/review.js';
import { QuestionKindSchema } from '../question/item.js';
import type { EventDefinition } from './event.js';

/** A person decided what neither rules nor model could settle. The decision can only raise a mark. */
export const reviewDecided = {
  name: 'review.decided',
  version: 1,
  data: z.strictObject({
    reviewId: z.uuid(),
    kind: z.enum(REVIEW_KINDS),
    assessmentId: z.int(),
    questionIndex: z.int(),
    /** The bank item that it is about. */
    itemId: z.string(),
    pupilId: z.string(),
    /** Account id of who decided. */
    decidedBy: z.string(),
    /** Null for an item without marks. */
    marksBefore: z.nullable(z.int()),
    marksAfter: z.nullable(z.int()),
    /** The question itself is at fault. */
    isKeyFaulty: z.boolean(),
  }),
  subscribers: ['assessment', 'identity', 'analytics'],
} as const satisfies EventDefinition;

/** A person verified marks of a completed paper; one event for all verdicts of a request. */
export const paperVerified = {
  name: 'paper.verified',
  version: 1,
  data: z.strictObject({
    /** Totals of one request. */
    verificationId: z.uuid(),
    assessmentId: z.int(),
    pupilId: z.string(),
    /** Account id of who decided. */
    decidedBy: z.string(),
    verdicts: z.array(
      z.strictObject({
        questionIndex: z.int(),
        itemId: z.string(),
        questionType: QuestionKindSchema,
        verdict: VerdictSchema,
        /** The question itself is at fault. */
        isQuestionFaulty: z.boolean(),
        marksBefore: z.int(),
        /** Marks of the reviewer; null unless corrected. It may be fewer than before, and then the mark stays. */
        marksGiven: z.nullable(z.int()),
        marksAfter: z.int(),
        marksPossible: z.int(),
      }),
    ),
  }),
  subscribers: ['identity', 'analytics'],
} as const satisfies EventDefinition;
