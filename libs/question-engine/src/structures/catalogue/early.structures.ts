import { NUMBER, change, holding, moreThan, total } from '../quantity.js';
import { countedByOneOff } from './counting.slips.js';
import { altogether, gain, loss, more, packets } from '../relations.js';
import type { Structure } from '../structure.js';
import { SLIPS } from './structures.slips.js';

const TWO = { A: 'a0', B: 'b0' } as const;

/** Two parts and a whole: a bond told as a story. */
export const TWO_PARTS: Structure = {
  id: 'two-parts',
  grades: ['Primary 1', 'Primary 2', 'Primary 3'],
  quantities: { a0: holding('A'), b0: holding('B'), sum: total(['A', 'B']) },
  relations: [altogether('sum', TWO)],
  steps: [],
  draw: (dice, { low, high }) => {
    const [a0, b0] = [dice.int(Math.min(low, 3), high), dice.int(2, high)];
    return a0 === b0 || a0 + b0 > high ? null : { a0, b0, sum: a0 + b0 };
  },
  slips: [
    ...countedByOneOff({ a0: 'sum - b0', b0: 'sum - a0' }),
    { code: 'gave-the-whole', says: 'This is how many both have together.', gives: { a0: 'sum' } },
    { code: 'gave-the-other-part', says: 'This is how much the other one has.', gives: { a0: 'b0' } },
  ],
};

/** How many more one has than the other. */
export const HOW_MANY_MORE: Structure = {
  id: 'how-many-more',
  grades: ['Primary 1', 'Primary 2', 'Primary 3'],
  quantities: { a0: holding('A'), b0: holding('B'), gap: moreThan('A', 'B') },
  relations: [more('gap', 'A', 'B', TWO)],
  steps: [],
  draw: (dice, { low, high }) => {
    const [b0, gap] = [dice.int(Math.min(low, 3), high), dice.int(2, high)];
    const a0 = b0 + gap;
    return a0 > high || b0 === gap ? null : { a0, b0, gap };
  },
  slips: [...countedByOneOff({ gap: 'a0 - b0', a0: 'b0 + gap', b0: 'a0 - gap' }), ...SLIPS['how-many-more']],
};

/** Something comes. */
export const ONE_CHANGE_UP: Structure = {
  id: 'something-comes',
  grades: ['Primary 1', 'Primary 2'],
  quantities: { a0: holding('A'), a1: holding('A', 1), x: change(1) },
  relations: [gain('x', 'A', 1, 'a0', 'a1')],
  steps: [],
  draw: (dice, { low, high }) => {
    const [a0, x] = [dice.int(Math.min(low, 3), high), dice.int(2, high)];
    return a0 + x > high || a0 === x ? null : { a0, x, a1: a0 + x };
  },
  slips: [
    ...SLIPS['something-comes'],
    ...countedByOneOff({ a1: 'a0 + x', x: 'a1 - a0', a0: 'a1 - x' }),
    { code: 'gave-the-start', says: 'This is how it was at first.', gives: { x: 'a0', a1: 'a0' } },
  ],
};

/** Something goes. */
export const ONE_CHANGE_DOWN: Structure = {
  id: 'something-goes',
  grades: ['Primary 1', 'Primary 2'],
  quantities: { a0: holding('A'), a1: holding('A', 1), x: change(1) },
  relations: [loss('x', 'A', 1, 'a0', 'a1')],
  steps: [],
  draw: (dice, { low, high }) => {
    const [a1, x] = [dice.int(2, high), dice.int(2, high)];
    return a1 + x > high || a1 === x || a1 + x < Math.min(low, 5) ? null : { a1, x, a0: a1 + x };
  },
  slips: [
    { code: 'added', says: 'There is less in the end than at first.', plan: { a1: 'a0 + x' } },
    { code: 'took-away', says: 'There was more at first.', plan: { a0: 'a1 - x' } },
    ...countedByOneOff({ a1: 'a0 - x', a0: 'a1 + x', x: 'a0 - a1' }),
    ...SLIPS['something-goes'],
  ],
};

/** Equal groups come to what is there. */
export const EQUAL_GROUPS: Structure = {
  id: 'equal-groups',
  grades: ['Primary 2', 'Primary 3'],
  quantities: {
    a0: holding('A'),
    a1: holding('A', 1),
    n: { is: 'groups', event: 1 },
    s: { is: 'size', event: 1 },
    got: { is: 'step', counts: 'amount', label: '{Things} in the {packets}' },
    ten: NUMBER,
  },
  relations: [packets('gain-packets', ['n', 's'], 'A', 1, ['a0', 'a1'])],
  steps: ['got = n * s', 'a1 = a0 + got'],
  tools: () => ({ ten: 10 }),
  draw: (dice, { high }) => {
    const n = dice.int(2, 9);
    const s = dice.pick([2, 3, 4, 5, 10]);
    const a0 = dice.int(2, high);
    const a1 = a0 + n * s;
    return a1 > Math.max(high, 100) || n === s || a0 === s || a0 === n ? null : { a0, a1, n, s, got: n * s };
  },
  slips: SLIPS['equal-groups'],
};

export const EARLY_STRUCTURES = [
  TWO_PARTS,
  HOW_MANY_MORE,
  ONE_CHANGE_UP,
  ONE_CHANGE_DOWN,
  EQUAL_GROUPS,
] as const;
