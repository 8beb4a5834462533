import * as z from 'zod/mini';
import type { Verb, World } from './world.js';
import tables from './worlds.json' with { type: 'json' };

const VerbSchema = z.pipe(
  z.string().check(z.regex(/^[^/]+\/[^/]+$/)),
  z.transform((text): Verb => {
    const [past = '', base = ''] = text.split('/');
    return { past, base };
  }),
);

const OneAndManySchema = z.pipe(
  z.tuple([z.string(), z.string()]),
  z.transform(([one, many]) => ({ one, many })),
);

const PlaceSchema = z.pipe(
  z.tuple([z.string(), z.string()]),
  z.transform(([word, single]) => ({ word, single })),
);

const PartsSchema = z.optional(z.record(z.string(), z.number()));

/** How an amount is told by a rate, a speed or an average, in the words of the world. */
const ThroughSchema = z.strictObject({
  gateway: z.enum(['rate', 'speed', 'average']),
  opens: z.optional(z.string()),
  had: z.string(),
  least: PartsSchema,
  most: PartsSchema,
});

/** A row of the table: verbs as `past/base`, packets and sharers as one and many, a place as its word and its name. */
const RowSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(['count', 'mass', 'volume', 'length', 'time', 'money', 'area', 'solid']),
  things: z.string(),
  thing: z.optional(z.string()),
  place: z.optional(PlaceSchema),
  gain: z.array(VerbSchema).check(z.minLength(1)),
  loss: z.array(VerbSchema).check(z.minLength(1)),
  move: VerbSchema,
  packet: z.optional(OneAndManySchema),
  sharers: z.optional(OneAndManySchema),
  range: z.tuple([z.number(), z.number()]),
  grades: z.tuple([z.number(), z.number()]),
  unit: z.optional(z.string()),
  through: z.optional(ThroughSchema),
});

/** Stuff that a gateway hides an amount of: what it is, in what it comes, and who has it. */
const StuffSchema = z.strictObject({
  kind: RowSchema.shape.kind,
  unit: z.optional(z.string()),
  packet: OneAndManySchema,
  rows: z.array(
    z.strictObject({
      things: z.string(),
      thing: z.optional(z.string()),
      place: z.optional(PlaceSchema),
      packet: z.optional(OneAndManySchema),
      box: z.optional(z.string()),
      gain: z.optional(z.array(VerbSchema)),
      loss: z.optional(z.array(VerbSchema)),
      move: z.optional(VerbSchema),
    }),
  ),
});
export type Stuff = z.output<typeof StuffSchema>;

const toWorld = (row: z.output<typeof RowSchema>): World => ({
  ...row,
  cast: row.place ? 'places' : 'people',
});

const rows = z
  .strictObject({
    plain: z.array(RowSchema),
    minutes: z.array(RowSchema),
    large: z.array(RowSchema),
    rates: z.array(RowSchema),
    stuff: z.record(
      z.enum(['boxes', 'lettered', 'sheets', 'solids', 'wire', 'ground', 'rope', 'liquids']),
      StuffSchema,
    ),
  })
  .parse(tables);

/** What children, shops and clubs have. */
export const PLAIN_WORLDS: readonly World[] = rows.plain.map(toWorld);
/** Amounts that a rate and a time, a speed and a time or an average tell. */
export const OF_RATES: readonly World[] = rows.rates.map(toWorld);
export const STUFF = rows.stuff;
/** Time that somebody may use. */
export const IN_MINUTES: readonly World[] = rows.minutes.map(toWorld);
/** Things that shops, farms and factories have by the thousand. */
export const OF_THOUSANDS: readonly World[] = rows.large.map((row) => ({ ...toWorld(row), isLarge: true }));
