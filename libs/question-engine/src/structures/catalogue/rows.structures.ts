import { NUMBER, amountStep, holding, moreThan, numberStep, total } from '../quantity.js';
import { altogether, equal, more, row } from '../relations.js';
import type { Slip, Structure } from '../structure.js';
import { SLIPS } from './structures.slips.js';

const GRADES = ['Primary 4', 'Primary 5', 'Primary 6'] as const;

/** Slips about the number of days between the first day and the last. */
const COUNTED: readonly Slip[] = [
  {
    code: 'days-for-steps',
    says: 'Count the steps from Day 1 to Day {n}. Each step is one day.',
    at: { g: 'n' },
  },
  { code: 'one-step-too-few', says: 'Count the steps from Day 1 to Day {n} again.', at: { g: 'n - 2' } },
  { code: 'one-step-only', says: 'It grows on every day, not only once.', at: { rise: 'd' } },
];

/** What grows by the same amount each day: Day 1, Day 2 and a later day. */
const ROW: Structure = {
  id: 'equal-steps',
  grades: GRADES,
  quantities: {
    a0: holding('A'),
    a1: holding('A', 1),
    a2: holding('A', 2),
    n: NUMBER,
    d: amountStep('Increase each day'),
    g: numberStep('Number of days after Day 1'),
    rise: amountStep('Increase from the first day to the last'),
    h: numberStep('Number of days after Day 2'),
    later: amountStep('Increase from Day 2 to Day {n}'),
  },
  relations: [row('n', 'A', ['a0', 'a1', 'a2'])],
  steps: [
    'd = a1 - a0',
    'g = n - 1',
    'rise = a2 - a0',
    'rise = g * d',
    'a2 = a0 + rise',
    'a1 = a0 + d',
    'h = n - 2',
    'later = a2 - a1',
    'later = h * d',
  ],
  draw: (dice, { low, high }) => {
    const n = dice.int(5, 12);
    const a0 = dice.int(Math.max(2, Math.min(low, Math.floor(high / 3))), Math.max(4, Math.floor(high / 2)));
    const most = Math.min(a0, Math.floor((high - a0) / (n - 1)));
    if (most < 2) return null;
    const d = dice.int(2, most);
    const rise = (n - 1) * d;
    if (a0 === d || a0 === n || d === n) return null;
    return { a0, a1: a0 + d, a2: a0 + rise, n, d, g: n - 1, rise, h: n - 2, later: (n - 2) * d };
  },
  slips: [...COUNTED, ...SLIPS['equal-steps']],
};

/** Two of them, each growing by an amount of its own. */
const TWO_ROWS: Structure = {
  id: 'two-equal-steps',
  grades: GRADES,
  quantities: {
    a0: holding('A'),
    a1: holding('A', 1),
    a2: holding('A', 2),
    b0: holding('B'),
    b1: holding('B', 1),
    b2: holding('B', 2),
    n: NUMBER,
    gap: moreThan('A', 'B', 2),
    sum: total(['A', 'B'], 2),
    d: amountStep("{A}'s increase each day"),
    e: amountStep("{B}'s increase each day"),
    g: numberStep('Number of days after Day 1'),
    ra: amountStep("{A}'s increase from the first day to the last"),
    rb: amountStep("{B}'s increase from the first day to the last"),
  },
  relations: [
    row('n', 'A', ['a0', 'a1', 'a2']),
    row('n', 'B', ['b0', 'b1', 'b2']),
    more('gap', 'A', 'B', { A: 'a2', B: 'b2' }, 2),
    altogether('sum', { A: 'a2', B: 'b2' }, 2),
  ],
  tellsOneOf: ['more', 'total'],
  steps: [
    'd = a1 - a0',
    'e = b1 - b0',
    'g = n - 1',
    'ra = a2 - a0',
    'rb = b2 - b0',
    'ra = g * d',
    'rb = g * e',
    'a2 = a0 + ra',
    'b2 = b0 + rb',
    'a1 = a0 + d',
    'b1 = b0 + e',
  ],
  draw: (dice, { low, high }) => {
    const n = dice.int(5, 11);
    const [a0, b0] = [
      dice.int(Math.max(2, Math.floor(low / 2)), Math.max(4, Math.floor(high / 3))),
      dice.int(Math.max(2, Math.floor(low / 2)), Math.max(4, Math.floor(high / 3))),
    ];
    const most = Math.min(a0, b0, Math.floor((high - Math.max(a0, b0)) / (n - 1)));
    if (most < 3) return null;
    const [d, e] = [dice.int(2, most), dice.int(2, most)];
    const [ra, rb] = [(n - 1) * d, (n - 1) * e];
    const [a2, b2] = [a0 + ra, b0 + rb];
    if (new Set([a0, b0, a0 + d, b0 + e]).size < 4 || d === e || a2 - b2 < 2) return null;
    return { a0, a1: a0 + d, a2, b0, b1: b0 + e, b2, n, gap: a2 - b2, sum: a2 + b2, d, e, g: n - 1, ra, rb };
  },
  slips: [...COUNTED.slice(0, 2), ...SLIPS['two-equal-steps']],
};

/** Two of them that come to the same on a later day. */
const MEETING_ROWS: Structure = {
  id: 'equal-steps-meet',
  grades: GRADES,
  quantities: Object.fromEntries(
    Object.entries(TWO_ROWS.quantities).filter(([name]) => name !== 'gap' && name !== 'sum'),
  ),
  relations: [...TWO_ROWS.relations.slice(0, 2), equal({ A: 'a2', B: 'b2' }, 2)],
  tellsOneOf: ['equal'],
  steps: TWO_ROWS.steps,
  draw: (dice, { low, high }) => {
    const n = dice.int(5, 11);
    const g = n - 1;
    const a0 = dice.int(Math.max(2, Math.floor(low / 2)), Math.max(4, Math.floor(high / 3)));
    const most = Math.min(a0, Math.floor((high - a0) / g));
    if (most < 3) return null;
    const d = dice.int(2, most);
    const e = dice.int(2, most);
    const a2 = a0 + g * d;
    const b0 = a2 - g * e;
    if (b0 < Math.max(2, e) || d === e || new Set([a0, b0, a0 + d, b0 + e]).size < 4) return null;
    return { a0, a1: a0 + d, a2, b0, b1: b0 + e, b2: a2, n, d, e, g, ra: g * d, rb: g * e };
  },
  slips: [...COUNTED.slice(0, 2), ...SLIPS['equal-steps-meet']],
};

/** Growing by equal steps. */
export const ROW_STRUCTURES: readonly Structure[] = [ROW, TWO_ROWS, MEETING_ROWS];
