import { measured } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { type Exact, exact } from '../../numbers/exact.js';
import { type Person, capital } from '../../core/people.js';
import type { EqualTotalsPack, EqualTotalsScene } from '../../engines/equal-totals.engine.js';
import type { PartWholePack, PartWholeScene } from '../../engines/part-whole.engine.js';
import type { PatternPack } from '../../engines/pattern.engine.js';
import type { StockPack, StockScene } from '../../engines/stock-scene.js';
import { growth } from '../shared/growth.scene.js';

export const KM = measured('km', 0);
export const KM_PER_HOUR = measured('km/h', 0);

interface Vehicle {
  /** "coach". */
  it: string;
  /** "drove". */
  went: string;
  low: number;
  high: number;
  step: number;
  mostHours: number;
}

/** With speeds that are usual for them. */
export const VEHICLES: readonly Vehicle[] = [
  { it: 'coach', went: 'drove', low: 50, high: 80, step: 5, mostHours: 6 },
  { it: 'car', went: 'drove', low: 55, high: 90, step: 5, mostHours: 6 },
  { it: 'train', went: 'ran', low: 70, high: 140, step: 10, mostHours: 6 },
  { it: 'lorry', went: 'drove', low: 40, high: 65, step: 5, mostHours: 6 },
  { it: 'ferry', went: 'sailed', low: 24, high: 40, step: 2, mostHours: 5 },
  { it: 'van', went: 'drove', low: 45, high: 70, step: 5, mostHours: 6 },
  { it: 'motorcycle', went: 'drove', low: 45, high: 80, step: 5, mostHours: 5 },
  { it: 'cargo ship', went: 'sailed', low: 18, high: 36, step: 2, mostHours: 9 },
];

const speedOf = (dice: Dice, at: number): Exact => {
  const v = VEHICLES[at];
  if (!v) throw new RangeError(`no vehicle ${at}`);
  return exact(dice.multiple(v.step, v.low, v.high));
};
const hoursOf = (dice: Dice, at: number): number => dice.int(2, VEHICLES[at]?.mostHours ?? 2);

const partScene =
  ({ it }: Vehicle) =>
  (p: Person): PartWholeScene => ({
    style: KM,
    each: KM_PER_HOUR,
    groupsNoun: 'hours',
    groupsTotal: 'distance in these hours',
    whole: (w) => `${p.name} went on a journey of ${w}.`,
    groups: (n, m) => `${capital(p.he)} first travelled by ${it} at ${m} for ${n} hours.`,
    groupsUnknown: (n) => `${capital(p.he)} first travelled by ${it} at a steady speed for ${n} hours.`,
    restGiven: (r) => `The other ${r} of the way was by bus.`,
    askRest: 'The rest of the way was by bus. How long was that part, in kilometres?',
    blankRest: 'The rest of the way, by bus, was ___ km long.',
    askEach: `What was the speed of the ${it}, in kilometres per hour?`,
    blankEach: `The speed of the ${it} was ___ km/h.`,
    blankGroups: (n) => `In ${n} hours ${p.he} travelled ___ km by ${it}.`,
    extra: (q) => `Then ${p.he} travelled ${q} by bus.`,
    shared: (k) => `The rest was done in ${k} equal stages by bicycle.`,
    askShare: 'How many kilometres was each stage?',
    blankShare: 'Each stage was ___ km long.',
  });

/** h1: a journey and its parts. */
export const SPEED_PARTS: PartWholePack = {
  scenes: VEHICLES.map(partScene),
  unitsPerWhole: 1,
  numbers: (dice, level, at) => {
    const shares = dice.int(2, 6);
    const rest = dice.int(8, 60);
    return {
      count: hoursOf(dice, at),
      each: speedOf(dice, at),
      rest: exact(level === 'mastery' ? shares * dice.int(8, 30) : rest),
      extra: exact(dice.int(12, 70)),
      shares,
    };
  },
};

const stockScene =
  ({ it, went }: Vehicle) =>
  (p: Person): StockScene => ({
    style: KM,
    each: KM_PER_HOUR,
    groupsNoun: 'hours',
    groupsTotal: 'distance in these hours',
    start: (s) => `${p.name}'s ${it} was ${s} from its destination.`,
    startUnknown: `${p.name}'s ${it} set out for its destination.`,
    add: (a) => `A detour made the way ${a} longer.`,
    groupsIn: (n, m) => `To fetch goods, it first ${went} ${n} hours the other way at ${m}.`,
    groupsOut: (n, m) => `It ${went} on at ${m} for ${n} hours.`,
    outUnknown: (n) => `It then ${went} towards its destination at a steady speed for ${n} hours.`,
    halfOut: 'It covered half of the distance before noon.',
    halfRest: 'It covered half of the remaining distance after a rest.',
    end: (e) => `Then ${e} were still left.`,
    askStart: 'How many kilometres from its destination was it at first?',
    blankStart: 'At first it was ___ km from its destination.',
    askNow: 'How many kilometres are left now?',
    blankNow: 'Now ___ km are left.',
    askEach: 'What was its speed towards its destination, in kilometres per hour?',
    blankEach: 'Its speed towards its destination was ___ km/h.',
    blankGroups: (n) => `In ${n} hours it covered ___ km of the way.`,
    lines: {
      cameIn: 'Way added',
      beforeIn: 'Left before the detour',
      beforeHalf: 'Left before half was covered',
      beforeOut: 'Left before these hours',
      out: 'Way in these hours',
    },
  });

