import { amountStep, change, holding, total } from '../quantity.js';
import { altogether, gain, loss, more } from '../relations.js';
import type { Structure } from '../structure.js';
import { SLIPS } from './structures.slips.js';

const GRADES = ['Primary 3', 'Primary 4', 'Primary 5', 'Primary 6'] as const;

/** Atlas 05: three totals of two. */
const PAIR_TOTALS: Structure = {
  id: 'pair-totals',
  grades: GRADES,
  quantities: {
    a0: holding('A'),
    b0: holding('B'),
    c0: holding('C'),
    p: total(['A', 'B']),
    q: total(['B', 'C']),
    r: total(['A', 'C']),
    all: total(['A', 'B', 'C']),
    twice: amountStep('Twice the total of all three'),
  },
  relations: [
    altogether('p', { A: 'a0', B: 'b0' }),
    altogether('q', { B: 'b0', C: 'c0' }),
    altogether('r', { A: 'a0', C: 'c0' }),
    altogether('all', { A: 'a0', B: 'b0', C: 'c0' }),
  ],
  steps: ['twice = p + q + r', 'all = twice / 2', 'a0 = all - q', 'b0 = all - r', 'c0 = all - p'],
  draw: (dice, { low, high }) => {
    const most = Math.max(6, Math.floor(high / 2));
    const [a0, b0, c0] = [
      dice.int(Math.min(low, 9), most),
      dice.int(Math.min(low, 9), most),
      dice.int(Math.min(low, 9), most),
    ];
    const [p, q, r] = [a0 + b0, b0 + c0, a0 + c0];
    if (new Set([a0, b0, c0, p, q, r]).size < 6) return null;
    return { a0, b0, c0, p, q, r, all: a0 + b0 + c0, twice: p + q + r };
  },
  slips: SLIPS['pair-totals'],
};

/** What one has, found from the total of two and the total of all three, and a comparison. */
const NESTED_TOTALS: Structure = {
  id: 'nested-totals',
  grades: GRADES,
  quantities: {
    a0: holding('A'),
    b0: holding('B'),
    c0: holding('C'),
    p: total(['A', 'B']),
    all: total(['A', 'B', 'C']),
    gap: { is: 'more', owner: 'C', than: 'B', at: 0 },
  },
  relations: [
    altogether('p', { A: 'a0', B: 'b0' }),
    altogether('all', { A: 'a0', B: 'b0', C: 'c0' }),
    more('gap', 'C', 'B', { C: 'c0', B: 'b0' }),
  ],
  steps: ['all = p + c0', 'p = a0 + b0', 'c0 = b0 + gap'],
  draw: (dice, { low, high }) => {
    const most = Math.max(8, Math.floor(high / 2));
    const b0 = dice.int(Math.min(low, 6), Math.max(7, Math.floor(most / 2)));
    const gap = dice.int(2, Math.max(3, Math.floor(most / 2)));
    const a0 = dice.int(Math.min(low, 6), most);
    const c0 = b0 + gap;
    const [p, all] = [a0 + b0, a0 + b0 + c0];
    if (new Set([a0, b0, c0, gap, p, all]).size < 6 || all > high * 2) return null;
    return { a0, b0, c0, p, all, gap };
  },
  slips: SLIPS['nested-totals'],
};

/** The same, and then something comes to the first one or goes: what there is now is asked. */
function thenChanged(base: Structure, id: string, sign: '+' | '-'): Structure {
  const event = sign === '+' ? gain('x', 'A', 1, 'a0', 'a1') : loss('x', 'A', 1, 'a0', 'a1');
  return {
    ...base,
    id,
    quantities: { ...base.quantities, a1: holding('A', 1), x: change(1) },
    relations: [...base.relations, event],
    draw: (dice, range) => {
      const drawn = base.draw(dice, range);
      if (!drawn) return null;
      const { a0 = 0 } = drawn;
      const x = dice.int(2, Math.max(3, Math.floor(a0 / 2)));
      const a1 = sign === '+' ? a0 + x : a0 - x;
      return a1 < 2 || Object.values(drawn).includes(x) ? null : { ...drawn, a1, x };
    },
    slips: [...base.slips],
  };
}

/** What follows from several totals at once. */
export const DEDUCED_STRUCTURES: readonly Structure[] = [
  PAIR_TOTALS,
  NESTED_TOTALS,
  thenChanged(PAIR_TOTALS, 'pair-totals-then-come', '+'),
  thenChanged(PAIR_TOTALS, 'pair-totals-then-go', '-'),
  thenChanged(NESTED_TOTALS, 'nested-totals-then-come', '+'),
  thenChanged(NESTED_TOTALS, 'nested-totals-then-go', '-'),
];
