import { expect, it } from '@jest/globals';
import { Canvas, DRAWING_WIDTH, INK } from './canvas.js';
import type { DrawingSpec } from './drawing-spec.js';
import { renderDrawing } from './render-drawing.js';

const widthOf = (svg: string): number => Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
const placesOf = (svg: string, name: string): number[] =>
  [...svg.matchAll(new RegExp(` ${name}="([-\\d.]+)"`, 'g'))].map(([, x]) => Number(x));

const TRACK: DrawingSpec = { kind: 'number-track', cells: ['30', '32', '?'] };

it('a small picture for young children fills a narrower frame and stands in its middle', () => {
  const { svg } = renderDrawing(TRACK);
  expect(widthOf(svg)).toBeLessThan(DRAWING_WIDTH);
  const boxes = [...svg.matchAll(/<rect x="([\d.]+)" y="8" width="([\d.]+)"/g)].map(([, x, width]) => ({
    left: Number(x),
    right: Number(x) + Number(width),
  }));
  expect(boxes).toHaveLength(3);
  expect(boxes[0]!.left).toBeCloseTo(widthOf(svg) - boxes[2]!.right, 0);
});

it('a frame keeps every letter and every thing inside', () => {
  const { svg, things = [] } = renderDrawing({
    kind: 'tens-and-ones',
    things: 'oranges',
    tens: 1,
    ones: 3,
  });
  expect(things).toHaveLength(13);
  for (const [left, , width] of things) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(widthOf(svg));
  }
  for (const x of placesOf(svg, 'x')) expect(x).toBeLessThanOrEqual(widthOf(svg));
});

it('moves the points of a path with its frame, and leaves its radii', () => {
  const canvas = new Canvas();
  canvas.path('M60 10 L80 20 Q90 5 100 10 A12 4 0 0 1 140 30', INK.blue, 30);
  canvas.fitFrame();
  expect(canvas.toSvg('A path')).toContain('d="M55 10 L75 20 Q85 5 95 10 A12 4 0 0 1 135 30"');
});

it('a drawing for older pupils has the whole width', () => {
  const { svg } = renderDrawing({
    kind: 'bars',
    rows: [{ label: 'Mei', segments: [{ size: 1, label: '12' }] }],
  });
  expect(widthOf(svg)).toBe(DRAWING_WIDTH);
});

it('a figure stands in the middle above the card that tells of it, and so do its things', () => {
  const figure: DrawingSpec = { kind: 'tens-and-ones', things: 'oranges', tens: 0, ones: 3 };
  const { svg, things = [] } = renderDrawing({
    kind: 'figure-with-card',
    figure,
    card: { kind: 'story-cards', cards: [{ kind: 'mistake', text: 'Each of the bags has 3 oranges more' }] },
  });
  expect(things).toHaveLength(3);
  const left = Math.min(...things.map(([x]) => x));
  const right = Math.max(...things.map(([x, , width]) => x + width));
  expect(left).toBeGreaterThan(widthOf(svg) / 4);
  expect(Math.abs(left - (widthOf(svg) - right))).toBeLessThan(4);
});
