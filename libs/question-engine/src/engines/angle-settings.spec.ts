import { expect, it } from '@jest/globals';
import { LayoutFault } from '../drawing/layout-fault.js';
import { renderDrawing } from '../drawing/render-drawing.js';
import { PARALLELOGRAM, TRAPEZIUM } from './angle-settings.js';

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
