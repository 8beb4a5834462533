import { NUMBER, UNIT, amountStep, holding, moreThan, numberStep, total } from '../quantity.js';
import { altogether, more, ratio, times, timesAndMore } from '../relations.js';
import type { Structure } from '../structure.js';
import { readPairs } from '../../numbers/pairs.js';
import { SLIPS } from './structures.slips.js';

const TWO = { A: 'a0', B: 'b0' } as const;

/** Atlas 03. */
export const SUM_AND_DIFFERENCE: Structure = {
  id: 'sum-and-difference',
  grades: ['Primary 3', 'Primary 4', 'Primary 5', 'Primary 6'],
  quantities: {
    a0: holding('A'),
    b0: holding('B'),
    sum: total(['A', 'B']),
    gap: moreThan('A', 'B'),
    twice: amountStep("Twice {B}'s {things}"),
  },
  relations: [altogether('sum', TWO), more('gap', 'A', 'B', TWO)],
  // With one of the two known, the other one comes before equal parts.
  steps: ['a0 = b0 + gap', 'sum = a0 + b0', 'twice = sum - gap', 'twice = 2 * b0'],
  draw: (dice, { low, high }) => {
    const b0 = dice.int(low, high);
    const gap = dice.int(Math.max(2, Math.floor(low / 3)), high);
    const a0 = b0 + gap;
    return a0 > high || gap === b0 ? null : { a0, b0, gap, sum: a0 + b0, twice: 2 * b0 };
  },
  slips: SLIPS['sum-and-difference'],
  model: {
    rows: [
      { of: 'a0', boxes: ['b0', 'gap'] },
      { of: 'b0', boxes: ['b0'] },
    ],
    brace: 'sum',
  },
};

/** Atlas 02. */
export const MORE_AND_LESS: Structure = {
  id: 'more-and-less',
  grades: ['Primary 3', 'Primary 4', 'Primary 5', 'Primary 6'],
  quantities: {
    a0: holding('A'),
    b0: holding('B'),
    c0: holding('C'),
    d: moreThan('A', 'B'),
    e: moreThan('A', 'C'),
    sum: total(['A', 'B', 'C']),
    f: amountStep('How {more} {C} had than {B}'),
    extras: amountStep('Sum of the extra {things} of {A} and {C}'),
    thrice: amountStep("3 times {B}'s {things}"),
  },
  relations: [
    more('d', 'A', 'B', TWO),
    more('e', 'A', 'C', { A: 'a0', C: 'c0' }),
    altogether('sum', { A: 'a0', B: 'b0', C: 'c0' }),
  ],
  steps: ['f = d - e', 'extras = d + f', 'thrice = sum - extras', 'thrice = 3 * b0'],
  draw: (dice, { low, high }) => {
    const b0 = dice.int(low, high);
    const d = dice.int(4, Math.max(6, Math.floor(high / 2)));
    const e = dice.int(2, d - 1);
    const a0 = b0 + d;
    const c0 = a0 - e;
    if (a0 > high || d === 2 * e || d === e) return null;
    const f = d - e;
    return { a0, b0, c0, d, e, f, extras: d + f, sum: a0 + b0 + c0, thrice: 3 * b0 };
  },
  slips: SLIPS['more-and-less'],
  model: {
    rows: [
      { of: 'a0', boxes: ['b0', 'd'] },
      { of: 'b0', boxes: ['b0'] },
      { of: 'c0', boxes: ['b0', 'f'] },
    ],
    brace: 'sum',
  },
};

