import { describe, expect, it } from '@jest/globals';
import { LayoutFault } from './layout-fault.js';
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
  it('says so of a figure that is given off its labels, and leaves it as it is', () => {
    const cut = (label: string) =>
      renderDrawing({
        kind: 'angle-figure',
        corners: { A: [0, 0], B: [6, 0], C: [6, 6], D: [0, 6], E: [6, 4.2] },
        lines: [
          ['A', 'B'],
          ['B', 'C'],
          ['C', 'D'],
          ['D', 'A'],
          ['A', 'E'],
        ],
        filled: [],
        angles: [
          { corner: 'A', arms: ['B', 'E'], label },
          { corner: 'A', arms: ['E', 'D'], label: 'p' },
        ],
        unnamed: ['E'],
        says: 'A square ABCD.',
      });
    const withoutNote = (svg: string): string =>
      svg.replace(/<(title|text)[^>]*>[^<]*<\/\1>/g, '').replace(/viewBox="[^"]*"|<rect [^>]*>/g, '');
    const off = cut('23°');
    expect(off.alt).toContain('Not drawn to scale');
    expect(off.svg).toContain('>not drawn to scale<');
    // 35° is the size in which it is given: drawn true, it would show p.
    expect(() => cut('35°')).toThrow(LayoutFault);
    expect(withoutNote(cut('23°').svg)).toBe(withoutNote(cut('22°').svg));
    // 2° off is neither true nor out of scale: who measures it believes his own hand to be wrong.
    expect(() => cut('37°')).toThrow(LayoutFault);
  });

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

  it('is refused where it can only be drawn true and shows an angle that is asked for', () => {
    const corner = (sizes: readonly number[], asked: string) =>
      renderDrawing({
        kind: 'angles',
        around: 'corner',
        parts: sizes.map((size, i) => ({ size, label: i === 2 ? asked : `${size}°` })),
      });
    expect(takeOutOfScale([18, 43, 29])).toBeNull();
    expect(() => corner([18, 43, 29], 'x')).toThrow(LayoutFault);
    expect(corner([18, 43, 29], '29°').alt).toContain('29°');
    const triangle = (sizes: [number, number, number]) =>
      renderDrawing({
        kind: 'triangle',
        sizes,
        labels: ['p', `${sizes[1]}°`, `${sizes[2]}°`],
        equalSides: [],
      });
    expect(() => triangle([82, 59, 39])).toThrow(LayoutFault);
    // A right angle is seen as one.
    expect(triangle([90, 45, 45]).alt).toContain('p');
  });
});
