import * as z from 'zod/mini';
import { countOf } from '../../core/amount.js';
import { type CountedThing, oneThing } from '../../drawing/thing-icon.js';
import { SettingTableSchema } from '../setting-table.js';
import type { Setting } from '../situation.js';
import tables from './early.settings.json' with { type: 'json' };

/** Things put in boxes and the like: a ring holds them in several lines, so it is no row. */
const rows = (things: CountedThing, row: string, many = `${row}s`): Setting => ({
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

/** Shapes in bags, boxes and jars. */
export const SHAPE_ROWS: readonly Setting[] = [
  rows('squares', 'bag'),
  rows('circles', 'bag'),
  rows('triangles', 'bag'),
  rows('circles', 'box', 'boxes'),
  rows('squares', 'box', 'boxes'),
  rows('triangles', 'jar'),
];

/** Things that are counted. */
export const COUNTED_ROWS: readonly Setting[] = [
  rows('stars', 'box', 'boxes'),
  rows('balls', 'bag'),
  rows('buttons', 'jar'),
  rows('oranges', 'bag'),
  rows('cookies', 'tin'),
  rows('flowers', 'basket'),
  rows('fish', 'tank'),
];

/** Things that start and end at full hours, and equal groups of which a part is used. */
export const { outings: OUTINGS, seats: SEATS } = z
  .record(z.enum(['outings', 'seats']), SettingTableSchema)
  .parse(tables);
