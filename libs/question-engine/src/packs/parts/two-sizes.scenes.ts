import { MONEY, type Style, countOf, measured, measuredFraction } from '../../core/amount.js';
import { exact } from '../../numbers/exact.js';
import { fractionText } from '../../numbers/number-text.js';
import { type Person, capital } from '../../core/people.js';
import type { TwoSizesScene } from '../../engines/two-sizes.engine.js';

type Make = (p: Person) => TwoSizesScene;

interface Things {
  style: Style;
  /** What is in them: "rice". */
  thing: string;
  /** "packets". */
  many: string;
  one: string;
  sizes: [string, string];
  /** "A shop fills" as in "A shop fills 8 packets from 5 kg of rice". */
  fills: string;
  /** Label of the line for what was used. */
  used: string;
}

/** Small and large things that hold or need so much each. */
function things(t: Things): Make {
  const count = countOf(t.many, t.one);
  const [small, large] = t.sizes.map((size) => `${size} ${t.many}`) as [string, string];
  const unit = t.style.unit ?? '';
  return () => ({
    style: t.style,
    count,
    kinds: [small, large],
    heads: [capital(t.sizes[0]), capital(t.sizes[1])],
    sizes: (v, w) => `A ${t.sizes[0]} ${t.one} has ${v} of ${t.thing} and a ${t.sizes[1]} ${t.one} has ${w}.`,
    total: (n, total) => `There are ${n} with ${total} of ${t.thing} altogether.`,
    budget: (n, s, r) => `${t.fills} ${n} from ${s} of ${t.thing}, and ${r} is left.`,
    spent: t.used,
    askLarge: `How many ${large} are there?`,
    blankLarge: `There are ___ ${large}.`,
    blankTotal: (n) => `The ${n} have ___ ${unit} of ${t.thing} altogether.`,
    askValue: `How much ${t.thing} is in the ${large} altogether?`,
    blankValue: `The ${large} have ___ ${unit} of ${t.thing} altogether.`,
  });
}

/** Two kinds of goods at two prices. */
function goods(one: string, ones: string, other: string, others: string, all: string): Make {
  const count = countOf(all);
  return (p) => ({
    style: MONEY,
    count,
    kinds: [ones, others],
    heads: [capital(ones), capital(others)],
    sizes: (v, w) => `One ${one} costs ${v} and one ${other} costs ${w}.`,
    total: (n, t) => `${p.name} buys ${n} for ${t} altogether.`,
    budget: (n, s, r) => `${p.name} buys ${n}. ${capital(p.he)} pays with ${s} and gets ${r} change.`,
    spent: 'Cost of everything',
    askLarge: `How many of them are ${others}?`,
    blankLarge: `___ of them are ${others}.`,
    blankTotal: (n) => `The ${n} cost $___ altogether.`,
    askValue: `How much do the ${others} cost altogether?`,
    blankValue: `The ${others} cost $___ altogether.`,
  });
}

/** Lessons, songs or laps of two lengths of time. */
function times(style: Style, one: string, many: string, plan: string): Make {
  const count = countOf(many, one);
  return () => ({
    style,
    count,
    kinds: [`short ${many}`, `long ${many}`],
    heads: ['Short', 'Long'],
    sizes: (v, w) => `A short ${one} takes ${v} and a long ${one} takes ${w}.`,
    total: (n, t) => `${plan} ${n} that take ${t} altogether.`,
    budget: (n, s, r) => `${plan} ${s} for ${n}, and ${r} of it is left over.`,
    spent: `Time for all the ${many}`,
    askLarge: `How many long ${many} are there?`,
    blankLarge: `There are ___ long ${many}.`,
    blankTotal: (n) => `The ${n} take ___ h altogether.`,
    askValue: `How many hours do the long ${many} take altogether?`,
    blankValue: `The long ${many} take ___ h altogether.`,
  });
}

const fraction = (unit: string): Style => ({
  ...measuredFraction(unit),
  allows: (v) => exact(v).d <= 12n && exact(v).compare(0) > 0,
});

