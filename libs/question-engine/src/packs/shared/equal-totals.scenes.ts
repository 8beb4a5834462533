import { MONEY, type Style, countOf, measured, moreText } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { EqualTotalsScene } from '../../engines/equal-totals.engine.js';
import { drawCounts, drawUnit } from '../../engines/equal-totals.engine.js';
import type { Person } from '../../core/people.js';
import type { Exact } from '../../numbers/exact.js';

type Make = (p: Person) => EqualTotalsScene;

/** Words of the working for one and for some of two kinds of things. */
function kinds(
  [a]: [string, string],
  [b, bs]: [string, string],
): Pick<EqualTotalsScene, 'units' | 'ones' | 'totalLabel'> {
  return {
    units: (m, n) => `1 ${a} is ${m} units and 1 ${b} is ${n} units`,
    ones: [`1 ${a}`, `1 ${b}`],
    totalLabel: (m) => `${m} ${bs}`,
  };
}

/** Two holders of the same things: "4 boxes hold the same number of beads as 3 bags". */
function holders(
  style: Style,
  thing: string,
  one: [string, string],
  other: [string, string],
  singleA: string,
  singleB: string,
  measure: string,
): Make {
  const [a, as] = one;
  const [b, bs] = other;
  const unit = style.unit ? ` ${style.unit} of ${thing}` : ` ${thing}`;
  return () => ({
    style,
    names: [as, bs],
    ...kinds(one, other),
    equal: (n, m) =>
      `${n} ${as} hold the same ${measure} as ${m} ${bs}.`.replace(/^\w/, (c) => c.toUpperCase()),
    givenB: (v) => `Each ${singleB} holds ${v}${style.unit ? ` of ${thing}` : ''}.`,
    equalWithExtra: (n, m, r) =>
      `${n} ${as} hold ${moreText(r, style)}${style.unit ? ` ${thing}` : ''} than ${m} ${bs}.`,
    differs: (d) => `Each ${singleA} holds ${moreText(d, style)} than each ${singleB}.`,
    askA: style.unit
      ? `How many ${UNIT_NAMES[style.unit] ?? style.unit} of ${thing} does each ${a} hold?`
      : `How many ${thing} does each ${a} hold?`,
    blankA: `Each ${a} holds ___${unit}.`,
    blankTotal: (m) => `The ${m} ${bs} hold ___${unit} altogether.`,
    blankB: `Each ${b} holds ___${unit}.`,
  });
}

const UNIT_NAMES: Readonly<Record<string, string>> = {
  ℓ: 'litres',
  kg: 'kilograms',
  m: 'metres',
  g: 'grams',
  ml: 'millilitres',
};

/** Two kinds of goods whose totals cost the same. */
function goods(style: Style, one: [string, string], other: [string, string]): Make {
  const [a, as] = one;
  const [b, bs] = other;
  return () => ({
    style,
    names: [as, bs],
    ...kinds(one, other),
    equal: (n, m) => `The cost of ${n} ${as} is the same as the cost of ${m} ${bs}.`,
    givenB: (v) => `One ${b} costs ${v}.`,
    equalWithExtra: (n, m, r) => `The cost of ${n} ${as} is ${r} more than the cost of ${m} ${bs}.`,
    differs: (d) => `One ${a} costs ${d} more than one ${b}.`,
    askA: `How much does one ${a} cost?`,
    blankA: `One ${a} costs $___.`,
    blankTotal: (m) => `The cost of ${m} ${bs} is $___.`,
    blankB: `One ${b} costs $___.`,
  });
}

