import type { Situation } from '../situation.js';
import {
  AREA,
  CM,
  CM2,
  HALF,
  PERIMETER,
  SIDE,
  SIDES_SLIPS,
  SQUARE_AREA,
  quantity,
  rectangleFigure,
  seen,
} from './sides.kit.js';
import { ASKS } from './situations.asks.js';
import { SLIPS } from './situations.slips.js';

/** The side of a square from its perimeter. */
export const SQUARE_BY_PERIMETER: Situation = {
  id: 'square-from-perimeter',
  quantities: {
    p: quantity(
      CM,
      'Perimeter',
      'What is the perimeter of the square?',
      'The perimeter of the square is {p.gap}.',
    ),
    s: SIDE,
    q: SQUARE_AREA,
    k: { counts: 'number', label: 'Squares' },
    t: quantity(
      CM2,
      'Total area',
      'What is the total area of the squares?',
      'The total area of the squares is {t.gap}.',
    ),
  },
  statements: {
    around: {
      tells: ['p'],
      equations: ['p = 4 * s'],
      says: ['The figure shows a square with a perimeter of {p}.', 'The square has a perimeter of {p}.'],
    },
    several: { tells: ['k'], equations: ['t = k * q'], says: ['{A} cuts out {k.bare} such squares.'] },
  },
  steps: ['p = 4 * s', 'q = s * s', 't = k * q'],
  draw: (dice) => {
    const [s, k] = [dice.int(5, 15), dice.int(3, 8)];
    return s === k ? null : { s, k, p: 4 * s, q: s * s, t: k * s * s };
  },
  slips: SLIPS['square-from-perimeter'],
  asks: ASKS['square-from-perimeter'],
  hint: 'How many equal sides has a square?',
  drawing: ({ s = 1 }, _words, write) => ({
    kind: 'plan',
    figures: [{ ...rectangleFigure(write, [s, s], ['?', '?']), says: 'A square.' }],
  }),
};

/** Equal squares side by side: the side and the area from the distance round them. */
export const SQUARES_IN_A_ROW: Situation = {
  id: 'squares-in-a-row',
  quantities: {
    k: { counts: 'number', label: 'Squares' },
    s: SIDE,
    p: quantity(
      CM,
      'Perimeter of the figure',
      'What is the perimeter of the figure?',
      'The perimeter of the figure is {p.gap}.',
    ),
    n: { counts: 'number', label: 'Number of sides round the figure' },
    d: { counts: 'number', label: 'Number of top and bottom sides' },
    q: { counts: CM2, label: 'Area of each square' },
    t: quantity(
      CM2,
      'Area of the figure',
      'What is the area of the figure?',
      'The area of the figure is {t.gap}.',
    ),
  },
  statements: {
    row: {
      tells: ['k'],
      equations: ['p = (2 * k + 2) * s'],
      says: ['The figure is made of {k.bare} equal squares.'],
    },
    side: { tells: ['s'], equations: [], says: ['Each square has sides of {s}.'] },
    around: { tells: ['p'], equations: [], says: ['The perimeter of the figure is {p}.'] },
  },
  steps: ['d = 2 * k', 'n = d + 2', 'p = n * s', 'q = s * s', 't = k * q'],
  draw: (dice) => {
    const [k, s] = [dice.int(2, 5), dice.int(4, 12)];
    return k === s ? null : { k, s, d: 2 * k, n: 2 * k + 2, p: (2 * k + 2) * s, q: s * s, t: k * s * s };
  },
  slips: SLIPS['squares-in-a-row'],
  asks: ASKS['squares-in-a-row'],
  hint: 'Which sides of the squares lie on the outside?',
  drawing: ({ k = 2, s = 1 }, _words, write) => ({
    kind: 'plan',
    figures: [
      {
        ...rectangleFigure(write, [k * s, s], ['', ''], false, 'plain'),
        lengths: [],
        lines: Array.from({ length: k - 1 }, (_, i) => ({
          from: [(i + 1) * s, 0] as const,
          to: [(i + 1) * s, s] as const,
        })),
        says: 'Equal squares in a row, side by side.',
      },
    ],
  }),
};

/** Unit squares in rows: what area and perimeter mean. */
export const UNIT_SQUARES: Situation = {
  id: 'unit-squares-in-rows',
  quantities: {
    l: { counts: CM, label: 'Length' },
    b: { counts: CM, label: 'Breadth' },
    half: HALF,
    a: AREA,
    p: PERIMETER,
    x: { counts: CM2, label: 'Taken away' },
    r: quantity(
      CM2,
      'Area that is left',
      'What is the area of the squares that are left?',
      'The area of the squares that are left is {r.gap}.',
    ),
  },
  statements: {
    length: { ...seen('l'), says: ['Unit squares cover {place} in the figure.'] },
    breadth: seen('b'),
    broken: {
      tells: ['x'],
      equations: ['r = l * b - x'],
      says: ['Squares with an area of {x} are taken away.'],
    },
  },
  steps: ['a = l * b', 'r = a - x', 'half = l + b', 'p = 2 * half'],
  draw: (dice) => {
    const [l, b, x] = [dice.int(5, 12), dice.int(3, 8), dice.int(2, 12)];
    const a = l * b;
    if (b >= l || new Set([l, b, x, a, 2 * (l + b)]).size < 5) return null;
    return { l, b, x, a, r: a - x, half: l + b, p: 2 * (l + b) };
  },
  slips: [...SIDES_SLIPS.slice(0, 3), ...SLIPS['unit-squares-in-rows']],
  asks: ASKS['unit-squares-in-rows'],
  hint: 'How many squares are in a row, and how many rows are there?',
  drawing: ({ l = 1, b = 1 }, _words, write) => ({
    kind: 'plan',
    figures: [rectangleFigure(write, [l, b], ['{l}', '{b}'], true)],
  }),
};
