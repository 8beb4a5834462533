import * as z from 'zod/mini';
import type { Slip } from './structure.js';

const CasesSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
const SlipsSchema = z.array(
  z.strictObject({
    code: z.string(),
    says: z.string(),
    needs: z.optional(z.literal('equal')),
    at: z.optional(CasesSchema),
    plan: z.optional(CasesSchema),
    gives: z.optional(CasesSchema),
  }),
);

/** The slips of a table, by the same names. */
export const readSlips = <Key extends string>(
  table: Readonly<Record<Key, unknown>>,
): Readonly<Record<Key, readonly Slip[]>> =>
  z.record(z.string(), SlipsSchema).parse(table) as Record<Key, readonly Slip[]>;
