import { PLAIN } from '../../core/amount.js';
import type { CubeBalanceSpec } from '../../drawing/cube-balance.drawing.js';
import type { Situation, SituationQuantity } from '../situation.js';
import { seen } from './picture.situations.js';
import { ASKS } from './situations.asks.js';
import { SLIPS } from './situations.slips.js';

/** Something comes to what is seen and something goes, and the rest is put in equal rows. */
export const CHANGED_IN_A_PICTURE: Situation = {
  id: 'changed-in-a-picture',
  quantities: {
    s: {
      counts: 'amount',
      label: 'At first',
      mark: '{ma}',
      asked: {
        question: ['How many {things} were on {na} at first?'],
        blank: 'At first, {na} had {s.gap}.',
      },
    },
    p: { counts: 'amount', label: 'Put on', says: 'how many are put on' },
    q: { counts: 'amount', label: 'Taken off', says: 'how many are taken off' },
    m: {
      counts: 'amount',
      label: 'After {p.bare} more',
      says: 'how many there are after some are put on',
      mark: '{ma}',
      asked: { question: ['How many {things} are on {na} now?'], blank: '{Na} has {m.gap} now.' },
    },
    k: {
      counts: 'amount',
      label: 'In the end',
      asked: {
        question: ['How many {things} are on {na} in the end?'],
        blank: 'In the end, {na} has {k.gap}.',
      },
    },
    n: { counts: PLAIN, label: 'Rows' },
    e: {
      counts: 'amount',
      label: 'In each row',
      asked: { question: ['How many {things} are in each row?'], blank: 'Each row has {e.gap}.' },
    },
  },
  statements: {
    start: seen(['s'], 'Look at {na}.', 'The picture shows {na} at first.'),
    in: {
      tells: ['p'],
      equations: ['m = s + p'],
      says: ['{A} puts {p.bare} more {things} on it.'],
    },
    putOn: { tells: ['p'], equations: ['m = s + p'], says: ['{A} put {p.bare} more {things} on {na}.'] },
    end: seen(['m'], 'The picture shows {na} now.'),
    out: {
      tells: ['q'],
      equations: ['k = m - q'],
      says: ['Then {A.he} takes {q} off.'],
    },
    rows: {
      tells: ['n'],
      equations: ['k = n * e'],
      says: ['The {things} that are left make {n.bare} equal rows.'],
    },
  },
  steps: [],
  draw: (dice) => {
    const [n, e, s] = [dice.pick([2, 3, 4, 5]), dice.int(2, 8), dice.int(4, 12)];
    const [k, q] = [n * e, dice.int(2, 9)];
    const m = k + q;
    const p = m - s;
    if (p < 2 || p > 12 || m > 15 || new Set([s, p, q, m, k, n, e]).size < 7) return null;
    return { s, p, q, m, k, n, e };
  },
  slips: SLIPS['changed-in-a-picture'],
  asks: ASKS['changed-in-a-picture'],
  hint: 'What happens first? What happens next?',
};

const onPans = (things: readonly string[], cubes: number, beside = 0): CubeBalanceSpec => ({
  kind: 'cube-balance',
  left: { things: [...things], cubes: beside },
  right: { things: [], cubes },
  heavier: 'neither',
});

const AT_FIRST = {
  question: ['How many cubes balanced {it} at first?'],
  blank: '{s.gap} balanced {it} at first.',
};
const then = (name: string): SituationQuantity => ({
  counts: 'amount',
  label: 'Cubes for {it} in the end',
  asked: { question: ['How many cubes balance {it} now?'], blank: `{${name}.gap} balance {it} now.` },
});