/** Rice, juice, string, clay, soup, sand, lessons and songs. */
function measures(kg: Style, m: Style, l: Style): Make[] {
  return [
    things({
      style: kg,
      thing: 'rice',
      many: 'packets',
      one: 'packet',
      sizes: ['small', 'large'],
      fills: 'A shop fills',
      used: 'Rice in the packets',
    }),
    things({
      style: l,
      thing: 'juice',
      many: 'bottles',
      one: 'bottle',
      sizes: ['small', 'large'],
      fills: 'A stall fills',
      used: 'Juice in the bottles',
    }),
    things({
      style: m,
      thing: 'ribbon',
      many: 'bows',
      one: 'bow',
      sizes: ['small', 'large'],
      fills: 'A shop makes',
      used: 'Ribbon in the bows',
    }),
    things({
      style: kg,
      thing: 'clay',
      many: 'pots',
      one: 'pot',
      sizes: ['small', 'large'],
      fills: 'A class makes',
      used: 'Clay in the pots',
    }),
    things({
      style: l,
      thing: 'soup',
      many: 'flasks',
      one: 'flask',
      sizes: ['small', 'large'],
      fills: 'A canteen stall fills',
      used: 'Soup in the flasks',
    }),
    things({
      style: m,
      thing: 'wire',
      many: 'frames',
      one: 'frame',
      sizes: ['small', 'large'],
      fills: 'A workshop makes',
      used: 'Wire in the frames',
    }),
  ];
}

/** In fractions of a kilogram, metre, litre and hour. */
export const FRACTION_SIZES: readonly Make[] = [
  ...measures(fraction('kg'), fraction('m'), fraction('ℓ')),
  times(fraction('h'), 'lesson', 'lessons', 'A camp has'),
  times(fraction('h'), 'task', 'tasks', 'A scout has'),
];

/** Places of the scenes in hours among those in fractions. */
export const FIRST_TIME_SIZE = 6;

/** In decimals of a kilogram, metre and litre, and in dollars. */
export const DECIMAL_SIZES: readonly Make[] = [
  ...measures(measured('kg'), measured('m'), measured('ℓ')),
  goods('notebook', 'notebooks', 'file', 'files', 'items'),
  goods('curry puff', 'curry puffs', 'sandwich', 'sandwiches', 'snacks'),
];

/** Places of the scenes in dollars among the decimal ones. */
export const FIRST_MONEY_SIZE = 6;

/** A fraction of one thing: `3/8 of a cake`, `1 cake`. */
function partOf(thing: string): Style {
  return {
    text: (v) => (exact(v).equals(1) ? `1 ${thing}` : `${fractionText(v)} of a ${thing}`),
    bare: (v) => fractionText(v),
    unit: null,
    noun: null,
    allows: (v) => exact(v).compare(0) > 0 && exact(v).compare(1) <= 0 && exact(v).d <= 12n,
  };
}

/** Slices and strips of one whole. */
function slices(thing: string, one: string, many: string, cuts: 'cuts' | 'divides'): Make {
  const count = countOf(many, one);
  return (p) => ({
    style: partOf(thing),
    count,
    kinds: [`small ${many}`, `large ${many}`],
    heads: ['Small', 'Large'],
    sizes: (v, w) => `A small ${one} is ${v} and a large ${one} is ${w}.`,
    total: (n, t) => `${p.name} has ${n} that make ${t} altogether.`,
    budget: (n, s, r) =>
      cuts === 'cuts'
        ? `${p.name} cuts ${n} from ${s}, and ${r} is left.`
        : `${p.name} plans ${n} in ${s}, and ${r} is left.`,
    spent: `All the ${many}`,
    askLarge: `How many large ${many} are there?`,
    blankLarge: `There are ___ large ${many}.`,
    blankTotal: (n) => `The ${n} make ___ of a ${thing}.`,
    askValue: `What fraction of a ${thing} do the large ${many} make?`,
    blankValue: `The large ${many} make ___ of a ${thing}.`,
  });
}