/** Atlas 04; `e` is left out in `times-as-many`. */
export const TIMES_AND_SOME_MORE: Structure = {
  id: 'times-and-some-more',
  grades: ['Primary 3', 'Primary 4', 'Primary 5', 'Primary 6'],
  quantities: {
    a0: holding('A'),
    b0: holding('B'),
    m: NUMBER,
    e: amountStep('The extra part'),
    sum: total(['A', 'B']),
    gap: moreThan('A', 'B'),
    part: amountStep('{m} units'),
    k: numberStep('Total number of units'),
    n: numberStep('Units in the difference'),
    units: amountStep('{k} units'),
    rest: amountStep('{n} units'),
  },
  relations: [timesAndMore('m', 'e', 'A', 'B', TWO), altogether('sum', TWO), more('gap', 'A', 'B', TWO)],
  steps: [
    'part = m * b0',
    'part = a0 - e',
    'k = m + 1',
    'units = sum - e',
    'units = k * b0',
    'n = m - 1',
    'rest = gap - e',
    'rest = n * b0',
  ],
  draw: (dice, { low, high }) => {
    const m = dice.int(2, 5);
    const b0 = dice.int(Math.max(2, Math.floor(low / 2)), Math.floor(high / m));
    const e = dice.int(1, Math.max(1, b0 - 1));
    const a0 = m * b0 + e;
    if (a0 > high || b0 < 3) return null;
    return {
      a0,
      b0,
      m,
      e,
      sum: a0 + b0,
      gap: a0 - b0,
      part: m * b0,
      k: m + 1,
      units: (m + 1) * b0,
      n: m - 1,
      rest: (m - 1) * b0,
    };
  },
  slips: SLIPS['times-and-some-more'],
  model: {
    rows: [
      { of: 'a0', boxes: ['part', 'e'] },
      { of: 'b0', boxes: ['b0'] },
    ],
    brace: 'sum',
  },
};

/** Times as many, a total or a difference told: the same without an extra part. */
export const TIMES_AS_MANY: Structure = {
  id: 'times-as-many',
  grades: ['Primary 3', 'Primary 4', 'Primary 5', 'Primary 6'],
  quantities: {
    a0: holding('A'),
    b0: holding('B'),
    m: NUMBER,
    sum: total(['A', 'B']),
    gap: moreThan('A', 'B'),
    k: numberStep('Total number of units'),
    n: numberStep('Units in the difference'),
  },
  relations: [times('m', 'A', 'B', TWO), altogether('sum', TWO), more('gap', 'A', 'B', TWO)],
  steps: ['k = m + 1', 'n = m - 1', 'sum = k * b0', 'gap = n * b0'],
  draw: (dice, { low, high }) => {
    const m = dice.int(2, 6);
    const b0 = dice.int(Math.max(3, Math.floor(low / 2)), Math.max(3, Math.floor(high / m)));
    const a0 = m * b0;
    return a0 > high ? null : { a0, b0, m, sum: a0 + b0, gap: a0 - b0, k: m + 1, n: m - 1 };
  },
  slips: SLIPS['times-as-many'],
  model: {
    rows: [
      { of: 'a0', boxes: ['a0'] },
      { of: 'b0', boxes: ['b0'] },
    ],
    brace: 'sum',
  },
};

/** Atlas 37 with two shares. */
export const RATIO_SHARE: Structure = {
  id: 'ratio-share',
  grades: ['Primary 5', 'Primary 6'],
  quantities: {
    a0: holding('A'),
    b0: holding('B'),
    p: NUMBER,
    q: NUMBER,
    sum: total(['A', 'B']),
    gap: moreThan('A', 'B'),
    k: numberStep('Total number of units'),
    n: numberStep('Units in the difference'),
    u: UNIT,
  },
  relations: [ratio(['p', 'q'], TWO), altogether('sum', TWO), more('gap', 'A', 'B', TWO)],
  steps: ['k = p + q', 'n = p - q', 'sum = k * u', 'gap = n * u', 'a0 = p * u', 'b0 = q * u'],
  draw: (dice, { low, high }) => {
    const [p, q] = dice.pick(readPairs('5:2 5:3 7:4 7:5 8:5 9:4 7:3 8:3 9:7 5:1'));
    const u = dice.int(Math.max(2, Math.ceil(low / q)), Math.floor(high / p));
    const [a0, b0] = [p * u, q * u];
    return a0 > high || u < 2 ? null : { a0, b0, p, q, u, sum: a0 + b0, gap: a0 - b0, k: p + q, n: p - q };
  },
  slips: SLIPS['ratio-share'],
  model: {
    rows: [
      { of: 'a0', boxes: ['b0', 'gap'] },
      { of: 'b0', boxes: ['b0'] },
    ],
    brace: 'sum',
  },
};

export const COMPARED_STRUCTURES = [
  SUM_AND_DIFFERENCE,
  MORE_AND_LESS,
  TIMES_AND_SOME_MORE,
  TIMES_AS_MANY,
  RATIO_SHARE,
] as const;
