import { z } from 'zod';
import type { Verb, World } from './world.js';
import tables from './worlds.json' with { type: 'json' };

const VerbSchema = z
  .string()
  .regex(/^[^/]+\/[^/]+$/)
  .transform((text): Verb => {
    const [past = '', base = ''] = text.split('/');
    return { past, base };
  });

const OneAndManySchema = z.tuple([z.string(), z.string()]).transform(([one, many]) => ({ one, many }));

/** A row of the table: verbs as `past/base`, packets and sharers as one and many, a place as its word and its name. */
const WorldSchema = z
  .strictObject({
    id: z.string(),
    kind: z.enum(['count', 'mass', 'volume', 'length', 'time', 'money', 'area', 'solid']),
    things: z.string(),
    thing: z.string().optional(),
    place: z
      .tuple([z.string(), z.string()])
      .transform(([word, single]) => ({ word, single }))
      .optional(),
    gain: z.array(VerbSchema).min(1),
    loss: z.array(VerbSchema).min(1),
    move: VerbSchema,
    packet: OneAndManySchema.optional(),
    sharers: OneAndManySchema.optional(),
    range: z.tuple([z.number(), z.number()]),
    grades: z.tuple([z.number(), z.number()]),
  })
  .transform((row): World => ({ ...row, cast: row.place ? 'places' : 'people' }));

const TablesSchema = z.strictObject({
  plain: z.array(WorldSchema),
  minutes: z.array(WorldSchema),
  large: z.array(WorldSchema.transform((world): World => ({ ...world, isLarge: true }))),
});

/**
 * Worlds that are words alone: what children, shops and clubs have; time in minutes; what is counted by the thousand.
 */
export const { plain: PLAIN_WORLDS, minutes: IN_MINUTES, large: OF_THOUSANDS } = TablesSchema.parse(tables);
