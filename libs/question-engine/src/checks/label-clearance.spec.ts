import { describe, expect, it } from '@jest/globals';
import { Canvas, INK } from '../drawing/canvas.js';
import { listTouchedLabels } from './label-clearance.js';
import { listVisualFaults } from './visual-safety.js';

function draw(paint: (canvas: Canvas) => void): string {
  const canvas = new Canvas();
  paint(canvas);
  return canvas.toSvg('A drawing');
}

describe('listTouchedLabels', () => {
  it.each<[string, (canvas: Canvas) => void]>([
    ['a line', (canvas) => canvas.line(60, 60, 140, 60)],
    ['a line below its middle', (canvas) => canvas.line(60, 64, 140, 64)],
    ['an arc', (canvas) => canvas.path('M88 66 A14 14 0 0 1 112 66', 'none', 66)],
    ['a curve', (canvas) => canvas.path('M60 60 Q100 62 140 60', 'none', 60)],
    [
      'the side of a figure',
      (canvas) =>
        canvas.polygon(
          [
            [100, 20],
            [100, 90],
            [180, 90],
          ],
          INK.blue,
        ),
    ],
    [
      'a path of straight lines',
      (canvas) =>
        canvas.polyline([
          [60, 40],
          [140, 85],
        ]),
    ],
    ['a circle', (canvas) => canvas.circle(130, 60, 30, 'none')],
  ])('names a label on %s', (_, paint) => {
    const svg = draw((canvas) => {
      paint(canvas);
      canvas.text(100, 65, '25°');
    });
    expect(listTouchedLabels(svg)).toEqual(['label "25°" on a line']);
    expect(listVisualFaults(svg)).toEqual(['visual: label "25°" on a line']);
  });

  it('names a label on a gridline, unless a plate lies between them', () => {
    const onGrid = (plate?: string): string =>
      draw((canvas) => {
        canvas.line(60, 60, 140, 60, INK.grid, 1);
        canvas.text(100, 65, 'A', 'middle', plate === undefined ? {} : { plate });
      });
    expect(listTouchedLabels(onGrid())).toEqual(['label "A" on a line']);
    expect(listTouchedLabels(onGrid(INK.plain))).toEqual([]);
  });

  it('does not let a white plate hide a line of a figure', () => {
    const svg = draw((canvas) => {
      canvas.line(60, 60, 140, 60);
      canvas.text(100, 65, 'A', 'middle', { plate: INK.plain });
    });
    expect(listTouchedLabels(svg)).toEqual(['label "A" on a line']);
  });

  it('leaves a label inside a box, and one with room', () => {
    const svg = draw((canvas) => {
      canvas.rect(60, 50, 80, 22, INK.blue);
      canvas.text(100, 65, 'Mei');
      canvas.line(60, 90, 140, 90);
      canvas.text(100, 110, '25 cm');
    });
    expect(listTouchedLabels(svg)).toEqual([]);
  });
});
