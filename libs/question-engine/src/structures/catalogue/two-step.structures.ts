import { type Name, change, holding, moreThan, total } from '../quantity.js';
import { countedByOneOff } from './counting.slips.js';
import { type Relation, altogether, gain, loss, more } from '../relations.js';
import type { Slip, Structure } from '../structure.js';
import { SLIPS } from './structures.slips.js';

const TWO = { A: 'a0', B: 'b0' } as const;
const YOUNG = ['Primary 1', 'Primary 2'] as const;

/** One is compared with the other, and the total is the end of it. */
const MORE_TOGETHER: Structure = {
  id: 'more-together',
  grades: YOUNG,
  quantities: { a0: holding('A'), b0: holding('B'), gap: moreThan('A', 'B'), sum: total(['A', 'B']) },
  relations: [more('gap', 'A', 'B', TWO), altogether('sum', TWO)],
  steps: [],
  draw: (dice, { low, high }) => {
    const b0 = dice.int(Math.min(low, 2), Math.max(4, Math.floor(high / 2)));
    const gap = dice.int(2, Math.max(3, Math.floor(high / 4)));
    const a0 = b0 + gap;
    return a0 + b0 > high || gap === b0 ? null : { a0, b0, gap, sum: a0 + b0 };
  },
  slips: [...SLIPS['more-together'], ...countedByOneOff({ sum: 'a0 + b0', gap: 'a0 - b0' })],
};

/** Three parts and a whole, two of the parts compared. */
const THREE_TOGETHER: Structure = {
  id: 'three-together',
  grades: [...YOUNG, 'Primary 3'],
  quantities: {
    a0: holding('A'),
    b0: holding('B'),
    c0: holding('C'),
    gap: moreThan('C', 'B'),
    pair: { is: 'step', counts: 'amount', label: 'Total of {A} and {B}' },
    sum: total(['A', 'B', 'C']),
  },
  relations: [altogether('sum', { A: 'a0', B: 'b0', C: 'c0' }), more('gap', 'C', 'B', { C: 'c0', B: 'b0' })],
  steps: ['pair = a0 + b0', 'sum = pair + c0'],
  draw: (dice, { low, high }) => {
    const most = Math.max(4, Math.floor(high / 3));
    const [a0, b0] = [dice.int(Math.min(low, 2), most), dice.int(Math.min(low, 2), most)];
    const gap = dice.int(2, Math.max(3, Math.floor(most / 2)));
    const c0 = b0 + gap;
    if (new Set([a0, b0, c0, gap]).size < 4 || a0 + b0 + c0 > high) return null;
    return { a0, b0, c0, gap, pair: a0 + b0, sum: a0 + b0 + c0 };
  },
  slips: SLIPS['three-together'],
};

type Way = 'come' | 'go';

const changeOf = (way: Way, amount: Name, event: number, before: Name, after: Name): Relation =>
  way === 'come' ? gain(amount, 'A', event, before, after) : loss(amount, 'A', event, before, after);

const sign = (way: Way): 1 | -1 => (way === 'come' ? 1 : -1);
const signText = (way: Way): string => (way === 'come' ? '+' : '-');
const OTHER: Readonly<Record<Way, Way>> = { come: 'go', go: 'come' };

const changeSlips = (first: Way, second: Way): Slip[] => [
  {
    code: 'told-forwards',
    says: 'Go back from the end and undo each change.',
    plan: { a0: `a2 ${signText(first)} x ${signText(second)} y` },
  },
  {
    code: 'one-change-only',
    says: 'Two things happened. Undo both.',
    plan: { a0: [`a2 ${signText(OTHER[second])} y`, `a2 ${signText(OTHER[first])} x`] },
  },
  {
    code: 'one-change-only',
    says: 'Two things happened. Use both.',
    plan: { a2: [`a0 ${signText(first)} x`, `a0 ${signText(second)} y`] },
  },
  {
    code: 'changes-the-wrong-way',
    says: 'Look at each change again. Is there more or less after it?',
    plan: { a2: `a0 ${signText(OTHER[first])} x ${signText(second)} y` },
  },
];

/** Two changes one after the other. */
function twoChanges(first: Way, second: Way): Structure {
  return {
    id: `${first}-and-${second}`,
    grades: [...YOUNG, 'Primary 3', 'Primary 4'],
    quantities: { a0: holding('A'), a1: holding('A', 1), a2: holding('A', 2), x: change(1), y: change(2) },
    relations: [changeOf(first, 'x', 1, 'a0', 'a1'), changeOf(second, 'y', 2, 'a1', 'a2')],
    steps: [],
    draw: (dice, { low, high }) => {
      const a0 = dice.int(low, high);
      const [x, y] = [
        dice.int(2, Math.max(4, Math.floor(high / 3))),
        dice.int(2, Math.max(4, Math.floor(high / 3))),
      ];
      const a1 = a0 + sign(first) * x;
      const a2 = a1 + sign(second) * y;
      if (Math.max(a1, a2) > high || Math.min(a1, a2) < 2 || new Set([a0, a2, x, y]).size < 4) return null;
      return { a0, a1, a2, x, y };
    },
    slips: changeSlips(first, second),
  };
}

/** Structures of two small steps. Something that comes and something that goes is `come-and-go`. */
export const TWO_STEP_STRUCTURES: readonly Structure[] = [
  MORE_TOGETHER,
  THREE_TOGETHER,
  twoChanges('come', 'come'),
  twoChanges('go', 'go'),
  twoChanges('go', 'come'),
];
