import { gcd } from '../../numbers/exact.js';
import { NUMBER, UNIT, amountStep, change, holding, numberStep } from '../quantity.js';
import { gain, loss, lossShare, packets, shareRest } from '../relations.js';
import { shareThatWent } from './share.slips.js';
import type { Structure } from '../structure.js';
import { SLIPS } from './structures.slips.js';

/** Atlas 01. */
export const REST_SHARED: Structure = {
  id: 'rest-shared',
  grades: ['Primary 3', 'Primary 4', 'Primary 5'],
  quantities: {
    a0: holding('A'),
    a1: holding('A', 1),
    x: change(1),
    k: NUMBER,
    s: { is: 'each', owner: 'A' },
  },
  relations: [loss('x', 'A', 1, 'a0', 'a1'), shareRest('k', 's', 'A', 2, 'a1')],
  steps: [],
  draw: (dice, { low, high }) => {
    const k = dice.int(2, 8);
    const s = dice.int(3, Math.max(4, Math.floor(high / k)));
    const x = dice.int(Math.max(2, Math.floor(low / 3)), Math.max(3, Math.floor(high / 2)));
    const a0 = x + k * s;
    return a0 > high || a0 < low || x === s || x === k || s === k ? null : { a0, a1: k * s, x, k, s };
  },
  slips: SLIPS['rest-shared'],
};

/** Atlas 11. */
export const IN_AND_OUT: Structure = {
  id: 'in-and-out',
  grades: ['Primary 3', 'Primary 4', 'Primary 5', 'Primary 6'],
  quantities: {
    a0: holding('A'),
    a1: holding('A', 1),
    a2: holding('A', 2),
    n: { is: 'groups', event: 1 },
    s: { is: 'size', event: 1 },
    got: amountStep('{Things} that {A} {did1}'),
    x: change(2),
  },
  relations: [packets('gain-packets', ['n', 's'], 'A', 1, ['a0', 'a1']), loss('x', 'A', 2, 'a1', 'a2')],
  steps: ['got = n * s', 'a1 = a0 + got', 'a2 = a1 - x'],
  draw: (dice, { low, high }) => {
    const n = dice.int(2, 9);
    const s = dice.int(3, Math.max(4, Math.floor(high / n / 2)));
    const a0 = dice.int(low, high);
    const a1 = a0 + n * s;
    const x = dice.int(Math.max(2, Math.floor(low / 2)), a1 - 2);
    if (a1 > high || x === n * s || n === s || x === a0) return null;
    return { a0, a1, a2: a1 - x, n, s, got: n * s, x };
  },
  slips: SLIPS['in-and-out'],
};

/** Atlas 11 in its smallest form: something comes, something goes. */
export const COME_AND_GO: Structure = {
  id: 'come-and-go',
  grades: ['Primary 1', 'Primary 2', 'Primary 3', 'Primary 4'],
  quantities: { a0: holding('A'), a1: holding('A', 1), a2: holding('A', 2), x: change(1), y: change(2) },
  relations: [gain('x', 'A', 1, 'a0', 'a1'), loss('y', 'A', 2, 'a1', 'a2')],
  steps: [],
  draw: (dice, { low, high }) => {
    const a0 = dice.int(low, high);
    const x = dice.int(2, Math.max(4, Math.floor(high / 2)));
    const a1 = a0 + x;
    const y = dice.int(2, a1 - 1);
    if (a1 > high || x === y || y === a0) return null;
    return { a0, a1, a2: a1 - y, x, y };
  },
  slips: SLIPS['come-and-go'],
};

/** Atlas 32. */
export const SHARE_THEN_GAIN: Structure = {
  id: 'share-then-gain',
  grades: ['Primary 4', 'Primary 5', 'Primary 6'],
  quantities: {
    a0: holding('A'),
    a1: holding('A', 1),
    a2: holding('A', 2),
    p: NUMBER,
    q: NUMBER,
    x: change(2),
    l: numberStep('Units left'),
    u: UNIT,
  },
  relations: [lossShare(['p', 'q'], 'A', 1, ['a0', 'a1']), gain('x', 'A', 2, 'a1', 'a2')],
  steps: ['l = q - p', 'a1 = l * u', 'a0 = q * u', 'a2 = a1 + x'],
  draw: (dice, { low, high }) => {
    const q = dice.int(3, 10);
    const p = dice.int(1, q - 1);
    const u = dice.int(2, Math.floor(high / q));
    const x = dice.int(3, Math.max(5, Math.floor(high / 3)));
    const [a0, a1] = [q * u, (q - p) * u];
    if (gcd(p, q) !== 1 || a0 < low || a1 + x > high || x === a1) return null;
    return { a0, a1, a2: a1 + x, p, q, x, l: q - p, u };
  },
  slips: [
    shareThatWent('l', 'p', '/{q}'),
    { code: 'gain-forgotten', says: 'First take away what {A} {did2} in the end.', at: { a1: 'a2' } },
  ],
};

/** Atlas 26 with two branches. */
export const REMAINDER: Structure = {
  id: 'remainder',
  grades: ['Primary 5', 'Primary 6'],
  quantities: {
    a0: holding('A'),
    a1: holding('A', 1),
    a2: holding('A', 2),
    p: NUMBER,
    q: NUMBER,
    r: NUMBER,
    d: NUMBER,
    l: numberStep('Units left of the whole'),
    k: numberStep('Units left of the remainder'),
    u: amountStep('1 unit of the whole'),
    v: amountStep('1 unit of the remainder'),
  },
  relations: [lossShare(['p', 'q'], 'A', 1, ['a0', 'a1']), lossShare(['r', 'd'], 'A', 2, ['a1', 'a2'])],
  steps: ['l = q - p', 'k = d - r', 'a1 = l * u', 'a0 = q * u', 'a1 = d * v', 'a2 = k * v'],
  draw: (dice, { low, high }) => {
    const [q, d] = [dice.int(3, 8), dice.int(2, 6)];
    const [p, r] = [dice.int(1, q - 1), dice.int(1, d - 1)];
    if (gcd(p, q) !== 1 || gcd(r, d) !== 1 || (p === r && q === d)) return null;
    const l = q - p;
    const unit = d / gcd(l, d);
    const u = unit * dice.int(1, Math.max(1, Math.floor(high / q / unit)));
    const [a0, a1] = [q * u, l * u];
    if (a0 < low || a0 > high) return null;
    const v = a1 / d;
    return { a0, a1, a2: (d - r) * v, p, q, r, d, l, k: d - r, u, v };
  },
  slips: [shareThatWent('l', 'p', '/{q}'), shareThatWent('k', 'r', '/{d}'), ...SLIPS.remainder],
};

export const CHANGED_STRUCTURES = [REST_SHARED, IN_AND_OUT, COME_AND_GO, SHARE_THEN_GAIN, REMAINDER] as const;
