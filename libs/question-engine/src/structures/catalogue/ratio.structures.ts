import { gcd } from '../../numbers/exact.js';
import { NUMBER, UNIT, amountStep, change, holding, numberStep, total } from '../quantity.js';
import { altogether, gain, loss, move, ratio } from '../relations.js';
import type { Structure } from '../structure.js';
import { readPairs } from '../../numbers/pairs.js';
import { SLIPS } from './structures.slips.js';

const lcm = (a: number, b: number): number => (a * b) / gcd(a, b);
const TWO = { A: 'a0', B: 'b0' } as const;
const AFTER = { A: 'a1', B: 'b1' } as const;
const UPPER = ['Primary 5', 'Primary 6'] as const;
const num = (value: { n: bigint } | undefined): number => Number(value?.n ?? 0n);

const RATIOS: ReadonlyArray<readonly [number, number]> = readPairs(
  '1:2 1:3 2:3 3:4 2:5 3:5 4:5 5:6 3:7 5:7 3:8 5:8 4:3 3:2 5:2 5:4 5:3',
);

/** Atlas 16. */
export const CONSTANT_PART: Structure = {
  id: 'constant-part',
  grades: UPPER,
  quantities: {
    a0: holding('A'),
    b0: holding('B'),
    b1: holding('B', 1),
    x: change(1),
    a: NUMBER,
    b: NUMBER,
    c: NUMBER,
    d: NUMBER,
    f: NUMBER,
    g: NUMBER,
    l: numberStep("{A}'s units, made the same"),
    r: numberStep("{B}'s units at first, with {A}'s units made the same"),
    s: numberStep("{B}'s units in the end, with {A}'s units made the same"),
    n: numberStep('Units in the change'),
    u: UNIT,
    v: amountStep('1 unit at first'),
    w: amountStep('1 unit in the end'),
  },
  relations: [
    ratio(['a', 'b'], TWO),
    gain('x', 'B', 1, 'b0', 'b1'),
    ratio(['c', 'd'], { A: 'a0', B: 'b1' }, 1),
  ],
  steps: [
    'l = a * f',
    'r = b * f',
    's = d * g',
    'n = s - r',
    'x = n * u',
    'a0 = l * u',
    'b0 = r * u',
    'b1 = s * u',
    'a0 = a * v',
    'b0 = b * v',
    'a0 = c * w',
    'b1 = d * w',
  ],
  tools: (values) => {
    const [a, c] = [num(values.get('a')), num(values.get('c'))];
    return { f: lcm(a, c) / a, g: lcm(a, c) / c };
  },
  draw: (dice, { low, high }) => {
    const [a, b] = dice.pick(RATIOS);
    const [c, d] = dice.pick(RATIOS);
    if (a === c || d * a <= b * c) return null;
    const l = lcm(a, c);
    const [r, s] = [(b * l) / a, (d * l) / c];
    const most = Math.floor(high / Math.max(l, s));
    if (most < 2) return null;
    const u = dice.int(2, most);
    if (l > 30 || s > 40 || r * u < Math.min(low, 4)) return null;
    return { a0: l * u, b0: r * u, b1: s * u, x: (s - r) * u, a, b, c, d, l, r, s, n: s - r, u };
  },
  alike:
    'What {A} had does not change. It is {a} units at first and {c} units in the end. Make both {l} units.',
  slips: SLIPS['constant-part'],
};

