import { KG_G, L_ML, MONEY, M_CM, type Style, measured } from '../../core/amount.js';
import type { Cell } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { decimalText } from '../../numbers/number-text.js';
import {
  type RiddlePack,
  type RiddleScene,
  type RiddleWords,
  riddleShapes,
} from '../../engines/amount-riddle.engine.js';
import type { Kind } from './measure-kinds.js';

const things = (noun: string, singular = noun.replace(/s$/, '')): RiddleScene => {
  const name = singular.charAt(0).toUpperCase() + singular.slice(1);
  return {
    names: [`${name} A`, `${name} B`, `${name} C`, `${name} D`],
    noun,
    many: (n, one) => `${n} ${noun} like ${one}`,
    one: (other) => `one like ${other}`,
  };
};

const goods = (a: string, b: string, c: string, d: string): RiddleScene => {
  const the = (noun: string): string => `the ${noun}`;
  return {
    names: [the(a), the(b), the(c), the(d)],
    noun: 'prices',
    one: (other) => other,
    many: (n, one) =>
      `${n} of ${one}`.replace(' of the ', ' ').concat(one.endsWith('ch') || one.endsWith('sh') ? 'es' : 's'),
  };
};

const LENGTH: RiddleWords = {
  be: 'is',
  more: 'longer',
  most: 'longest',
  least: 'shortest',
  list: (noun, values) => `The ${noun} are ${values} long.`,
  askTotal: (what) => `What is the total length of ${what}?`,
  blankTotal: (what, space) => `In all, ${what} are ${space} long.`,
  askMore: (what, other) => `How much longer ${/ and |^\d/.test(what) ? 'are' : 'is'} ${what} than ${other}?`,
  blankMore: (what, other, space) =>
    `${what} ${/ and |^\d/.test(what) ? 'are' : 'is'} ${space} longer than ${other}.`,
  sum: (a, b, s) => `${a} and ${b} are ${s} long together.`,
  verb: 'are',
};

const MASS: RiddleWords = {
  ...LENGTH,
  more: 'heavier',
  most: 'heaviest',
  least: 'lightest',
  list: (noun, values) => `The ${noun} have masses of ${values}.`,
  askTotal: (what) => `What is the total mass of ${what}?`,
  blankTotal: (what, space) => `In all, ${what} are ${space}.`,
  askMore: (what, other) =>
    `How much heavier ${/ and |^\d/.test(what) ? 'are' : 'is'} ${what} than ${other}?`,
  blankMore: (what, other, space) =>
    `${what} ${/ and |^\d/.test(what) ? 'are' : 'is'} ${space} heavier than ${other}.`,
  sum: (a, b, s) => `${a} and ${b} have a mass of ${s} together.`,
};

const VOLUME: RiddleWords = {
  ...LENGTH,
  be: 'is',
  more: 'larger',
  most: 'largest',
  least: 'smallest',
  list: (noun, values) => `The ${noun} hold ${values}.`,
  askTotal: (what) => `How much do ${what} hold in all?`,
  blankTotal: (what, space) => `In all, ${what} hold ${space}.`,
  askMore: (what, other) =>
    `How much more ${/ and |^\d/.test(what) ? 'do' : 'does'} ${what} hold than ${other}?`,
  blankMore: (what, other, space) =>
    `${what} ${/ and |^\d/.test(what) ? 'hold' : 'holds'} ${space} more than ${other}.`,
  sum: (a, b, s) => `${a} and ${b} hold ${s} together.`,
};

const PRICE: RiddleWords = {
  be: 'is',
  more: 'dearer',
  most: 'dearest',
  least: 'cheapest',
  list: (noun, values, n) => `The ${noun} of ${n === 3 ? 'three' : 'four'} things are ${values}.`,
  askTotal: (what) => `How much do ${what} cost altogether?`,
  blankTotal: (what, space) => `Altogether, ${what} cost ${space}.`,
  askMore: (what, other) => `How much more does ${what} cost than ${other}?`,
  blankMore: (what, other, space) => `${what} costs ${space} more than ${other}.`,
  sum: (a, b, s) => `${a} and ${b} cost ${s} together.`,
  askChange: (what, paid) => `How much change is there from ${paid} for ${what}?`,
  blankChange: (_what, paid, space) => `From ${paid} there is ${space} change.`,
  verb: 'cost',
};

