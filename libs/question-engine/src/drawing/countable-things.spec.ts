import { describe, expect, it } from '@jest/globals';
import type { DrawingSpec } from './drawing-spec.js';
import { renderDrawing } from './render-drawing.js';

const COUNTED: ReadonlyArray<readonly [DrawingSpec, number]> = [
  [
    {
      kind: 'picture-graph',
      title: 'Fruit',
      symbol: 'star',
      unit: 2,
      noun: 'fruits',
      rows: [
        { label: 'Pear', symbols: 4 },
        { label: 'Fig', symbols: null },
        { label: 'Lime', symbols: 7 },
      ],
    },
    11,
  ],
  [{ kind: 'shape-row', shapes: ['circle', 'cube', 'circle'], scattered: true }, 3],
  [
    {
      kind: 'cube-balance',
      left: { things: ['pen'], cubes: 0 },
      right: { things: [], cubes: 9 },
      heavier: 'neither',
    },
    9,
  ],
];

describe('renderDrawing', () => {
  it.each(COUNTED)('names the place of each thing to count (%j)', (spec, count) => {
    const { svg, things } = renderDrawing(spec);
    const [, width = 0, height = 0] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.map(Number) ?? [];
    expect(things).toHaveLength(count);
    expect(new Set(things?.map(String)).size).toBe(count);
    for (const [left, top, wide, high] of things ?? []) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + wide).toBeLessThanOrEqual(width);
      expect(top + high).toBeLessThanOrEqual(height);
    }
  });

  it('names none where nothing is counted', () => {
    expect(renderDrawing({ kind: 'number-bond', whole: '?', parts: ['1', '2'] })).not.toHaveProperty(
      'things',
    );
  });
});
