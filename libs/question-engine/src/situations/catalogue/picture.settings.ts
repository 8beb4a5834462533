import * as z from 'zod/mini';
import { countOf, measured } from '../../core/amount.js';
import { oneThing } from '../../drawing/thing-icon.js';
import type { Setting, ShownAmount, Words } from '../situation.js';
import rows from './picture.settings.json' with { type: 'json' };

const word = z.string();
const KINDS = [
  'stars',
  'balls',
  'fish',
  'flowers',
  'cookies',
  'oranges',
  'buttons',
  'circles',
  'squares',
  'triangles',
] as const;
const countedRows = z.array(z.tuple([z.enum(KINDS), word, word]));
const { sayings, ...tables } = z
  .strictObject({
    ...{ rings: countedRows, shapes: countedRows },
    ...{ parts: z.array(z.tuple([word, word])), holders: z.array(z.tuple([word, word])) },
    ...{ graphs: z.array(z.tuple([word, word, word])), ruler: z.array(z.tuple([word, word, word, word])) },
    sayings: z.record(z.enum(['lengths', 'numbers', 'parts', 'counted']), z.record(word, word)),
  })
  .parse(rows);

const CM = measured('cm', 0);

type Three = readonly [string, string, string];

/** Three owners: `na` in a sentence, `ma` in the picture, and so on. */
const namesOf = ([na, nb, nc]: Three, [ma, mb, mc]: Three): Words => ({ na, nb, nc, ma, mb, mc });

const onRuler = (amounts: readonly ShownAmount[]) =>
  ({
    kind: 'ruler',
    max: 15,
    unit: 'cm',
    labelEvery: 1,
    things: amounts.map(({ mark, amount }) => ({ label: mark, from: 0, to: amount })),
  }) as const;

const lengths = ([id, ...things]: (typeof tables.ruler)[number]): Setting => ({
  id,
  style: CM,
  range: [3, 14],
  words: {
    ...sayings.lengths,
    ...namesOf([`the ${things[0]}`, `the ${things[1]}`, `the ${things[2]}`], things),
  },
  show: onRuler,
});

/** Things that lie on a ruler. */
export const THINGS_ON_A_RULER = tables.ruler.map(lengths);

const PARTS = ['Part A', 'Part B', 'Part C'] as const;

const partsOf = ([thing, off]: (typeof tables.parts)[number]): Setting => ({
  id: `parts-of-a-${thing}`,
  style: CM,
  range: [2, 11],
  words: { ...sayings.lengths, ...sayings.parts, ...namesOf(PARTS, PARTS), thing, off },
  show: onRuler,
});

/** Long things with two or three parts, which lie on a ruler. */
export const PARTS_ON_A_RULER = tables.parts.map(partsOf);

const counted = ([things, place, goes]: (typeof tables.rings)[number]): Setting => {
  const [at = 'in', holder = ''] = place.split(' ');
  const owners = [`${holder} A`, `${holder} B`, `${holder} C`] as const;
  return {
    id: `${things}-in-a-${holder.toLowerCase()}`,
    style: countOf(things, oneThing(things)),
    range: [2, 10],
    words: {
      ...sayings.numbers,
      ...sayings.counted,
      ...namesOf(owners, owners),
      ...{ things, at, off: goes, many: holder === 'Box' ? 'boxes' : `${holder.toLowerCase()}s` },
    },
    show: (amounts) => ({
      kind: 'sets',
      things,
      sets: amounts.map(({ mark, amount }) => ({ name: mark, count: amount })),
    }),
  };
};

/** Things in rings. */
export const THINGS_IN_RINGS = tables.rings.map(counted);

/** Flat shapes on cards, pages and the like. */
export const SHAPES_ON_CARDS = tables.shapes.map(counted);

const inGraph = ([things, one, holder]: (typeof tables.graphs)[number]): Setting => {
  const owners = [`${holder} A`, `${holder} B`, `${holder} C`] as const;
  return {
    id: `${things}-by-${holder.toLowerCase()}`,
    style: countOf(things, one),
    range: [2, 7],
    words: {
      ...sayings.numbers,
      ...namesOf(owners, owners),
      things,
      at: 'in',
      many: `${holder.toLowerCase()}s`,
      title: `Number of ${things}`,
      shown: `the number of ${things} in {na}`,
    },
  };
};

/** What picture graphs count; the range is that of the pictures in a row. */
export const PLACES_IN_PICTURES = tables.graphs.map(inGraph);

const holder = ([thing, other]: (typeof tables.holders)[number]): Setting => ({
  id: `${thing}-and-${other}`,
  style: countOf('cubes', 'cube'),
  range: [2, 14],
  words: { thing, other, it: `the ${thing}` },
});

/** Things on a balance with cubes. */
export const HOLDERS = tables.holders.map(holder);