const LENGTH_THINGS = [
  'ropes',
  'ribbons',
  'poles',
  'planks',
  'pipes',
  'strings',
  'rods',
  'strips',
  'wires',
].map((s) => things(s));
const MASS_THINGS = [
  ...['bags', 'parcels', 'crates', 'baskets', 'pumpkins', 'melons', 'tins', 'blocks'].map((s) => things(s)),
  things('boxes', 'box'),
];
const VOLUME_THINGS = ['jugs', 'bottles', 'flasks', 'pails', 'jars', 'cans', 'pots', 'tubs', 'kettles'].map(
  (s) => things(s),
);
const GOODS = [
  goods('toy', 'mug', 'cap', 'bag'),
  goods('book', 'globe', 'calculator', 'map'),
  goods('pie', 'cake', 'pizza', 'salad'),
  goods('ball', 'puzzle', 'kite', 'robot'),
  goods('plant', 'pot', 'spade', 'seed tray'),
  goods('skirt', 'belt', 'purse', 'hat'),
  goods('lamp', 'clock', 'vase', 'mat'),
  goods('ticket', 'poster', 'flag', 'T-shirt'),
  goods('paint set', 'stencil', 'apron', 'frame'),
];

/** What costs tens of dollars: prices of Primary 5. */
const DEAR_GOODS = [
  goods('helmet', 'racket', 'scooter', 'skateboard'),
  goods('lamp', 'clock', 'fan', 'mirror'),
  goods('jacket', 'handbag', 'belt', 'skirt'),
  goods('keyboard', 'headset', 'webcam', 'speaker'),
  goods('kettle', 'toaster', 'blender', 'iron'),
  goods('tent', 'lantern', 'backpack', 'torch'),
  goods('robot', 'drone', 'train set', 'board game'),
  goods('ukulele', 'drum', 'recorder', 'music stand'),
  goods('chair', 'rug', 'shelf set', 'stool'),
];

/** Told in decimals of the larger unit, counted in the smaller. */
const decimals = (unit: string, per: number, countedIn: 'g' | 'ml' | 'cm'): Style => ({
  ...measured(unit, 3),
  text: (v) => `${decimalText(exact(v, per))} ${unit}`,
  bare: (v) => decimalText(exact(v, per)),
  countedIn,
});

const HINTS = {
  length: 'Remember that 1 m is 100 cm.',
  mass: 'Remember that 1 kg is 1000 g.',
  volume: 'Remember that 1 ℓ is 1000 ml.',
  money: '',
} as const;

const SCENES = { length: LENGTH_THINGS, mass: MASS_THINGS, volume: VOLUME_THINGS, money: GOODS } as const;
const WORDS = { length: LENGTH, mass: MASS, volume: VOLUME, money: PRICE } as const;
const SMALL = { length: measured('cm', 0), mass: measured('g', 0), volume: measured('ml', 0) } as const;

function packOf(grade: 3 | 4 | 5, kind: Kind): RiddlePack {
  const base = {
    scenes: SCENES[kind],
    words: WORDS[kind],
    several: grade > 3,
    things: kind === 'money' || grade === 5 ? (4 as const) : (3 as const),
    suffix: kind,
    hint: HINTS[kind],
  };
  if (kind === 'money')
    return {
      ...base,
      scenes: grade === 5 ? DEAR_GOODS : GOODS,
      style: MONEY,
      other: null,
      size:
        grade === 3
          ? { step: 10, low: 210, high: 980, over: 100 }
          : grade === 4
            ? { step: 5, low: 240, high: 1490, over: 100 }
            : { step: 5, low: 1240, high: 8490, over: 100 },
    };
  if (grade === 3)
    return {
      ...base,
      style: { length: M_CM, mass: KG_G, volume: L_ML }[kind],
      other: SMALL[kind],
      size: kind === 'length' ? { step: 5, low: 105, high: 245 } : { step: 50, low: 1050, high: 2950 },
    };
  return {
    ...base,
    style: {
      length: decimals('m', 100, 'cm'),
      mass: decimals('kg', 1000, 'g'),
      volume: decimals('ℓ', 1000, 'ml'),
    }[kind],
    other: SMALL[kind],
    size:
      kind === 'length'
        ? { step: 5, low: 65, high: 395 }
        : grade === 4
          ? { step: 50, low: 350, high: 2950 }
          : { step: 25, low: 350, high: 4950 },
  };
}

/** h10 of one sub-strand; the gateway is bringing sizes into one unit, or sums and differences of prices. */
export function riddleCell(grade: 3 | 4 | 5, id: string, kinds: readonly Kind[]): Cell {
  return {
    subStrandId: id,
    heuristicId: 'h10_logical_deduction',
    shapes: kinds.flatMap((kind) => riddleShapes(packOf(grade, kind))),
  };
}
