import type { Point } from './flat-shapes.js';
import { across, along } from './plane.js';

/** How two lines may lie. */
export type Relation = 'parallel' | 'perpendicular';
export const RELATIONS: readonly Relation[] = ['parallel', 'perpendicular'];

/** Whether two steps are parallel or perpendicular. */
export const fits = (relation: string, a: Point, b: Point): boolean =>
  relation === 'parallel' ? across(a, b) === 0 : along(a, b) === 0;

export const WHY: Readonly<Record<Relation, string>> = {
  parallel: 'Parallel lines stay the same distance apart. They never meet.',
  perpendicular: 'Perpendicular lines meet at a right angle.',
};

export const HINTS: Readonly<Record<Relation, readonly [string, string, string]>> = {
  parallel: [
    'Count the squares between the lines at both ends.',
    'Would the lines meet if they were longer?',
    'Parallel lines go the same number of squares across and up.',
  ],
  perpendicular: [
    'Look for a right angle.',
    'Hold the corner of a book between the two lines.',
    'Turn the page so that one line lies flat. Is the other upright?',
  ],
};

/** Directions of lines on a grid, each with one that looks alike and is another. */
export const STEPS: ReadonlyArray<readonly [step: Point, near: Point]> = [
  '4 0 4 -1',
  '0 4 1 4',
  '4 2 4 3',
  '4 -2 4 -1',
  '3 3 4 2',
  '3 -3 3 -2',
  '2 4 3 4',
].map((steps) => {
  const [a = 0, b = 0, c = 0, d = 0] = steps.split(' ').map(Number);
  return [
    [a, b],
    [c, d],
  ];
});
