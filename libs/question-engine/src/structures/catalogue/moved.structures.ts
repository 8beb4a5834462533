import { NUMBER, amountStep, holding, moreThan, numberStep, total } from '../quantity.js';
import { altogether, equal, loss, more, move, times } from '../relations.js';
import type { Structure } from '../structure.js';
import { SLIPS } from './structures.slips.js';

const TWO = { A: 'a0', B: 'b0' } as const;
const AFTER = { A: 'a1', B: 'b1' } as const;
const GIVES = move('x', ['A', 'a0', 'a1'], ['B', 'b0', 'b1'], 1);

/** Atlas 12. */
export const TRANSFER_TO_EQUAL: Structure = {
  id: 'transfer-to-equal',
  grades: ['Primary 3', 'Primary 4', 'Primary 5', 'Primary 6'],
  quantities: {
    a0: holding('A'),
    b0: holding('B'),
    a1: holding('A', 1),
    b1: holding('B', 1),
    x: { is: 'change', event: 1 },
    gap: moreThan('A', 'B'),
    sum: total(['A', 'B']),
  },
  relations: [more('gap', 'A', 'B', TWO), altogether('sum', TWO), GIVES, equal(AFTER, 1)],
  steps: ['gap = 2 * x', 'sum = 2 * a1'],
  draw: (dice, { low, high }) => {
    const x = dice.int(2, Math.max(3, Math.floor(high / 4)));
    const b0 = dice.int(low, high);
    const a0 = b0 + 2 * x;
    if (a0 > high || b0 === x || b0 === 2 * x) return null;
    return { a0, b0, a1: a0 - x, b1: b0 + x, x, gap: 2 * x, sum: a0 + b0 };
  },
  slips: SLIPS['transfer-to-equal'],
};

/** Atlas 13. */
export const TRANSFER_TO_TIMES: Structure = {
  id: 'transfer-to-times',
  grades: ['Primary 4', 'Primary 5', 'Primary 6'],
  quantities: {
    a0: holding('A'),
    b0: holding('B'),
    a1: holding('A', 1),
    b1: holding('B', 1),
    x: { is: 'change', event: 1 },
    m: NUMBER,
    sum: total(['A', 'B']),
    k: numberStep('Total number of units'),
  },
  relations: [altogether('sum', TWO), GIVES, times('m', 'B', 'A', AFTER, 1)],
  steps: ['k = m + 1', 'sum = k * a1', 'sum = a1 + b1', 'sum = a0 + b0'],
  draw: (dice, { low, high }) => {
    const m = dice.int(2, 5);
    const a1 = dice.int(Math.max(2, Math.floor(low / 2)), Math.max(2, Math.floor(high / m)));
    const x = dice.int(2, Math.max(2, Math.floor((m * a1) / 2)));
    const [a0, b0, b1] = [a1 + x, m * a1 - x, m * a1];
    if (b0 < 2 || Math.max(a0, b1) > high || b0 === x || x === a1) return null;
    return { a0, b0, a1, b1, x, m, sum: a0 + b0, k: m + 1 };
  },
  slips: [{ code: 'one-unit-short', says: 'Count the units of both {A} and {B}.', at: { k: 'm' } }],
};

/** Atlas 14. */
export const STILL_MORE: Structure = {
  id: 'still-more',
  grades: ['Primary 3', 'Primary 4', 'Primary 5', 'Primary 6'],
  quantities: {
    a0: holding('A'),
    b0: holding('B'),
    a1: holding('A', 1),
    b1: holding('B', 1),
    x: { is: 'change', event: 1 },
    e: moreThan('A', 'B', 1),
    gap: moreThan('A', 'B'),
    sum: total(['A', 'B']),
    moved: amountStep('Decrease in the difference'),
    twice: amountStep("Twice {B}'s {things} in the end"),
  },
  relations: [altogether('sum', TWO), more('gap', 'A', 'B', TWO), GIVES, more('e', 'A', 'B', AFTER, 1)],
  steps: [
    'a1 = b1 + e',
    'sum = a1 + b1',
    'moved = 2 * x',
    'gap = moved + e',
    'twice = sum - e',
    'twice = 2 * b1',
  ],
  draw: (dice, { low, high }) => {
    const x = dice.int(2, Math.max(3, Math.floor(high / 6)));
    const e = dice.int(2, Math.max(3, Math.floor(high / 4)));
    const b0 = dice.int(low, high);
    const gap = 2 * x + e;
    const a0 = b0 + gap;
    if (a0 > high || x === e || b0 === x) return null;
    return { a0, b0, a1: a0 - x, b1: b0 + x, x, e, gap, sum: a0 + b0, moved: 2 * x, twice: 2 * (b0 + x) };
  },
  slips: SLIPS['still-more'],
};

/** Atlas 20. */
export const EQUAL_IN_THE_END: Structure = {
  id: 'equal-in-the-end',
  grades: ['Primary 4', 'Primary 5', 'Primary 6'],
  quantities: {
    a0: holding('A'),
    b0: holding('B'),
    a1: holding('A', 1),
    b1: holding('B', 2),
    x: { is: 'change', event: 1 },
    y: { is: 'change', event: 2 },
    sum: total(['A', 'B']),
    gone: amountStep('{Things} that {A} and {B} {didBoth} altogether'),
    twice: amountStep('{total} in the end'),
  },
  relations: [
    altogether('sum', TWO),
    loss('x', 'A', 1, 'a0', 'a1'),
    loss('y', 'B', 2, 'b0', 'b1'),
    equal(AFTER, 2),
  ],
  steps: ['gone = x + y', 'twice = sum - gone', 'twice = 2 * a1', 'sum = a0 + b0', 'a1 = b1'],
  draw: (dice, { low, high }) => {
    const a1 = dice.int(low, high);
    const x = dice.int(3, Math.max(6, Math.floor(high / 3)));
    const y = dice.int(2, Math.max(5, Math.floor(high / 3)));
    const [a0, b0] = [a1 + x, a1 + y];
    if (Math.max(a0, b0) > high || x === y) return null;
    return { a0, b0, a1, b1: a1, x, y, sum: a0 + b0, gone: x + y, twice: 2 * a1 };
  },
  slips: SLIPS['equal-in-the-end'],
};

export const MOVED_STRUCTURES = [TRANSFER_TO_EQUAL, TRANSFER_TO_TIMES, STILL_MORE, EQUAL_IN_THE_END] as const;