/** Cubes are put into a bag on a balance, or taken out of it; cubes may lie beside the bag. */
export const CUBES_IN_AND_OUT: Situation = {
  id: 'cubes-in-and-out',
  quantities: {
    s: { counts: 'amount', label: 'Cubes for {it} at first', asked: AT_FIRST },
    r: { counts: 'amount', label: 'In the other pan', says: 'how many cubes are in the other pan' },
    l: { counts: 'amount', label: 'Beside {it}', says: 'how many loose cubes there are' },
    p: { counts: 'amount', label: 'Put in', says: 'how many cubes go in' },
    q: { counts: 'amount', label: 'Taken out', says: 'how many cubes come out' },
    m: {
      ...then('m'),
      label: 'Cubes for the heavier {thing}',
      says: 'how many cubes balance {it} after some go in',
    },
    n: { ...then('n'), label: 'Cubes for the lighter {thing}' },
    k: then('k'),
  },
  statements: {
    start: seen(['s'], 'The picture shows {it} at first.'),
    beside: {
      // Else the pan would balance what lies beside it too.
      ...seen(['r', 'l'], '{A} takes off the loose cubes.'),
      equations: ['s = r - l'],
    },
    in: { tells: ['p'], equations: ['m = s + p'], says: ['{A} puts {p} into {it}.'] },
    put: { tells: ['p'], equations: ['m = s + p'], says: ['Then {A.he} puts {p} into {it}.'] },
    putIn: { tells: ['p'], equations: ['m = s + p'], says: ['{A} puts {p} into {it}.'] },
    wentIn: { tells: ['p'], equations: ['m = s + p'], says: ['{A} put {p} into {it}.'] },
    out: { tells: ['q'], equations: ['n = s - q'], says: ['{A} takes {q} out of {it}.'] },
    inOut: {
      tells: ['p', 'q'],
      equations: ['m = s + p', 'k = m - q'],
      says: ['{A.He} puts {p} in and takes {q} out.'],
    },
    thenOut: { tells: ['q'], equations: ['k = m - q'], says: ['Then {A.he} takes {q} out.'] },
    off: { tells: ['q'], equations: ['n = s - q'], says: ['Then {A.he} takes {q} out of {it}.'] },
    ends: seen(['m'], 'The picture shows {it} now.'),
  },
  steps: [],
  draw: (dice) => {
    const [s, l, p, q] = [dice.int(4, 11), dice.int(2, 4), dice.int(2, 7), dice.int(2, 6)];
    // What else is in it is not shown, so no more comes out than went in.
    if (q >= p) return null;
    const [r, m, n, k] = [s + l, s + p, s - q, s + p - q];
    if (n < 2 || k < 2 || r > 14 || m > 14 || new Set([s, l, p, q, r, m, n, k]).size < 8) return null;
    return { s, r, l, p, q, m, n, k };
  },
  slips: SLIPS['cubes-in-and-out'],
  asks: ASKS['cubes-in-and-out'],
  hint: 'Does {it} get heavier or lighter?',
  drawing: ({ s = 0, r = 0, l = 0, m = 0 }, { thing = '' }, _, { tells }) =>
    tells.includes('beside') ? onPans([thing], r, l) : onPans([thing], tells.includes('ends') ? m : s),
};

/** Two things on one pan; one of them is taken off, or others like it come beside it. */
export const THINGS_ON_AND_OFF: Situation = {
  id: 'things-on-and-off',
  quantities: {
    w: { counts: 'amount', label: 'Both together', says: 'how many cubes balance both together' },
    x: {
      counts: 'amount',
      label: 'Cubes for the {other}',
      asked: {
        question: ['How many cubes balance the {other}?'],
        blank: 'The {other} balances {x.gap}.',
      },
    },
    t: {
      counts: 'amount',
      label: 'Cubes for {it}',
      asked: { question: ['How many cubes balance {it}?'], blank: '{t.gap} balance {it}.' },
    },
    gap: {
      counts: 'amount',
      label: 'Heavier by',
      says: 'how many cubes heavier {it} is than the {other}',
      asked: {
        question: ['How many cubes heavier is {it} than the {other}?'],
        blank: '{It} is {gap.gap} heavier than the {other}.',
      },
    },
    two: {
      counts: 'amount',
      label: 'Cubes for two {other}s',
      asked: { question: ['How many cubes balance two {other}s?'], blank: 'Two {other}s balance {two.gap}.' },
    },
    n: {
      counts: 'amount',
      label: 'All together',
      asked: {
        question: ['How many cubes balance the left pan now?'],
        blank: '{n.gap} balance the left pan now.',
      },
    },
    o: {
      counts: 'amount',
      label: 'Cubes for {it} and two {other}s',
      asked: {
        question: ['How many cubes balance {it} with two {other}s?'],
        blank: '{o.gap} balance {it} with two {other}s.',
      },
    },
  },
  statements: {
    both: seen(['w'], 'Look at the picture.'),
    bothFirst: seen(['w'], 'The picture shows the pans at first.'),
    thing: { tells: ['x'], equations: ['t = w - x'], says: ['The {other} balances {x}.'] },
    alone: { tells: ['t'], equations: ['x = w - t'], says: ['{It} balances {t}.'] },
    more: {
      tells: [],
      equations: ['two = x + x', 'n = w + two'],
      says: ['Two more of these {other}s are put on.'],
    },
  },
  steps: [],
  draw: (dice) => {
    const [x, t] = [dice.int(2, 6), dice.int(3, 12)];
    const [w, gap, two] = [x + t, t - x, x + x];
    if (gap < 2 || w > 14 || new Set([x, t, w, gap, two]).size < 5) return null;
    return { w, x, t, gap, two, n: w + two, o: t + two };
  },
  slips: SLIPS['things-on-and-off'],
  asks: ASKS['things-on-and-off'],
  hint: 'How many cubes balance both things?',
  drawing: ({ w = 0 }, { thing = '', other = '' }) => onPans([thing, other], w),
};
