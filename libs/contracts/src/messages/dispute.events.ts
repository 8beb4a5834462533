import * as z from 'zod/mini';
import { REPORT_OUTCOMES, VERIFICATION_OUTCOMES } from '../assessment/dispute.js';
import type { EventDefinition } from './events.js';

const place = {
  assessmentId: z.int(),
  questionIndex: z.int(),
  /** The bank item that was asked about. */
  itemId: z.string(),
  pupilId: z.string(),
};

/** A challenge has come to its end. The words to the child are read from where they are kept. */
export const challengeDecided = {
  name: 'challenge.decided',
  version: 1,
  data: z.strictObject({
    ...place,
    challengeId: z.uuid(),
    reason: z.string(),
    decision: z.enum(['approved', 'rejected']),
    /** `key-faulty`: the question was at fault, not the marking. Null for a rejection. */
    basis: z.nullable(z.enum(['marked-again', 'key-faulty', 'person'])),
  }),
  subscribers: ['assessment', 'analytics'],
} as const satisfies EventDefinition;

export const questionFlagged = {
  name: 'question.flagged',
  version: 1,
  data: z.strictObject({ ...place, outcome: z.enum(REPORT_OUTCOMES) }),
  subscribers: ['analytics'],
} as const satisfies EventDefinition;

export const questionVerified = {
  name: 'question.verified',
  version: 1,
  data: z.strictObject({ ...place, outcome: z.enum(VERIFICATION_OUTCOMES) }),
  subscribers: ['analytics'],
} as const satisfies EventDefinition;
