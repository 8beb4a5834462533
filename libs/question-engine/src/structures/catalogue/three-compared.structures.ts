import { NUMBER, amountStep, holding, moreThan, numberStep, total } from '../quantity.js';
import { altogether, more, times } from '../relations.js';
import type { Structure } from '../structure.js';
import { SLIPS } from './structures.slips.js';

/** Three of them: one has several times as much as another, the third so much more than that one. */
export const TWO_COMPARED_WITH_ONE: Structure = {
  id: 'two-compared-with-one',
  grades: ['Primary 4', 'Primary 5', 'Primary 6'],
  quantities: {
    a0: holding('A'),
    b0: holding('B'),
    c0: holding('C'),
    m: NUMBER,
    e: moreThan('C', 'B'),
    sum: total(['A', 'B', 'C']),
    k: numberStep('Total number of units'),
    units: amountStep('{k} units'),
  },
  relations: [
    times('m', 'A', 'B', { A: 'a0', B: 'b0' }),
    more('e', 'C', 'B', { C: 'c0', B: 'b0' }),
    altogether('sum', { A: 'a0', B: 'b0', C: 'c0' }),
  ],
  steps: [
    'a0 = m * b0',
    'c0 = b0 + e',
    'sum = a0 + b0 + c0',
    'k = m + 1 + 1',
    'units = sum - e',
    'units = k * b0',
  ],
  draw: (dice, { low, high }) => {
    const m = dice.int(2, 6);
    const b0 = dice.int(Math.max(3, Math.floor(low / 2)), Math.max(4, Math.floor(high / m)));
    const e = dice.int(2, Math.max(3, Math.floor(high / 3)));
    const [a0, c0] = [m * b0, b0 + e];
    if (a0 > high || c0 > high || new Set([a0, b0, c0, e]).size < 4) return null;
    return { a0, b0, c0, m, e, sum: a0 + b0 + c0, k: m + 2, units: (m + 2) * b0 };
  },
  slips: SLIPS['two-compared-with-one'],
  model: {
    rows: [
      { of: 'a0', boxes: ['a0'] },
      { of: 'b0', boxes: ['b0'] },
      { of: 'c0', boxes: ['b0', 'e'] },
    ],
    brace: 'sum',
  },
};
