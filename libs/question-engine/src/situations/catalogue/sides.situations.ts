import type { DrawingSpec } from '../../drawing/drawing-spec.js';
import type { PlanFigure } from '../../drawing/plan.drawing.js';
import type { Slip } from '../../structures/structure.js';
import type { Situation, SituationQuantity, Statement } from '../situation.js';
import { CENTIMETRES } from './area.units.js';

const { length: CM, area: CM2 } = CENTIMETRES;

const quantity = (
  counts: SituationQuantity['counts'],
  label: string,
  question: string,
  blank: string,
): SituationQuantity => ({ counts, label, asked: { question: [question], blank } });

const LENGTH = quantity(CM, 'Length', 'How long is {place}?', '{Place} is {l.gap} long.');
const BREADTH = quantity(CM, 'Breadth', 'How wide is {place}?', '{Place} is {b.gap} wide.');
const AREA = quantity(CM2, 'Area', 'What is the area of {place}?', 'The area of {place} is {a.gap}.');
const PERIMETER = quantity(
  CM,
  'Perimeter',
  'What is the perimeter of {place}?',
  'The perimeter of {place} is {p.gap}.',
);
const HALF: SituationQuantity = { counts: CM, label: 'Length and breadth' };
const SIDE = quantity(
  CM,
  'Side of the square',
  'How long is each side of the square?',
  'Each side of the square is {s.gap} long.',
);
const SQUARE_AREA = quantity(
  CM2,
  'Area of the square',
  'What is the area of the square?',
  'The area of the square is {q.gap}.',
);

const rectangleFigure = (
  write: (template: string) => string,
  [l, b]: readonly [number, number],
  labels: readonly [length: string, breadth: string],
  grid = false,
): PlanFigure => ({
  pieces: [
    {
      shape: 'polygon',
      points: [
        [0, 0],
        [l, 0],
        [l, b],
        [0, b],
      ],
      fill: 'blue',
    },
  ],
  lengths: [
    { from: [0, b], to: [l, b], label: write(labels[0]), side: 'bottom' },
    { from: [0, 0], to: [0, b], label: write(labels[1]), side: 'left' },
  ],
  grid,
  says: write(`A rectangle, length ${labels[0]}, breadth ${labels[1]}.`),
});

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

const seen = (name: string): Statement => ({
  tells: [name],
  equations: [],
  says: [],
  isDrawn: true,
});
const FIGURE: Statement = {
  tells: [],
  equations: [],
  says: ['The figure shows {place}, which is a rectangle.', '{Place} in the figure is a rectangle.'],
};

