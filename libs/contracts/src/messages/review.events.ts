import * as z from 'zod/mini';
import { REVIEW_KINDS } from '../marking/review.js';
import type { EventDefinition } from './events.js';

/** A person has looked at what neither rules nor model could settle. A mark only ever goes up by it. */
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
    /** Null where nothing is marked. */
    marksBefore: z.nullable(z.int()),
    marksAfter: z.nullable(z.int()),
    /** The question itself is at fault. */
    isKeyFaulty: z.boolean(),
  }),
  subscribers: ['assessment', 'identity', 'analytics'],
} as const satisfies EventDefinition;
