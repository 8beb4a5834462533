import { expect, it } from '@jest/globals';
import { LayoutFault } from '../drawing/layout-fault.js';
import { renderDrawing } from '../drawing/render-drawing.js';
import {
  type AngleSetting,
  CORNER,
  PARALLELOGRAM,
  SQUARE_ON_A_LINE,
  STRAIGHT_LINE,
  THREE_IN_A_CORNER,
  THREE_ON_A_LINE,
  TRAPEZIUM,
  TRIANGLE_ON_A_LINE,
} from './angle-settings.js';

const draw = ({ drawing }: AngleSetting, sizes: readonly number[]) =>
  renderDrawing(drawing(sizes.map((size, i) => ({ size, label: ['p', 'q', 'f'][i] ?? '' }))));

it.each<readonly [string, AngleSetting, readonly number[], string]>([
  ['a corner', CORNER, [31, 59], 'p, q.'],
  ['a line', STRAIGHT_LINE, [50, 130], 'p, q.'],
  ['a square on a line', SQUARE_ON_A_LINE, [32, 58, 90], 'p, a right angle, q.'],
  ['a triangle on a line', TRIANGLE_ON_A_LINE, [25, 95, 60], 'p, an angle of the triangle, q.'],
])('names every angle of %s in words', (_, setting, sizes, said) => {
  const { alt } = draw(setting, sizes);
  expect(alt.slice(alt.lastIndexOf(': ') + 2)).toBe(said);
});

it('says what is moved so that angles p and q change and no other one', () => {
  const moves = [SQUARE_ON_A_LINE, TRIANGLE_ON_A_LINE, THREE_IN_A_CORNER, THREE_ON_A_LINE].map(
    (s) => s.moves,
  );
  expect(moves).toEqual([
    'The square is turned',
    'The equilateral triangle is turned',
    'The line between angles p and q is moved',
    'The line between angles p and q is moved',
  ]);
});

it.each([
  ['parallelogram', PARALLELOGRAM],
  ['trapezium', TRAPEZIUM],
])('a %s whose angles are asked is drawn out of scale and says so', (_, setting) => {
  let drawn = 0;
  for (let size = 40; size <= 140; size += 1) {
    if (size === 90) continue;
    const draw = () =>
      renderDrawing(
        setting.drawing([
          { size, label: 'r' },
          { size: 180 - size, label: 's' },
        ]),
      );
    try {
      expect(draw().alt).toContain('Not drawn to scale');
      drawn += 1;
    } catch (problem) {
      // Two sides are of one length by chance, or a label has no room.
      if (!(problem instanceof LayoutFault)) throw problem;
    }
  }
  expect(drawn).toBeGreaterThan(80);
});
