import * as z from 'zod/mini';
import { VisualSchema } from '../question/item.js';

/** Feedback to a practising pupil on a checked answer. */
export const CheckedAnswerSchema = z.strictObject({
  outcome: z.enum(['right', 'nearly', 'not-yet']),
  /** One kind sentence. */
  feedback: z.string(),
  /** Hint for the next attempt; null without one. */
  hint: z.nullable(z.string()),
  /** How the answer was read; null when it could not be. */
  readAs: z.nullable(z.string()),
  triesLeft: z.int(),
  /** Once the answer is right or the tries are used: the answer and the steps. */
  solution: z.nullable(
    z.strictObject({
      modelAnswer: z.string(),
      steps: z.array(z.string()),
      /** Drawings beside the steps; absent where there are none. */
      visuals: z.optional(z.array(VisualSchema)),
    }),
  ),
});
export type CheckedAnswer = z.infer<typeof CheckedAnswerSchema>;

/** An earlier check on an open practice paper, so that another device shows the same. */
export const MadeCheckSchema = z.strictObject({
  questionIndex: z.int(),
  /** True when the present answer is the checked one; false after a change. */
  isCurrent: z.boolean(),
  said: CheckedAnswerSchema,
});
export type MadeCheck = z.infer<typeof MadeCheckSchema>;
