import * as z from 'zod/mini';
import { VERIFICATION_OUTCOMES } from '../assessment/dispute.js';
import { internalCall } from '../endpoint.js';
import { MarkSchemeSchema, QuestionSchema } from '../question/item.js';

/** Rechecks a solution and stores the outcome. Rejects beyond the daily limit. */
export const proveSolution = internalCall({
  name: 'marking.prove-solution',
  service: 'marking',
  callers: ['assessment'],
  input: z.strictObject({
    paperId: z.int(),
    questionIndex: z.int(),
    pupilId: z.uuid(),
    question: QuestionSchema,
    scheme: MarkSchemeSchema,
  }),
  output: z.strictObject({
    outcome: z.enum(VERIFICATION_OUTCOMES),
    /** The proved key, when `corrected`. */
    scheme: z.nullable(MarkSchemeSchema),
    leftToday: z.int(),
  }),
});