const SIDES_SLIPS: readonly Slip[] = [
  {
    code: 'perimeter-for-area',
    says: 'Multiply the sides to find the area.',
    asked: 'a',
    plan: '2 * l + 2 * b',
  },
  { code: 'area-for-perimeter', says: 'Add the sides to find the perimeter.', asked: 'p', plan: 'l * b' },
  { code: 'half-round', says: 'There are two lengths and two breadths.', asked: 'p', gives: 'half' },
  { code: 'side-not-taken-away', says: 'Take away the side that you know.', at: 'l', instead: 'half' },
  { code: 'side-not-taken-away', says: 'Take away the side that you know.', at: 'b', instead: 'half' },
  { code: 'not-halved', says: 'Half of the perimeter is length and breadth.', at: 'half', instead: 'p' },
];

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
  slips: [
    ...SIDES_SLIPS,
    { code: 'taken-away-once', says: 'There are two sides of this length.', asked: 'b', plan: 'p - l' },
    { code: 'taken-away-once', says: 'There are two sides of this length.', asked: 'l', plan: 'p - b' },
    { code: 'divided-instead', says: 'The perimeter is a sum of sides.', asked: 'a', plan: 'p * l / 2' },
  ],
  asks: [
    { id: 'breadth', levels: ['guided'], asked: 'b', tells: ['figure', 'length', 'around'] },
    { id: 'length', levels: ['guided'], asked: 'l', tells: ['figure', 'breadth', 'around'] },
    {
      id: 'area',
      levels: ['independent'],
      asked: 'a',
      tells: ['figure', 'length', 'around'],
      defines: ['a = l * b'],
      middle: 'b',
    },
  ],
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
    { code: 'taken-away', says: 'The area is length times breadth.', asked: 'b', plan: 'a - l' },
    { code: 'taken-away', says: 'The area is length times breadth.', asked: 'l', plan: 'a - b' },
    { code: 'area-halved', says: 'Divide the area by the side.', asked: 'l', plan: 'a / 2 - b' },
    { code: 'area-halved', says: 'Divide the area by the side.', asked: 'b', plan: 'a / 2 - l' },
  ],
  asks: [
    { id: 'breadth', levels: ['not_ready'], asked: 'b', tells: ['figure', 'length', 'covers'] },
    { id: 'length', levels: ['not_ready'], asked: 'l', tells: ['figure', 'breadth', 'covers'] },
    {
      id: 'perimeter',
      levels: ['independent'],
      asked: 'p',
      tells: ['figure', 'breadth', 'covers'],
      defines: ['p = 2 * l + 2 * b'],
      middle: 'l',
    },
  ],
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
  slips: [
    ...SIDES_SLIPS.filter((slip) => 'at' in slip),
    { code: 'halved-only', says: 'A square has four equal sides.', asked: 's', gives: 'half' },
    { code: 'area-for-perimeter', says: 'The wire goes round the figure.', asked: 's', plan: 'l * b / 4' },
    { code: 'gave-a-side', says: 'The sides of the square are all equal.', asked: 's', gives: 'l' },
    { code: 'same-area', says: 'The wire keeps its length, not its area.', asked: 'q', gives: 'a' },
    { code: 'same-area', says: 'The wire keeps its length, not its area.', asked: 'a', gives: 'q' },
    { code: 'perimeter-for-area', says: 'Multiply the side by itself.', asked: 'q', gives: 'p' },
    { code: 'perimeter-for-area', says: 'Multiply the sides.', asked: 'a', gives: 'p' },
    { code: 'taken-away-once', says: 'There are two breadths.', asked: 'l', plan: '4 * s - b' },
  ],
  asks: [
    { id: 'side', levels: ['guided'], asked: 's', tells: ['length', 'breadth', 'toSquare'] },
    {
      id: 'square',
      levels: ['independent'],
      asked: 'q',
      tells: ['length', 'breadth', 'toSquare'],
      defines: ['q = s * s'],
      middle: 's',
    },
    { id: 'length', levels: ['guided'], asked: 'l', tells: ['square', 'toRectangle'] },
    {
      id: 'rectangle',
      levels: ['mastery'],
      asked: 'a',
      tells: ['square', 'toRectangle'],
      defines: ['a = l * b'],
      middle: 'l',
    },
  ],
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

/** The side of a square from its perimeter. */
const SQUARE_BY_PERIMETER: Situation = {
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
  slips: [
    { code: 'halved-only', says: 'A square has four equal sides.', at: 's', instead: 'p / 2' },
    { code: 'side-not-found', says: 'Find the side first.', asked: 'q', plan: 'p * 4' },
    { code: 'side-not-found', says: 'Find the side first.', asked: 's', plan: 'p - 4' },
    { code: 'perimeter-for-area', says: 'Multiply the side by itself.', asked: 'q', plan: 'p * p / 4' },
    { code: 'side-doubled', says: 'Multiply the side by itself.', at: 'q', instead: 's * 2' },
    { code: 'one-square-only', says: 'There are more squares than one.', asked: 't', gives: 'q' },
    { code: 'perimeters-added', says: 'The area is asked for.', asked: 't', plan: 'k * p' },
  ],
  asks: [
    { id: 'side', levels: ['not_ready'], asked: 's', tells: ['around'] },
    { id: 'area', levels: ['guided'], asked: 'q', tells: ['around'], defines: ['q = s * s'] },
    {
      id: 'several',
      levels: ['independent'],
      asked: 't',
      tells: ['around', 'several'],
      defines: ['q = s * s'],
      middle: 's',
    },
  ],
  hint: 'How many equal sides has a square?',
  drawing: ({ s = 1 }, _words, write) => ({
    kind: 'plan',
    figures: [{ ...rectangleFigure(write, [s, s], ['?', '?']), says: 'A square.' }],
  }),
};

