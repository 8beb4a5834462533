import type { DrawingSpec } from '../../drawing/drawing-spec.js';
import type { Situation, Statement } from '../situation.js';
import {
  AREA,
  BREADTH,
  CM,
  CM2,
  HALF,
  LENGTH,
  PERIMETER,
  SIDE,
  SIDES_SLIPS,
  SQUARE_AREA,
  quantity,
  rectangleFigure,
  seen,
} from './sides.kit.js';
import { SQUARES_IN_A_ROW, SQUARE_BY_PERIMETER, UNIT_SQUARES } from './squares.situations.js';
import { ASKS } from './situations.asks.js';
import { SLIPS } from './situations.slips.js';

/** The rectangle with the sides that an ask tells; the others have a question mark. */
const drawSides: Situation['drawing'] = ({ l = 1, b = 1 }, _words, write, { tells }): DrawingSpec => ({
  kind: 'plan',
  figures: [
    rectangleFigure(
      write,
      [l, b],
      [tells.includes('length') ? '{l}' : '?', tells.includes('breadth') ? '{b}' : '?'],
    ),
  ],
});

const FIGURE: Statement = {
  tells: [],
  equations: [],
  says: ['The figure shows {place}, which is a rectangle.', '{Place} in the figure is a rectangle.'],
};

/** One side of a rectangle from the other one and its perimeter. */
const RECTANGLE_BY_PERIMETER: Situation = {
  id: 'side-from-perimeter',
  quantities: { l: LENGTH, b: BREADTH, half: HALF, p: PERIMETER, a: AREA },
  statements: {
    figure: FIGURE,
    length: seen('l'),
    breadth: seen('b'),
    around: { tells: ['p'], equations: ['p = 2 * l + 2 * b'], says: ['Its perimeter is {p}.'] },
  },
  steps: ['half = p / 2', 'half = l + b', 'a = l * b'],
  draw: (dice) => {
    const [l, b] = [dice.int(6, 24), dice.int(3, 14)];
    if (b >= l) return null;
    return { l, b, half: l + b, p: 2 * (l + b), a: l * b };
  },
  slips: [...SIDES_SLIPS, ...SLIPS['side-from-perimeter']],
  asks: ASKS['side-from-perimeter'],
  hint: 'Which sides of a rectangle are equal?',
  drawing: drawSides,
};

/** One side of a rectangle from the other one and its area. */
const RECTANGLE_BY_AREA: Situation = {
  id: 'side-from-area',
  quantities: { l: LENGTH, b: BREADTH, half: HALF, p: PERIMETER, a: AREA },
  statements: {
    figure: FIGURE,
    length: seen('l'),
    breadth: seen('b'),
    covers: { tells: ['a'], equations: ['a = l * b'], says: ['Its area is {a}.'] },
  },
  steps: ['half = l + b', 'p = 2 * half'],
  draw: (dice) => {
    const [l, b] = [dice.int(6, 24), dice.int(3, 9)];
    return b >= l ? null : { l, b, half: l + b, p: 2 * (l + b), a: l * b };
  },
  slips: [
    ...SIDES_SLIPS,
    { code: 'taken-away', says: 'The area is length times breadth.', plan: { b: 'a - l', l: 'a - b' } },
    { code: 'area-halved', says: 'Divide the area by the side.', plan: { l: 'a / 2 - b', b: 'a / 2 - l' } },
    {
      code: 'halved-first',
      says: 'Length times breadth makes the whole area. Do not halve it.',
      plan: { l: 'a / 2 / b', b: 'a / 2 / l' },
    },
  ],
  asks: ASKS['side-from-area'],
  hint: 'How are length, breadth and area connected?',
  drawing: drawSides,
};

/** A wire that is bent from a rectangle to a square, or from a square to a rectangle. */
const WIRE_BENT: Situation = {
  id: 'square-or-rectangle-of-a-wire',
  quantities: {
    l: quantity(CM, 'Length', 'How long is the rectangle?', 'The rectangle is {l.gap} long.'),
    b: { counts: CM, label: 'Breadth' },
    half: HALF,
    p: { counts: CM, label: 'Length of the wire' },
    s: SIDE,
    q: SQUARE_AREA,
    a: quantity(
      CM2,
      'Area of the rectangle',
      'What is the area of the rectangle?',
      'The area of the rectangle is {a.gap}.',
    ),
  },
  statements: {
    length: { ...seen('l'), says: ['A wire is bent to form the rectangle in the figure.'] },
    breadth: seen('b'),
    toSquare: {
      tells: [],
      equations: ['4 * s = 2 * l + 2 * b'],
      says: ['Then the same wire is bent to form a square.'],
    },
    square: { tells: ['s'], equations: [], says: ['A wire forms a square with sides of {s}.'] },
    toRectangle: {
      tells: ['b'],
      equations: ['4 * s = 2 * l + 2 * b'],
      says: ['The same wire is then bent to form a rectangle that is {b} wide.'],
    },
  },
  steps: ['half = l + b', 'p = 2 * half', 'p = 4 * s', 'half = p / 2', 'q = s * s', 'a = l * b'],
  draw: (dice) => {
    const [s, gap] = [dice.int(5, 18), dice.int(1, 9)];
    const [l, b] = [s + gap, s - gap];
    return b < 2 || gap === b ? null : { l, b, s, half: 2 * s, p: 4 * s, q: s * s, a: l * b };
  },
  slips: [...SIDES_SLIPS.filter((slip) => 'at' in slip), ...SLIPS['square-or-rectangle-of-a-wire']],
  asks: ASKS['square-or-rectangle-of-a-wire'],
  hint: 'What stays the same when a wire is bent?',
  drawing: ({ l = 1, b = 1, s = 1 }, _words, write, { tells }) => ({
    kind: 'plan',
    figures: [
      tells.includes('square')
        ? { ...rectangleFigure(write, [s, s], ['{s}', '{s}']), says: write('A square with sides of {s}.') }
        : rectangleFigure(write, [l, b], ['{l}', '{b}']),
    ],
  }),
};

/** Sides, areas and perimeters of rectangles and squares in centimetres. */
export const SIDE_SITUATIONS = {
  tiles: [UNIT_SQUARES, SQUARES_IN_A_ROW],
  sides: [RECTANGLE_BY_PERIMETER, RECTANGLE_BY_AREA, WIRE_BENT, SQUARE_BY_PERIMETER, SQUARES_IN_A_ROW],
} as const;
