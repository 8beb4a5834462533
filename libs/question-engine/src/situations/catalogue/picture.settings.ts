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
const tables = z
  .strictObject({
    ...{ rings: countedRows, shapes: countedRows },
    ...{ parts: z.array(z.tuple([word, word])), holders: z.array(z.tuple([word, word])) },
    ...{ graphs: z.array(z.tuple([word, word, word])), ruler: z.array(z.tuple([word, word, word, word])) },
  })
  .parse(rows);

const CM = measured('cm', 0);

/** How owners, comparisons and totals of one kind are told. */
interface Saying {
  /** What a line finds. */
  label: (owner: string) => string;
  labelBoth: string;
  saysBoth: string;
  ask: (owner: string) => string;
  blank: (owner: string, gap: string) => string;
  /** `{name}` of an amount with its unit, and who is compared with whom. */
  more: (owner: string, than: string) => string;
  less: (owner: string, than: string) => string;
  isLess: string;
  gap: (owner: string, than: string) => readonly [label: string, question: string, blank: string];
  both: readonly [question: string, blank: string];
  all: readonly [question: string, blank: string];
  /** The three of them. */
  three: string;
  /** The first two where there is a third one too. */
  firstTwo: string;
  /** What a child looks for first. */
  which: string;
}

/** The words of three owners: `na` in a sentence, `ma` in the picture, and so on. */
function wordsOf(
  saying: Saying,
  [a, b, c]: readonly [string, string, string],
  marks: readonly [string, string, string],
): Words {
  const { label, labelBoth, saysBoth, ask, blank, more, less } = saying;
  const { isLess, gap, both, all, three, firstTwo, which } = saying;
  const [labelGap, askGap, blankGap] = gap('{nb}', '{na}');
  return {
    ...{ na: a, nb: b, nc: c, ma: marks[0], mb: marks[1], mc: marks[2] },
    ...{ labela: label('{na}'), labelb: label('{nb}'), labelc: label('{nc}') },
    ...{ labelBoth, saysBoth, labelAll: label(three) },
    ...{ aska: ask('{na}'), askb: ask('{nb}'), askc: ask('{nc}') },
    blanka: blank('{na}', '{a.gap}'),
    blankb: blank('{nb}', '{b.gap}'),
    blankc: blank('{nc}', '{c.gap}'),
    ...{ three, which, blankFirstTwo: firstTwo, saysIsLess: isLess },
    saysMore: more('{nb}', '{na}'),
    saysMoreThanC: more('{nb}', '{nc}'),
    saysLess: less('{nc}', '{nb}'),
    ...{ labelGap, askGap, blankGap, askBoth: both[0], blankBoth: both[1], askAll: all[0], blankAll: all[1] },
  };
}

const onRuler = (amounts: readonly ShownAmount[]) =>
  ({
    kind: 'ruler',
    max: 15,
    unit: 'cm',
    labelEvery: 1,
    things: amounts.map(({ mark, amount }) => ({ label: mark, from: 0, to: amount })),
  }) as const;

const LENGTHS: Saying = {
  label: (owner) => `Length of ${owner}`,
  labelBoth: 'Length of {na} and {nb}',
  saysBoth: 'how long {na} and {nb} are together',
  ask: (owner) => `How long is ${owner}?`,
  blank: (owner, gap) => `${owner} is ${gap} long.`,
  more: (owner, than) => `${owner} is {gap} longer than ${than}.`,
  less: (owner, than) => `${owner} is {cut} shorter than ${than}.`,
  isLess: '{Na} is shorter than {nb}.',
  gap: (owner, than) => [
    'Longer by',
    `How much longer is ${owner} than ${than}?`,
    `${owner} is {gap.gap} longer than ${than}.`,
  ],
  both: ['How long are {na} and {mb} altogether?', '{Na} and {nb} are {pair.gap} long altogether.'],
  all: ['How long are the three things altogether?', 'The three things are {all.gap} long altogether.'],
  three: 'the three things',
  firstTwo: '{Na} and {nb} are {pair.gap} long together.',
  which: 'Which one is longer?',
};

const lengths = ([id, ...things]: (typeof tables.ruler)[number]): Setting => ({
  id,
  style: CM,
  range: [3, 14],
  words: wordsOf(LENGTHS, [`the ${things[0]}`, `the ${things[1]}`, `the ${things[2]}`], things),
  show: onRuler,
});

