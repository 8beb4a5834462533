import { PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import * as z from 'zod/mini';
import type { SituationAsk } from './situation.js';

const GuessesSchema = z.strictObject({
  of: z.string(),
  comesTo: z.string(),
  target: z.string(),
  first: z.optional(z.string()),
  also: z.optional(z.record(z.string(), z.string())),
});

const AsksSchema = z.array(
  z.strictObject({
    id: z.string(),
    levels: z.array(z.enum(PROFICIENCY_LEVELS)),
    asked: z.string(),
    tells: z.array(z.string()),
    defines: z.optional(z.array(z.string())),
    middle: z.optional(z.string()),
    middleBlank: z.optional(z.string()),
    last: z.optional(z.string()),
    guesses: z.optional(GuessesSchema),
  }),
);

/** The asks of a table, by the same names. */
export const readAsks = <Key extends string>(
  table: Readonly<Record<Key, unknown>>,
): Readonly<Record<Key, readonly SituationAsk[]>> =>
  z.record(z.string(), AsksSchema).parse(table) as Record<Key, readonly SituationAsk[]>;
