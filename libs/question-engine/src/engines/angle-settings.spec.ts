import { expect, it } from '@jest/globals';
import { renderDrawing } from '../drawing/render-drawing.js';
import { PARALLELOGRAM, TRAPEZIUM } from './angle-settings.js';

it.each([
  ['parallelogram', PARALLELOGRAM],
  ['trapezium', TRAPEZIUM],
])('a %s whose angles are asked is drawn out of scale and says so', (_, setting) => {
  for (const size of [55, 65, 80, 100, 115]) {
    const { alt } = renderDrawing(
      setting.drawing([
        { size, label: 'r' },
        { size: 180 - size, label: 's' },
      ]),
    );
    expect(alt).toContain('Not drawn to scale');
  }
});