/** Things that lie on a ruler. */
export const THINGS_ON_A_RULER = tables.ruler.map(lengths);

const PARTS = ['Part A', 'Part B', 'Part C'] as const;

const partsOf = ([thing, off]: (typeof tables.parts)[number]): Setting => ({
  id: `parts-of-a-${thing}`,
  style: CM,
  range: [2, 11],
  words: {
    ...wordsOf(LENGTHS, PARTS, PARTS),
    ...{
      labelBoth: 'Length of Parts A and B',
      saysBoth: 'how long Parts A and B are together',
      labelAll: `Length of the whole ${thing}`,
    },
    makeTwo: `Parts A and B make one ${thing}.`,
    makeThree: `Parts A, B and C make one ${thing}.`,
    saysTwo: `A ${thing} of {pair} has two parts.`,
    saysThree: `A ${thing} of {all} has three parts.`,
    goes: `{A} ${off} {gone}.`,
    saysGone: `how much {A} ${off}`,
    saysLeft: `how much ${thing} is left`,
    askLeft: `How much ${thing} is left?`,
    blankLeft: '___ cm is left.',
    askBoth: `How long is the whole ${thing}?`,
    blankBoth: `The whole ${thing} is {pair.gap} long.`,
    blankFirstTwo: 'Parts A and B together are {pair.gap}.',
    askAll: `How long is the whole ${thing}?`,
    blankAll: `The whole ${thing} is {all.gap} long.`,
    blankBothFirst: `At first, the ${thing} was {pair.gap}.`,
    blankAllFirst: `At first, the ${thing} was {all.gap}.`,
  },
  show: onRuler,
});

/** Long things with two or three parts, which lie on a ruler. */
export const PARTS_ON_A_RULER = tables.parts.map(partsOf);

const NUMBERS: Saying = {
  label: (owner) => `{Things} {at} ${owner}`,
  labelBoth: '{Things} {at} {Many} A and B',
  saysBoth: 'the number of {things} {at} {Many} A and B',
  ask: (owner) => `How many {things} are {at} ${owner}?`,
  blank: (owner, gap) => `${owner} has ${gap}.`,
  more: (owner, than) => `${owner} has {gap.bare} more {things} than ${than}.`,
  less: (owner, than) => `${owner} has {cut.bare} fewer {things} than ${than}.`,
  isLess: '{na} has fewer than {nb}.',
  gap: (owner, than) => [
    'How many more',
    `How many more {things} does ${owner} have than ${than}?`,
    `${owner} has ___ more {things} than ${than}.`,
  ],
  both: ['How many {things} are {at} the two {many}?', 'The two {many} have {pair.gap} altogether.'],
  all: ['How many {things} are {at} the three {many}?', 'The three {many} have {all.gap} altogether.'],
  three: 'the three {many}',
  firstTwo: '{Many} A and B have {pair.gap} altogether.',
  which: 'Which of the {many} has more?',
};

const counted = ([things, place, goes]: (typeof tables.rings)[number]): Setting => {
  const [at = 'in', holder = ''] = place.split(' ');
  const owners = [`${holder} A`, `${holder} B`, `${holder} C`] as const;
  return {
    id: `${things}-in-a-${holder.toLowerCase()}`,
    style: countOf(things, oneThing(things)),
    range: [2, 10],
    words: {
      ...wordsOf(NUMBERS, owners, owners),
      things,
      at,
      saysTwo: 'The two {many} have {pair} altogether.',
      saysThree: 'The three {many} have {all} altogether.',
      makeTwo: 'Look at {na} and {nb}.',
      makeThree: 'Look at the three {many}.',
      many: holder === 'Box' ? 'boxes' : `${holder.toLowerCase()}s`,
      goes: `{A} ${goes} {gone} away.`,
      saysGone: `how many {things} {A} ${goes} away`,
      saysLeft: 'how many {things} are left',
      askLeft: 'How many {things} are left?',
      blankLeft: `There are ___ ${things} left.`,
      blankBothFirst: 'The two {many} had {pair.gap} at first.',
      blankAllFirst: 'The three {many} had {all.gap} at first.',
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
      ...wordsOf(NUMBERS, owners, owners),
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