/** Two machines or taps that do the same work in different times. */
function workers(
  style: Style,
  a: string,
  b: string,
  verb: [string, string],
  thing: string,
  per: 'minute' | 'hour',
  short: string,
): Make {
  const [does, doing] = verb;
  const unit = style.unit ? ` ${style.unit} of ${thing}` : ` ${thing}`;
  return () => ({
    style,
    names: [a, b],
    units: (m, n) => `${a}'s rate is ${m} units and ${b}'s is ${n} units`,
    ones: [`${a} in 1 ${per}`, `${b} in 1 ${per}`],
    totalLabel: (m) => `${b} in ${m} ${short}`,
    equal: (n, m) =>
      `${a} ${does} in ${n} ${short} as much ${thing} as ${b} ${does} in ${m} ${short}.`.replace(
        style.unit ? /$^/ : 'as much',
        'as many',
      ),
    givenB: (v) => `${b} ${does} ${v}${style.unit ? ` of ${thing}` : ''} per ${per}.`,
    equalWithExtra: (n, m, r) =>
      `In ${n} ${short} ${a} ${does} ${moreText(r, style)}${style.unit ? ` ${thing}` : ''} than ${b} ${does} in ${m} ${short}.`,
    differs: (d) => `${a} ${does} ${moreText(d, style)} per ${per} than ${b}.`,
    askA: style.unit
      ? `How many ${UNIT_NAMES[style.unit] ?? style.unit} of ${thing} does ${a} ${doing} per ${per}?`
      : `How many ${thing} does ${a} ${doing} per ${per}?`,
    blankA: `${a} ${does} ___${unit} per ${per}.`,
    blankTotal: (m) => `In ${m} ${short} ${b} ${does} ___${unit}.`,
    blankB: `${b} ${does} ___${unit} per ${per}.`,
  });
}

/** Two sets of values with the same total. */
/** Averages over different numbers of values with the same total. */
export function averages(style: Style, a: string, b: string, values: string, measure: string): Make {
  const unit = style.unit ? ` ${style.unit}` : ` ${style.noun ?? ''}`;
  return () => ({
    style,
    names: [a, b],
    units: (m, n) => `the average for ${a} is ${m} units and for ${b} it is ${n} units`,
    ones: [`Average for ${a}`, `Average for ${b}`],
    totalLabel: () => `Total for ${b}`,
    equal: (n, m) => `${a} has ${n} ${values} and ${b} has ${m} ${values}, with the same total ${measure}.`,
    givenB: (v) => `The average for ${b} is ${v}.`,
    equalWithExtra: (n, m, r) =>
      `${a} has ${n} ${values} and ${b} has ${m} ${values}. The total ${measure} for ${a} is ${r} more than for ${b}.`,
    differs: (d) => `The average for ${a} is ${d} more than the average for ${b}.`,
    askA: `What is the average for ${a}?`,
    blankA: `The average for ${a} is ___${unit}.`,
    blankTotal: (m) => `The total for the ${m} ${values} of ${b} is ___${unit}.`,
    blankB: `The average for ${b} is ___${unit}.`,
  });
}

interface UnitRange {
  step: number;
  low: number;
  high: number;
  over?: number;
  counts?: [number, number];
}

/** Numbers for scenes, one unit range each. */
export function equalNumbers(ranges: readonly UnitRange[]) {
  return (dice: Dice, scene: number): { unit: Exact; n: number; m: number; extra: Exact } => {
    const range = ranges[scene];
    if (!range) throw new RangeError(`no range for scene ${scene}`);
    const { n, m } = drawCounts(dice, ...(range.counts ?? [2, 7]));
    return {
      unit: drawUnit(dice, range.step, range.low, range.high, range.over),
      n,
      m,
      extra: drawUnit(dice, range.step, range.low, range.high, range.over),
    };
  };
}

const BEADS = countOf('beads');
const NAILS = countOf('nails');
const CLIPS = countOf('paper clips');
const SEEDS = countOf('seeds');

export const WHOLE_EQUALS = {
  unitsPerWhole: 1,
  scenes: [
    holders(BEADS, 'beads', ['box', 'boxes'], ['bag', 'bags'], 'box', 'bag', 'number of beads'),
    holders(NAILS, 'nails', ['carton', 'cartons'], ['tin', 'tins'], 'carton', 'tin', 'number of nails'),
    holders(
      CLIPS,
      'paper clips',
      ['drawer', 'drawers'],
      ['jar', 'jars'],
      'drawer',
      'jar',
      'number of paper clips',
    ),
    holders(SEEDS, 'seeds', ['sack', 'sacks'], ['tray', 'trays'], 'sack', 'tray', 'number of seeds'),
  ],
  numbers: equalNumbers([
    { step: 10, low: 40, high: 260 },
    { step: 50, low: 150, high: 900 },
    { step: 10, low: 60, high: 340 },
    { step: 100, low: 300, high: 1500 },
  ]),
};

