import * as z from 'zod/mini';
import { internalCall } from '../endpoint.js';
import { MarkSchemeSchema, QuestionSchema } from '../question/item.js';

/**
 * What the engine says of a question on a paper. `proved`: solved again, and the key holds. `corrected`: the question
 * holds and the key did not; the right one is known. `faulty`: the question does not hold as it is shown. `unproved`:
 * nothing here can prove it.
 */
export const RECHECK_OUTCOMES = ['proved', 'corrected', 'faulty', 'unproved'] as const;

export const RecheckSchema = z.strictObject({
  outcome: z.enum(RECHECK_OUTCOMES),
  /** The proved key, when `corrected`. */
  scheme: z.nullable(MarkSchemeSchema),
});
export type Recheck = z.infer<typeof RecheckSchema>;

/**
 * Solves a question again, as it stands on a paper with its key. One found at fault leaves the bank at once, so that
 * nobody else is given it.
 */
export const recheckItem = internalCall({
  name: 'content.recheck-item',
  service: 'content',
  callers: ['assessment', 'marking', 'marking-worker'],
  input: z.strictObject({ question: QuestionSchema, scheme: MarkSchemeSchema }),
  output: RecheckSchema,
});

/**
 * The same question to the engine for one copy of a withdrawn item, as it stands on a paper with its key; changes
 * nothing. Copies differ: one paper may bear the key that is wrong, and another the right one.
 */
export const findRightKey = internalCall({
  name: 'content.find-right-key',
  service: 'content',
  callers: ['assessment'],
  input: z.strictObject({ question: QuestionSchema, scheme: MarkSchemeSchema }),
  output: RecheckSchema,
});
