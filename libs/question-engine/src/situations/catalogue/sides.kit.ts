import type { PlanFigure } from '../../drawing/plan.drawing.js';
import type { Slip } from '../../structures/structure.js';
import type { SituationQuantity, Statement } from '../situation.js';
import { CENTIMETRES } from './area.units.js';
import { rectangleOf } from '../../drawing/rectangle.js';

/** Lengths and areas of figures on paper. */
export const { length: CM, area: CM2 } = CENTIMETRES;

/** A quantity that is asked for in one way. */
export const quantity = (
  counts: SituationQuantity['counts'],
  label: string,
  question: string,
  blank: string,
): SituationQuantity => ({ counts, label, asked: { question: [question], blank } });

export const LENGTH = quantity(CM, 'Length', 'How long is {place}?', '{Place} is {l.gap} long.');
export const BREADTH = quantity(CM, 'Breadth', 'How wide is {place}?', '{Place} is {b.gap} wide.');
export const AREA = quantity(CM2, 'Area', 'What is the area of {place}?', 'The area of {place} is {a.gap}.');
export const PERIMETER = quantity(
  CM,
  'Perimeter',
  'What is the perimeter of {place}?',
  'The perimeter of {place} is {p.gap}.',
);
export const HALF: SituationQuantity = { counts: CM, label: 'Sum of length and breadth' };
export const SIDE = quantity(
  CM,
  'Side of the square',
  'How long is each side of the square?',
  'Each side of the square is {s.gap} long.',
);
export const SQUARE_AREA = quantity(
  CM2,
  'Area of the square',
  'What is the area of the square?',
  'The area of the square is {q.gap}.',
);

/** A rectangle with a label at its length and one at its breadth. */
export const rectangleFigure = (
  write: (template: string) => string,
  [l, b]: readonly [number, number],
  labels: readonly [length: string, breadth: string],
  grid = false,
  fill: 'blue' | 'plain' = 'blue',
): PlanFigure => ({
  pieces: [{ shape: 'polygon', points: rectangleOf(0, 0, l, b), fill }],
  lengths: [
    { from: [0, b], to: [l, b], label: write(labels[0]), side: 'bottom' },
    { from: [0, 0], to: [0, b], label: write(labels[1]), side: 'left' },
  ],
  grid,
  says: write(`A rectangle, length ${labels[0]}, breadth ${labels[1]}.`),
});

/** What only the drawing tells. */
export const seen = (name: string): Statement => ({
  tells: [name],
  equations: [],
  says: [],
  isDrawn: true,
});
/** What goes wrong with sides, areas and perimeters. */
export const SIDES_SLIPS: readonly Slip[] = [
  { code: 'perimeter-for-area', says: 'Multiply the sides to find the area.', plan: { a: '2 * l + 2 * b' } },
  { code: 'area-for-perimeter', says: 'Add the sides to find the perimeter.', plan: { p: 'l * b' } },
  { code: 'half-round', says: 'There are two lengths and two breadths.', gives: { p: 'half' } },
  { code: 'side-not-taken-away', says: 'Take away the side that you know.', at: { l: 'half', b: 'half' } },
  { code: 'not-halved', says: 'Half of the perimeter is length and breadth.', at: { half: 'p' } },
];
