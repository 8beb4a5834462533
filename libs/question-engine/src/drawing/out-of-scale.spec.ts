import { describe, expect, it } from '@jest/globals';
import { isOff, keepsOrder, takeOutOfScale } from './out-of-scale.js';
import { renderDrawing } from './render-drawing.js';

const SETS = [
  [143, 37],
  [95, 85],
  [51, 39],
  [70, 70, 40],
  [50, 60, 70],
  [35, 90, 55],
  [120, 30, 30],
  [100, 110, 150],
  [80, 110, 70, 100],
];

describe('takeOutOfScale', () => {
  it.each(SETS.map((sizes) => [sizes]))('draws %j off, with the same sum, kinds and order', (sizes) => {
    const drawn = takeOutOfScale(sizes) ?? [];
    expect(drawn).toHaveLength(sizes.length);
    expect(drawn.reduce((a, b) => a + b, 0)).toBe(sizes.reduce((a, b) => a + b, 0));
    expect(sizes.every((size, i) => isOff(size, drawn[i] ?? 0))).toBe(true);
    expect(keepsOrder(sizes, drawn)).toBe(true);
  });

  it.each([[[60, 60, 60]], [[90, 90]], [[45, 90, 45]]])('leaves %j, which marks fix, as it is', (sizes) => {
    expect(takeOutOfScale(sizes)).toBeNull();
  });
});

describe('a drawing of angles', () => {
  it('says that it is not drawn to scale where that is so', () => {
    const parts = [143, 37].map((size) => ({ size, label: `${size}°` }));
    const off = renderDrawing({ kind: 'angles', around: 'line', parts });
    expect(off.alt).toContain('not drawn to scale');
    expect(off.svg).toContain('not drawn to scale');
    const sizes: [number, number, number] = [60, 60, 60];
    const exact = renderDrawing({
      kind: 'triangle',
      sizes,
      labels: ['x', '', ''],
      equalSides: ['AB', 'AC', 'BC'],
    });
    expect(exact.alt).not.toContain('scale');
    expect(exact.svg).not.toContain('scale');
  });
});