/** Atlas 15. */
export const CONSTANT_TOTAL: Structure = {
  id: 'constant-total',
  grades: UPPER,
  quantities: {
    a0: holding('A'),
    b0: holding('B'),
    a1: holding('A', 1),
    b1: holding('B', 1),
    x: change(1),
    sum: total(['A', 'B']),
    a: NUMBER,
    b: NUMBER,
    c: NUMBER,
    d: NUMBER,
    f: NUMBER,
    g: NUMBER,
    k: numberStep('Total number of units at first'),
    l: numberStep('Total units, made the same'),
    p: numberStep("{A}'s units at first, with the total units made the same"),
    q: numberStep("{A}'s units in the end, with the total units made the same"),
    r: numberStep("{B}'s units at first, with the total units made the same"),
    t: numberStep("{B}'s units in the end, with the total units made the same"),
    n: numberStep('Units that were moved'),
    u: UNIT,
    v: amountStep('1 unit at first'),
    w: amountStep('1 unit in the end'),
    m: numberStep('Units in the end'),
  },
  relations: [
    ratio(['a', 'b'], TWO),
    altogether('sum', TWO),
    move('x', ['A', 'a0', 'a1'], ['B', 'b0', 'b1'], 1),
    ratio(['c', 'd'], AFTER, 1),
  ],
  steps: [
    'k = a + b',
    'l = k * f',
    'p = a * f',
    'q = c * g',
    'r = b * f',
    't = d * g',
    'n = p - q',
    'x = n * u',
    'sum = l * u',
    'a0 = p * u',
    'a1 = q * u',
    'b0 = r * u',
    'b1 = t * u',
    'a0 = a * v',
    'b0 = b * v',
    'sum = k * v',
    'a1 = c * w',
    'b1 = d * w',
    'm = c + d',
    'sum = m * w',
    'sum = a0 + b0',
    'sum = a1 + b1',
  ],
  tools: (values) => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => num(values.get(name))) as [
      number,
      number,
      number,
      number,
    ];
    const l = lcm(a + b, c + d);
    return { f: l / (a + b), g: l / (c + d) };
  },
  draw: (dice, { high }) => {
    const [b, a] = dice.pick(RATIOS);
    const [c, d] = dice.pick(RATIOS);
    if (a + b === c + d || a * d <= b * c) return null;
    const l = lcm(a + b, c + d);
    const [p, q] = [(a * l) / (a + b), (c * l) / (c + d)];
    const most = Math.floor(high / Math.max(p, l - q));
    if (l > 40 || most < 2) return null;
    const u = dice.int(2, most);
    const n = p - q;
    return {
      a0: p * u,
      b0: (l - p) * u,
      a1: q * u,
      b1: (l - q) * u,
      x: n * u,
      sum: l * u,
      a,
      b,
      c,
      d,
      k: a + b,
      l,
      p,
      q,
      r: l - p,
      t: l - q,
      n,
      u,
      m: c + d,
    };
  },
  alike: 'The total does not change. It is {k} units at first and {m} units in the end. Make both {l} units.',
  slips: SLIPS['constant-total'],
};

/** Atlas 19. */
export const EQUAL_AT_FIRST: Structure = {
  id: 'equal-at-first',
  grades: UPPER,
  quantities: {
    a0: holding('A'),
    b0: holding('B'),
    a1: holding('A', 1),
    b1: holding('B', 2),
    x: change(1),
    y: change(2),
    a: NUMBER,
    b: NUMBER,
    gap: amountStep('Difference in the end'),
    n: numberStep('Units in the difference'),
    u: UNIT,
  },
  relations: [
    { key: 'equal-0', says: 'equal', owners: ['A', 'B'], at: 0, equations: ['a0 = b0'] },
    loss('x', 'A', 1, 'a0', 'a1'),
    loss('y', 'B', 2, 'b0', 'b1'),
    ratio(['a', 'b'], AFTER, 2),
  ],
  steps: ['gap = x - y', 'n = b - a', 'gap = n * u', 'a1 = a * u', 'b1 = b * u', 'a0 = b0'],
  draw: (dice, { low, high }) => {
    const [a, b] = dice.pick(RATIOS.filter(([p, q]) => p < q));
    const u = dice.int(2, Math.max(2, Math.floor(high / b)));
    const y = dice.int(3, Math.max(6, Math.floor(high / 3)));
    const x = y + (b - a) * u;
    const a0 = a * u + x;
    if (a0 > high || a0 < low || x === a * u) return null;
    return { a0, b0: a0, a1: a * u, b1: b * u, x, y, a, b, gap: (b - a) * u, n: b - a, u };
  },
  slips: SLIPS['equal-at-first'],
};

export const RATIO_STRUCTURES = [CONSTANT_PART, CONSTANT_TOTAL, EQUAL_AT_FIRST] as const;