/** Cakes, pizzas and strips cut into slices of two sizes. */
export const SLICE_SIZES: readonly Make[] = [
  slices('cake', 'slice', 'slices', 'cuts'),
  slices('pizza', 'piece', 'pieces', 'cuts'),
  slices('loaf', 'piece', 'pieces', 'cuts'),
  slices('strip', 'part', 'parts', 'cuts'),
  slices('pie', 'portion', 'portions', 'cuts'),
  slices('ribbon', 'piece', 'pieces', 'cuts'),
  slices('garden', 'plot', 'plots', 'divides'),
  slices('board', 'panel', 'panels', 'divides'),
];

const PUPILS = countOf('pupils');

/** Two groups of people, with a share of each. */
function groups(kinds: [string, string], place: string, what: [string, string, string]): Make {
  const [does, did, not] = what;
  return () => ({
    style: PUPILS,
    count: PUPILS,
    kinds,
    heads: [capital(kinds[0]), capital(kinds[1])],
    largeOf: `the ${kinds[1]}`,
    sizes: (v, w) => `In ${place}, ${v} of the ${kinds[0]} and ${w} of the ${kinds[1]} ${does}.`,
    total: (n, t) => `There are ${n}, and ${t} ${does}.`,
    budget: (n, _s, r) => `There are ${n}, and ${r} ${not}.`,
    spent: `Pupils who ${did}`,
    askLarge: `How many ${kinds[1]} are there?`,
    blankLarge: `There are ___ ${kinds[1]}.`,
    blankTotal: () => `In all, ___ pupils ${does}.`,
    askValue: `How many ${kinds[1]} ${does}?`,
    blankValue: `___ ${kinds[1]} ${does}.`,
  });
}

/** Boys and girls, younger and older pupils. */
export const GROUP_SHARES: readonly Make[] = [
  groups(['boys', 'girls'], 'a club', ['wear glasses', 'wear glasses', 'do not wear glasses']),
  groups(['girls', 'boys'], 'a choir', ['take the bus', 'take the bus', 'do not take the bus']),
  groups(['boys', 'girls'], 'a camp', ['can swim', 'can swim', 'cannot swim']),
  groups(['girls', 'boys'], 'a hall', ['had noodles', 'had noodles', 'did not have noodles']),
  groups(['Primary 5 pupils', 'Primary 6 pupils'], 'a band', [
    'play the drums',
    'play the drums',
    'do not play the drums',
  ]),
  groups(['Primary 6 pupils', 'Primary 5 pupils'], 'a library', [
    'borrowed a book',
    'borrowed a book',
    'did not borrow a book',
  ]),
];

const GRAMS = measured('g', 0);

/** Two mixes with a share of one thing each. */
function mixes(whole: string, thing: string, kinds: [string, string]): Make {
  return () => ({
    style: GRAMS,
    count: GRAMS,
    kinds,
    heads: [capital(kinds[0]), capital(kinds[1])],
    largeOf: kinds[1],
    sizes: (v, w) => `${capital(kinds[0])} is ${v} ${thing} and ${kinds[1]} is ${w} ${thing}.`,
    total: (n, t) => `The two are mixed to make ${n} of ${whole} with ${t} of ${thing}.`,
    budget: (n, _s, r) => `The two are mixed to make ${n} of ${whole}. In it, ${r} is not ${thing}.`,
    spent: `Mass of ${thing}`,
    askLarge: `How many grams of ${kinds[1]} are used?`,
    blankLarge: `___ g of ${kinds[1]} is used.`,
    blankTotal: () => `There is ___ g of ${thing} in it.`,
    askValue: `How many grams of ${thing} come from ${kinds[1]}?`,
    blankValue: `___ g of ${thing} comes from ${kinds[1]}.`,
  });
}

/** Syrups, nut mixes and soils. */
export const MIX_SHARES: readonly Make[] = [
  mixes('syrup', 'sugar', ['Syrup A', 'Syrup B']),
  mixes('trail mix', 'nuts', ['Mix A', 'Mix B']),
  mixes('soil', 'sand', ['Soil A', 'Soil B']),
];
