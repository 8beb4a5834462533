import * as z from 'zod/mini';

/**
 * A thing of the classroom on the page, by which a pupil enters an answer without typing it: each writes the text that
 * is handed in. Which one fits is a field of the item, not a kind of question.
 */
export const ManipulativeSchema = z.discriminatedUnion('kind', [
  /** Counters in frames of ten; writes how many there are, from 0 to `frames` × 10. */
  z.strictObject({ kind: z.literal('ten-frames'), frames: z.int().check(z.gte(1), z.lte(2)) }),
  /** Cubes that snap together, ten in a train; writes how many there are, from 0 to `trains` × 10. */
  z.strictObject({ kind: z.literal('cubes'), trains: z.int().check(z.gte(1), z.lte(2)) }),
  /** Flats of a hundred, rods of ten and single cubes; writes what they make together. */
  z.strictObject({
    kind: z.literal('blocks'),
    /** 2: tens and ones; 3: hundreds too. */
    places: z.union([z.literal(2), z.literal(3)]),
  }),
  /** A line of whole numbers from 0 to `to`; writes the number that is pointed at. */
  z.strictObject({ kind: z.literal('number-line'), to: z.int().check(z.gte(10), z.lte(100)) }),
  /** Coins and notes of Singapore, all in cents or all in dollars; writes their total. */
  z.strictObject({
    kind: z.literal('money'),
    unit: z.enum(['¢', '$']),
    /** Values in `unit`, smallest first. */
    values: z.array(z.int().check(z.gte(1))).check(z.minLength(2), z.maxLength(5)),
  }),
  /** A clock with two hands; writes `half past 2` and `7 o'clock`, or `8.35 a.m.`. */
  z.strictObject({
    kind: z.literal('clock'),
    /** Minutes between two places of the long hand: 30, or 1. */
    step: z.union([z.literal(30), z.literal(1)]),
  }),
  /** Keys with a word each; writes the word. */
  z.strictObject({
    kind: z.literal('words'),
    words: z.array(z.string()).check(z.minLength(2), z.maxLength(6)),
  }),
]);
export type Manipulative = z.infer<typeof ManipulativeSchema>;
/** One kind of {@link Manipulative}. */
export type ManipulativeOf<Kind extends Manipulative['kind']> = Extract<Manipulative, { kind: Kind }>;
