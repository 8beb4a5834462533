import * as z from 'zod/mini';
import { countOf } from '../../core/amount.js';
import { type CountedThing, PICTURE_THINGS, oneThing } from '../../drawing/thing-icon.js';
import { SettingTableSchema } from '../setting-table.js';
import type { Setting } from '../situation.js';
import tables from './early.settings.json' with { type: 'json' };

/** Things put in boxes and the like: a ring holds them in several lines, so it is no row. */
const rowOf = ([things, row, many]: readonly [CountedThing, string, string]): Setting => ({
  id: `${many}-of-${things}`,
  style: countOf(things, oneThing(things)),
  range: [2, 9],
  words: { row, many, things },
  show: (amounts) => ({
    kind: 'sets',
    things,
    sets: amounts.map(({ mark, amount }) => ({ name: mark, count: amount })),
  }),
});

const { things, outings, seats } = z
  .strictObject({
    things: z.record(
      z.enum(['shapes', 'counted']),
      z.array(
        z.tuple([z.enum([...PICTURE_THINGS, 'circles', 'squares', 'triangles']), z.string(), z.string()]),
      ),
    ),
    outings: SettingTableSchema,
    seats: SettingTableSchema,
  })
  .parse(tables);

/** Shapes in bags, boxes and jars. */
export const SHAPE_ROWS = things.shapes.map(rowOf);

/** Things that are counted. */
export const COUNTED_ROWS = things.counted.map(rowOf);

/** Things that start and end at full hours, and equal groups of which a part is used. */
export const OUTINGS = outings;
export const SEATS = seats;