/** Equal squares side by side: the side and the area from the distance round them. */
const SQUARES_IN_A_ROW: Situation = {
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
    n: { counts: 'number', label: 'Sides round the figure' },
    d: { counts: 'number', label: 'Sides at the top and at the bottom' },
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
  slips: [
    {
      code: 'inner-sides-counted',
      says: 'Sides inside the figure do not count.',
      asked: 'p',
      plan: '4 * k * s',
    },
    { code: 'ends-forgotten', says: 'The two ends belong to the perimeter.', at: 'n', instead: 'd' },
    { code: 'inner-sides-counted', says: 'Sides inside the figure do not count.', at: 'n', instead: '4 * k' },
    { code: 'one-square-only', says: 'There are more squares than one.', asked: 't', gives: 'q' },
    { code: 'perimeter-for-area', says: 'The area is asked for.', asked: 't', plan: 'k * 4 * s' },
    { code: 'area-for-perimeter', says: 'The distance round it is asked for.', asked: 'p', gives: 't' },
    { code: 'one-square-only', says: 'Several squares share this perimeter.', asked: 's', plan: 'p / 4' },
    { code: 'shared-by-squares', says: 'Count the sides round the figure.', asked: 's', plan: 'p / k' },
  ],
  asks: [
    { id: 'perimeter', levels: ['guided'], asked: 'p', tells: ['row', 'side'] },
    { id: 'side', levels: ['independent'], asked: 's', tells: ['row', 'around'] },
    {
      id: 'area',
      levels: ['mastery'],
      asked: 't',
      tells: ['row', 'around'],
      defines: ['t = k * s * s'],
      middle: 's',
    },
  ],
  hint: 'Which sides of the squares lie on the outside?',
  drawing: ({ k = 2, s = 1 }, _words, write) => ({
    kind: 'plan',
    figures: [
      {
        ...rectangleFigure(write, [k * s, s], ['', '']),
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
const UNIT_SQUARES: Situation = {
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
  slips: [
    ...SIDES_SLIPS.slice(0, 3),
    { code: 'one-row-too-few', says: 'Count the rows of squares again.', asked: 'a', plan: 'l * b - l' },
    { code: 'one-row-too-many', says: 'Count the rows of squares again.', at: 'a', instead: 'l * b + l' },
    { code: 'sides-added', says: 'Count all the squares, not two sides.', at: 'a', instead: 'l + b' },
    { code: 'one-side-only', says: 'Go all the way round.', asked: 'p', plan: '2 * l + b' },
    { code: 'added', says: 'They are taken away.', asked: 'r', plan: 'l * b + x' },
    { code: 'stopped-early', says: 'Some squares are taken away.', asked: 'r', gives: 'a' },
  ],
  asks: [
    { id: 'area', levels: ['not_ready'], asked: 'a', tells: ['length', 'breadth'], defines: ['a = l * b'] },
    {
      id: 'perimeter',
      levels: ['guided'],
      asked: 'p',
      tells: ['length', 'breadth'],
      defines: ['p = 2 * l + 2 * b'],
    },
    { id: 'left', levels: ['guided'], asked: 'r', tells: ['length', 'breadth', 'broken'] },
  ],
  hint: 'How many squares are in a row, and how many rows are there?',
  drawing: ({ l = 1, b = 1 }, _words, write) => ({
    kind: 'plan',
    figures: [rectangleFigure(write, [l, b], ['{l}', '{b}'], true)],
  }),
};

/** Sides, areas and perimeters of rectangles and squares in centimetres. */
export const SIDE_SITUATIONS = {
  tiles: [UNIT_SQUARES, SQUARES_IN_A_ROW],
  sides: [RECTANGLE_BY_PERIMETER, RECTANGLE_BY_AREA, WIRE_BENT, SQUARE_BY_PERIMETER, SQUARES_IN_A_ROW],
} as const;