export const DECIMAL_EQUALS = {
  unitsPerWhole: 1,
  scenes: [
    holders(
      measured('kg'),
      'rice',
      ['sack', 'sacks'],
      ['packet', 'packets'],
      'sack',
      'packet',
      'mass of rice',
    ),
    holders(
      measured('ℓ'),
      'juice',
      ['bottle', 'bottles'],
      ['can', 'cans'],
      'bottle',
      'can',
      'volume of juice',
    ),
    goods(MONEY, ['pen', 'pens'], ['eraser', 'erasers']),
    holders(
      measured('m'),
      'string',
      ['roll', 'rolls'],
      ['reel', 'reels'],
      'roll',
      'reel',
      'length of string',
    ),
  ],
  numbers: equalNumbers([
    { step: 5, low: 15, high: 95, over: 100, counts: [2, 10] },
    { step: 5, low: 45, high: 125, over: 1000, counts: [2, 10] },
    { step: 5, low: 10, high: 45, over: 100, counts: [2, 10] },
    { step: 5, low: 35, high: 195, over: 100, counts: [2, 10] },
  ]),
};

export const MONEY_EQUALS = {
  unitsPerWhole: 1,
  scenes: [
    goods(MONEY, ['jacket', 'jackets'], ['shirt', 'shirts']),
    goods(MONEY, ['storybook', 'storybooks'], ['notebook', 'notebooks']),
    goods(MONEY, ['plate of chicken rice', 'plates of chicken rice'], ['curry puff', 'curry puffs']),
    goods(MONEY, ['adult ticket', 'adult tickets'], ['child ticket', 'child tickets']),
    goods(
      MONEY,
      ['badminton racket', 'badminton rackets'],
      ['tube of shuttlecocks', 'tubes of shuttlecocks'],
    ),
  ],
  numbers: equalNumbers([
    { step: 50, low: 350, high: 1400, over: 100 },
    { step: 5, low: 60, high: 240, over: 100 },
    { step: 10, low: 40, high: 90, over: 100 },
    { step: 25, low: 150, high: 450, over: 100 },
    { step: 10, low: 280, high: 880, over: 100 },
  ]),
};

export const RATE_EQUALS = {
  unitsPerWhole: 1,
  scenes: [
    workers(measured('ℓ', 1), 'Tap A', 'Tap B', ['fills', 'fill'], 'water', 'minute', 'min'),
    workers(countOf('pages'), 'Printer A', 'Printer B', ['prints', 'print'], 'pages', 'minute', 'min'),
    workers(countOf('boxes', 'box'), 'Machine A', 'Machine B', ['packs', 'pack'], 'boxes', 'hour', 'hours'),
    workers(measured('m', 1), 'Loom A', 'Loom B', ['makes', 'make'], 'cloth', 'hour', 'hours'),
  ],
  numbers: equalNumbers([
    { step: 1, low: 2, high: 6, counts: [2, 9] },
    { step: 1, low: 3, high: 12, counts: [2, 9] },
    { step: 5, low: 5, high: 40, counts: [2, 9] },
    { step: 5, low: 5, high: 45, over: 10, counts: [2, 9] },
  ]),
};

export const DATA_EQUALS = {
  unitsPerWhole: 1,
  scenes: [
    averages(countOf('points'), 'Team A', 'Team B', 'games', 'score'),
    averages(measured('kg', 1), 'Shelf A', 'Shelf B', 'parcels', 'mass'),
    averages(countOf('pages'), 'Box A', 'Box B', 'books', 'number of pages'),
    averages(measured('min', 0), 'Week A', 'Week B', 'lessons', 'time'),
  ],
  numbers: equalNumbers([
    { step: 1, low: 3, high: 12, counts: [2, 8] },
    { step: 1, low: 2, high: 6, counts: [2, 8] },
    { step: 1, low: 12, high: 40, counts: [2, 8] },
    { step: 1, low: 4, high: 12, counts: [2, 8] },
  ]),
};
