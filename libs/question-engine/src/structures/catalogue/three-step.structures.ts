import { amountStep, change, holding, moreThan, total } from '../quantity.js';
import { type Relation, altogether, gain, loss, more } from '../relations.js';
import type { Slip, Structure } from '../structure.js';
import { SLIPS } from './structures.slips.js';

/** Whether something comes or goes at each of three moments. */
type Ways = readonly [Way, Way, Way];
type Way = 'come' | 'go';

const AMOUNTS = ['x', 'y', 'z'] as const;
const EARLY = ['Primary 2', 'Primary 3', 'Primary 4'] as const;

const sign = (way: Way): string => (way === 'come' ? '+' : '-');
const turned = (way: Way): string => (way === 'come' ? '-' : '+');

const changeOf = (way: Way, at: 0 | 1 | 2): Relation =>
  (way === 'come' ? gain : loss)(AMOUNTS[at], 'A', at + 1, `a${at}`, `a${at + 1}`);

const slipsOf = ([first, second, third]: Ways): Slip[] => [
  {
    code: 'last-change-forgotten',
    says: 'Three things happened. Use all three.',
    plan: { a3: `a0 ${sign(first)} x ${sign(second)} y` },
  },
  {
    code: 'first-change-forgotten',
    says: 'Three things happened. Use all three.',
    plan: { a3: `a0 ${sign(second)} y ${sign(third)} z` },
  },
  {
    code: 'changes-the-wrong-way',
    says: 'Look at each change again. Is there more or less after it?',
    plan: { a3: `a0 ${turned(first)} x ${sign(second)} y ${sign(third)} z` },
  },
  {
    code: 'last-change-forgotten',
    says: 'Three things happened. Undo all three.',
    plan: { a0: `a3 ${turned(second)} y ${turned(first)} x` },
  },
  {
    code: 'first-change-forgotten',
    says: 'Three things happened. Undo all three.',
    plan: { a0: `a3 ${turned(third)} z ${turned(second)} y` },
  },
  {
    code: 'told-forwards',
    says: 'Go back from the end and undo each change.',
    plan: { a0: `a3 ${sign(third)} z ${sign(second)} y ${sign(first)} x` },
  },
];

/** Ranges below this have no room for seven different numbers. */
const SMALL = 12;

/** Three changes of one holding, one after the other. */
const threeChanges = (ways: Ways): Structure => ({
  id: ways.join('-then-'),
  grades: EARLY,
  quantities: {
    a0: holding('A'),
    // Never told and never asked, so that each story has all three changes.
    a1: amountStep('{after1}'),
    a2: amountStep('{after2}'),
    a3: holding('A', 3),
    x: change(1),
    y: change(2),
    z: change(3),
  },
  relations: [changeOf(ways[0], 0), changeOf(ways[1], 1), changeOf(ways[2], 2)],
  steps: [],
  draw: (dice, { low, high }) => {
    // Parts of one whole leave little room: what is only found on the way may then be another number again.
    const isSmall = high < SMALL;
    const least = isSmall ? 1 : Math.max(3, Math.floor(high / 20));
    const most = Math.max(5, Math.floor(high / 3));
    const changes = ways.map(() => dice.int(least, most));
    const [x = 0, y = 0, z = 0] = changes;
    let held = dice.int(low, high);
    const states = [held, ...ways.map((way, i) => (held += (way === 'come' ? 1 : -1) * (changes[i] ?? 0)))];
    const [a0 = 0, a1 = 0, a2 = 0, a3 = 0] = states;
    const different = isSmall ? [a0, a3, x, y, z] : [...states, x, y, z];
    if (states.some((state) => state < (isSmall ? 1 : 2) || state > high)) return null;
    if (new Set(different).size < different.length) return null;
    return { a0, a1, a2, a3, x, y, z };
  },
  slips: slipsOf(ways),
});

/** One has more than another, a third more or fewer than the second: the total takes three lines. */
const chainTogether = (way: 'more' | 'fewer'): Structure => {
  const [third, second] = way === 'more' ? (['C', 'B'] as const) : (['B', 'C'] as const);
  const sums = way === 'more' ? 'c0 = b0 + e' : 'c0 = b0 - e';
  return {
    id: way === 'more' ? 'more-and-more-together' : 'more-and-fewer-together',
    grades: ['Primary 1', 'Primary 2'],
    quantities: {
      a0: holding('A'),
      b0: amountStep("{B}'s {things}"),
      c0: holding('C'),
      d: moreThan('B', 'A'),
      e: moreThan(third, second),
      pair: amountStep('Total of {A} and {B}'),
      sum: total(['A', 'B', 'C']),
    },
    relations: [
      more('d', 'B', 'A', { B: 'b0', A: 'a0' }),
      more('e', third, second, { B: 'b0', C: 'c0' }),
      altogether('sum', { A: 'a0', B: 'b0', C: 'c0' }),
    ],
    steps: ['b0 = a0 + d', sums, 'pair = a0 + b0', 'sum = pair + c0'],
    draw: (dice, { low, high }) => {
      const most = Math.max(4, Math.floor(high / 3));
      const [a0, d, e] = [dice.int(Math.min(low, 2), most), dice.int(2, most), dice.int(2, most)];
      const b0 = a0 + d;
      const c0 = way === 'more' ? b0 + e : b0 - e;
      const sum = a0 + b0 + c0;
      if (c0 < 2 || sum > high || new Set([a0, b0, c0, d, e]).size < 5) return null;
      return { a0, b0, c0, d, e, pair: a0 + b0, sum };
    },
    slips: [
      ...SLIPS['chain-together'],
      {
        code: 'compared-with-the-wrong-one',
        says: 'Read again with whom each one is compared.',
        at: { c0: way === 'more' ? 'a0 + e' : 'a0 - e' },
      },
    ],
  };
};

/** Structures with three lines of working for two- and three-digit numbers: what is worth four marks in Primary 1 to 3. */
export const THREE_STEP_STRUCTURES: readonly Structure[] = [
  threeChanges(['come', 'come', 'go']),
  threeChanges(['come', 'go', 'come']),
  threeChanges(['go', 'come', 'go']),
  threeChanges(['go', 'go', 'come']),
  chainTogether('more'),
  chainTogether('fewer'),
];
