import type { Dice } from '../../core/dice.js';
import type { Panel } from '../../drawing/panels.drawing.js';
import type { Point } from './flat-shapes.js';
import { boundsOf, plus, readPath } from './plane.js';

/** Flat figures that fold onto themselves, with a name for the text alternative. */
export const SYMMETRIC: ReadonlyArray<readonly [says: string, points: readonly Point[]]> = [
  ['a triangle with two equal sides', readPath('3,0 6,6 0,6')],
  ['a kite', readPath('3,0 6,2 3,7 0,2')],
  ['an arrow', readPath('3,0 6,3 4,3 4,7 2,7 2,3 0,3')],
  [
    'a four-sided figure with one pair of parallel sides and equal slanting sides',
    readPath('2,0 5,0 7,5 0,5'),
  ],
  ['a rectangle', readPath('0,0 7,0 7,4 0,4')],
  ['a square', readPath('0,0 5,0 5,5 0,5')],
  ['a T', readPath('0,0 6,0 6,2 4,2 4,7 2,7 2,2 0,2')],
  ['a plus sign', readPath('2,0 4,0 4,2 6,2 6,4 4,4 4,6 2,6 2,4 0,4 0,2 2,2')],
  ['a U', readPath('0,0 2,0 2,4 4,4 4,0 6,0 6,6 0,6')],
  ['a house', readPath('3,0 6,3 6,7 0,7 0,3')],
  ['a six-sided figure', readPath('2,0 5,0 7,3 5,6 2,6 0,3')],
  ['an arrowhead', readPath('3,0 6,6 3,4 0,6')],
  ['a crown', readPath('0,0 2,2 3,0 4,2 6,0 6,5 0,5')],
];

/** Flat figures that no fold brings onto themselves. */
export const UNEVEN: ReadonlyArray<readonly [says: string, points: readonly Point[]]> = [
  ['a parallelogram', readPath('2,0 7,0 5,4 0,4')],
  ['a triangle with three different sides', readPath('1,0 6,6 0,6')],
  ['an L', readPath('0,0 2,0 2,4 5,4 5,6 0,6')],
  ['a Z', readPath('0,0 4,0 4,4 6,4 6,6 2,6 2,2 0,2')],
  ['a four-sided figure with one slanting side', readPath('0,0 3,0 6,5 0,5')],
  ['a flag', readPath('0,0 5,0 5,3 1,3 1,7 0,7')],
  ['a step figure', readPath('0,0 2,0 2,2 4,2 4,6 6,6 6,7 0,7')],
  ['a five-sided figure with different sides', readPath('1,0 6,2 5,6 2,7 0,4')],
  ['an arrow with a bent shaft', readPath('3,0 6,3 4,3 4,7 1,7 1,5 2,5 2,3 0,3')],
  ['a four-sided figure with different sides', readPath('0,1 5,0 6,6 2,5')],
];

/** A figure in the middle of a panel. */
export const figurePanel = (
  points: readonly Point[],
  name: string,
  says: string,
  fill: 'blue' | 'green' = 'blue',
): Panel => ({
  name,
  size: [7, 7],
  marks: [{ mark: 'polygon', points: centred(points), fill }],
  says: `${says}.`,
});

/** A figure in the middle of a panel of seven units. */
export function centred(points: readonly Point[]): Point[] {
  const { low, high } = boundsOf(points);
  const shift: Point = [(7 - high[0] - low[0]) / 2, (7 - high[1] - low[1]) / 2];
  return points.map((point) => plus(point, shift));
}

/** The figure turned on its side now and then, so that the line of symmetry is not always upright. */
export const turnedAbout = (dice: Dice, points: readonly Point[]): Point[] =>
  dice.chance(2) ? points.map(([x, y]): Point => [y, x]).toReversed() : [...points];
