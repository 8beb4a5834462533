import * as z from 'zod/mini';
import { internalCall } from '../endpoint.js';
import { MarkSchemeSchema, QuestionSchema } from '../question/item.js';

/**
 * Engine's result for a question on a paper. `proved`: solved again, and the key is right. `corrected`: the question is
 * sound, the key was wrong, and the right one is known. `faulty`: the question as shown is unsound. `unproved`: no
 * proof is possible here.
 */
export const RECHECK_OUTCOMES = ['proved', 'corrected', 'faulty', 'unproved'] as const;

export const RecheckSchema = z.strictObject({
  outcome: z.enum(RECHECK_OUTCOMES),
  /** The proved key, when `corrected`. */
  scheme: z.nullable(MarkSchemeSchema),
});
export type Recheck = z.infer<typeof RecheckSchema>;

/**
 * Rechecks a question of a paper with its key. A faulty one leaves the bank at once, so that no other pupil gets it.
 */
export const recheckItem = internalCall({
  name: 'content.recheck-item',
  service: 'content',
  callers: ['assessment', 'marking', 'marking-worker'],
  isRepeatable: true,
  input: z.strictObject({ question: QuestionSchema, scheme: MarkSchemeSchema }),
  output: RecheckSchema,
});

/**
 * Rechecks one copy of a withdrawn item with its key; changes nothing. Copies differ: one paper may have the wrong key
 * and another the right one.
 */
export const findRightKey = internalCall({
  name: 'content.find-right-key',
  service: 'content',
  callers: ['assessment'],
  isRepeatable: true,
  input: z.strictObject({ question: QuestionSchema, scheme: MarkSchemeSchema }),
  output: RecheckSchema,
});
