import { NUMBER, amountStep, holding, moreThan, numberStep, total } from '../quantity.js';
import { altogether, more, times } from '../relations.js';
import type { Slip, Structure } from '../structure.js';

const GRADES = ['Primary 3', 'Primary 4', 'Primary 5', 'Primary 6'] as const;

const SLIPS: readonly Slip[] = [
  { code: 'shared-first', says: '{A} and {B} do not have the same amount.', at: { b0: 'p / 2' } },
  { code: 'wrong-one-taken-away', says: 'Take away what {B} has, not what {A} has.', at: { c0: 'q - a0' } },
  {
    code: 'totals-compared',
    says: 'Find what {B} has before you use the second total.',
    plan: { c0: 'q - p' },
  },
];

/** Two pairs with one in both; the first pair is settled by its difference. */
const PAIR_AND_GAP: Structure = {
  id: 'pair-and-gap',
  grades: GRADES,
  quantities: {
    a0: holding('A'),
    b0: holding('B'),
    c0: holding('C'),
    p: total(['A', 'B']),
    q: total(['B', 'C']),
    gap: moreThan('A', 'B'),
    twice: amountStep("Twice {B}'s {things}"),
  },
  relations: [
    altogether('p', { A: 'a0', B: 'b0' }),
    altogether('q', { B: 'b0', C: 'c0' }),
    more('gap', 'A', 'B', { A: 'a0', B: 'b0' }),
  ],
  steps: ['twice = p - gap', 'twice = 2 * b0', 'a0 = b0 + gap', 'c0 = q - b0'],
  draw: (dice, { low, high }) => {
    const most = Math.max(6, Math.floor(high / 2));
    const [b0, c0] = [dice.int(Math.min(low, 6), most), dice.int(Math.min(low, 6), most)];
    const gap = dice.int(2, Math.max(3, Math.floor(most / 2)));
    const a0 = b0 + gap;
    const [p, q] = [a0 + b0, b0 + c0];
    if (new Set([a0, b0, c0, p, q, gap]).size < 6) return null;
    return { a0, b0, c0, p, q, gap, twice: 2 * b0 };
  },
  slips: [
    ...SLIPS,
    { code: 'halved-too-early', says: 'Take away the difference first.', at: { twice: 'p' } },
  ],
};

/** Two pairs with one in both; in the first pair one has several times as much. */
const PAIR_AND_TIMES: Structure = {
  id: 'pair-and-times',
  grades: GRADES,
  quantities: {
    a0: holding('A'),
    b0: holding('B'),
    c0: holding('C'),
    p: total(['A', 'B']),
    q: total(['B', 'C']),
    m: NUMBER,
    n: numberStep('Number of equal parts'),
  },
  relations: [
    altogether('p', { A: 'a0', B: 'b0' }),
    altogether('q', { B: 'b0', C: 'c0' }),
    times('m', 'A', 'B', { A: 'a0', B: 'b0' }),
  ],
  steps: ['n = m + 1', 'p = n * b0', 'a0 = m * b0', 'c0 = q - b0'],
  draw: (dice, { low, high }) => {
    const m = dice.int(2, 6);
    const b0 = dice.int(Math.min(low, 4), Math.max(5, Math.floor(high / (m + 1))));
    const c0 = dice.int(Math.min(low, 6), Math.max(7, Math.floor(high / 2)));
    const a0 = m * b0;
    const [p, q] = [a0 + b0, b0 + c0];
    if (new Set([a0, b0, c0, p, q, m]).size < 6 || p > 2 * high) return null;
    return { a0, b0, c0, p, q, m, n: m + 1 };
  },
  slips: [
    ...SLIPS,
    { code: 'shared-by-the-times', says: 'Count {B} as an equal part, too.', at: { n: 'm' } },
  ],
};

/** Two totals that share one owner. */
export const PAIR_STRUCTURES: readonly Structure[] = [PAIR_AND_GAP, PAIR_AND_TIMES];