/** h2 and h7: the distance that is left. */
export const SPEED_STOCK: StockPack = {
  scenes: VEHICLES.map(stockScene),
  unitsPerWhole: 1,
  numbers: (dice, level, at) => {
    const count = hoursOf(dice, at);
    const each = speedOf(dice, at);
    const left = exact(2 * dice.int(35, 120));
    const out = each.mul(count);
    const start =
      level === 'independent'
        ? out.add(left).mul(2)
        : level === 'mastery'
          ? out.add(left.mul(2))
          : out.add(left);
    return {
      start,
      add: exact(dice.int(24, 60)),
      count,
      each,
      countIn: dice.int(2, 3),
      eachIn: speedOf(dice, at),
    };
  },
};

interface Pair {
  a: string;
  b: string;
  counts: [number, number];
  unit: [number, number];
}

const PAIRS: readonly Pair[] = [
  { a: 'car', b: 'van', counts: [3, 6], unit: [10, 16] },
  { a: 'train', b: 'coach', counts: [4, 9], unit: [9, 15] },
  { a: 'motorcycle', b: 'lorry', counts: [3, 7], unit: [9, 13] },
  { a: 'speedboat', b: 'ferry', counts: [3, 5], unit: [6, 10] },
  { a: 'taxi', b: 'minibus', counts: [3, 6], unit: [10, 15] },
  { a: 'fast train', b: 'slow train', counts: [5, 9], unit: [10, 14] },
  { a: 'delivery van', b: 'delivery lorry', counts: [4, 7], unit: [8, 12] },
  { a: 'cargo ship', b: 'sailing boat', counts: [4, 9], unit: [3, 5] },
];

const equalScene =
  ({ a, b }: Pair) =>
  (p: Person): EqualTotalsScene => {
    const A = `the ${a}`;
    const B = `the ${b}`;
    return {
      style: KM_PER_HOUR,
      totalStyle: KM,
      names: [A, B],
      units: (m, n) => `the speed of ${A} is ${m} units and that of ${B} is ${n} units`,
      ones: [`Speed of ${A}`, `Speed of ${B}`],
      totalLabel: (m) => `Distance of ${B} in ${m} h`,
      equal: (n, m) => `${p.name}'s ${a} goes as far in ${n} hours as a ${b} goes in ${m} hours.`,
      givenB: (v) => `The speed of ${B} is ${v}.`,
      equalWithExtra: (n, m, r) =>
        `In ${n} hours, ${p.name}'s ${a} goes ${r} farther than a ${b} goes in ${m} hours.`,
      differs: (d) => `The speed of ${A} is ${d} more than the speed of ${B}.`,
      askA: `What is the speed of ${A}, in kilometres per hour?`,
      blankA: `The speed of ${A} is ___ km/h.`,
      blankTotal: (m) => `In ${m} hours, ${B} goes ___ km.`,
      blankB: `The speed of ${B} is ___ km/h.`,
    };
  };

/** h4: the same distance at two speeds; the first is the faster one. */
export const SPEED_EQUALS: EqualTotalsPack = {
  scenes: PAIRS.map(equalScene),
  unitsPerWhole: 1,
  numbers: (dice, at) => {
    const pair = PAIRS[at];
    if (!pair) throw new RangeError(`no pair ${at}`);
    const [low, high] = pair.counts;
    const n = dice.int(low, high - 1);
    // Neighbouring or nearly neighbouring counts, so that the two speeds are both usual ones.
    const m = n % 2 === 1 && n + 2 <= high && dice.chance(3) ? n + 2 : n + 1;
    return { unit: exact(dice.int(...pair.unit)), n, m, extra: exact(dice.int(2, 9)) };
  },
};

const SECONDS = measured('s', 0);
const MINUTES = measured('min', 2);

const tiring = (who: string, does: string, lap: string) => (p: Person) =>
  growth(
    {
      style: SECONDS,
      place: 'Kilometre',
      opening: (a, b, c) => `${p.name} ${does}. ${lap}: ${a}, ${b} and ${c}.`,
      goesOn: `The ${who} slows down in the same way from kilometre to kilometre.`,
      ask: `What is the time`,
      at: 'for',
      blank: 'the time is ___ min',
      which: (t) => `For which kilometre is the time ${t}?`,
      whichBlank: (t) => `The time is ${t} for Kilometre ___.`,
      sum: (n) => `What is the total time for the first ${n} kilometres, in minutes?`,
      blankSum: (n) => `The total time for the first ${n} kilometres is ___ min.`,
    },
    ', in minutes',
    MINUTES,
  );

/** h9: each kilometre takes longer by the same time, told in seconds and asked in minutes. */
export const SPEED_PATTERNS: PatternPack = {
  scale: { kind: 'unit', per: 60 },
  scenes: [
    tiring('runner', 'runs a race', 'The times for the first three kilometres are'),
    tiring('walker', 'walks up a hill', 'The times for the first three kilometres are'),
    tiring('cyclist', 'cycles up a mountain road', 'The times for the first three kilometres are'),
    tiring('rower', 'rows along a river', 'The times for the first three kilometres are'),
    tiring('skater', 'skates round a lake', 'The times for the first three kilometres are'),
    tiring('hiker', 'hikes on a forest path', 'The times for the first three kilometres are'),
    tiring('paddler', 'paddles a kayak along the coast', 'The times for the first three kilometres are'),
    tiring('jogger', 'jogs along a park connector', 'The times for the first three kilometres are'),
  ],
  numbers: (dice, _level, at) => {
    const [low, high] = [
      [240, 360],
      [660, 900],
      [150, 270],
      [240, 390],
      [150, 240],
      [720, 960],
      [420, 600],
      [330, 450],
    ][at] ?? [240, 360];
    return {
      first: exact(dice.multiple(30, low ?? 240, high ?? 360)),
      step: exact(dice.multiple(6, 6, 24)),
      most: 12,
    };
  },
};
