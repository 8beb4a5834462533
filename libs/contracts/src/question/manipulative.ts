import * as z from 'zod/mini';

/** A place in the drawing of the item, in units of its view box. */
const PlaceSchema = z.tuple([z.number(), z.number()]);
/** Steps across and up, or columns and rows. */
const SizeSchema = z.tuple([z.int(), z.int()]);

/**
 * Kinds by which an answer is drawn into the drawing of the item. Each says where its places are, in units of the
 * drawing; the text it writes is read by `drawn-text.ts`.
 */
const DRAWN_THINGS = [
  /** A point on a grid; writes `(3, 4)`. `at` is (0, 0), `step` the side of a square, `size` the last steps. */
  z.strictObject({
    kind: z.literal('point'),
    at: PlaceSchema,
    step: z.number(),
    size: SizeSchema,
    /** The letter beside the point. */
    name: z.string(),
    /** Ends of the lines that are drawn to the point. */
    joined: z._default(z.array(PlaceSchema), []),
    /** A step across goes to the right and half a step up. */
    isometric: z.optional(z.boolean()),
  }),
  /** Squares to shade; writes `squares a1, b2`, the column and the row from the top left. */
  z.strictObject({
    kind: z.literal('squares'),
    /** The top left corner. */
    at: PlaceSchema,
    step: z.number(),
    size: SizeSchema,
    /** Shaded from the start. */
    given: z.array(z.string()),
  }),
  /** Parts of a figure to shade; writes `parts 1, 4`. */
  z.strictObject({
    kind: z.literal('parts'),
    /** The corners of each part. */
    parts: z.array(z.array(PlaceSchema)),
  }),
  /** The end of a bar or of a line to pull; writes `35`, or `7 cm`. */
  z.strictObject({
    kind: z.literal(['bar', 'line']),
    /** The foot of the bar in its middle, or the start of the line. */
    at: PlaceSchema,
    /** Units of the drawing for 1. */
    step: z.number(),
    /** What the scale shows at that place. */
    from: z.number(),
    /** The end lies at a multiple of this: half a mark of the scale. */
    snap: z.number(),
    most: z.number(),
    /** Width of the bar, or of the line. */
    thick: z.number(),
    /** Written behind the number. */
    unit: z.string(),
  }),
  /** The second arm of an angle; writes `50° to the left of OA`. */
  z.strictObject({
    kind: z.literal('angle'),
    /** The corner. */
    at: PlaceSchema,
    /** Length of the arm. */
    step: z.number(),
    /** The direction of the first arm, in degrees from the right, upwards. */
    from: z.number(),
    /** The first arm, such as `OA`, and the letter at the end of the second. */
    arm: z.string(),
    name: z.string(),
  }),
] as const;

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
  /** Keys with a word each, such as all labels of the drawing; writes the word. */
  z.strictObject({
    kind: z.literal('words'),
    words: z.array(z.string()).check(z.minLength(2), z.maxLength(6)),
  }),
  ...DRAWN_THINGS,
]);
export type Manipulative = z.infer<typeof ManipulativeSchema>;
/** One kind of {@link Manipulative}. */
export type ManipulativeOf<Kind extends Manipulative['kind']> = Extract<Manipulative, { kind: Kind }>;

/** One by which an answer is drawn. */
export type DrawnThing = z.infer<(typeof DRAWN_THINGS)[number]>;

/** Whether the answer is drawn into the drawing of the item: then the drawing is the place of the answer. */
export const isDrawn = (thing: Manipulative | undefined): thing is DrawnThing =>
  thing !== undefined && ('at' in thing || 'parts' in thing);
