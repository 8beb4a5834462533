import { describe, expect, it } from '@jest/globals';
import { listLabelBoxes } from './label-boxes.js';
import { listVisualFaults } from '../checks/visual-safety.js';
import type { DrawingSpec } from './drawing-spec.js';
import { LayoutFault } from './layout-fault.js';
import { renderDrawing } from './render-drawing.js';

const SPECS: readonly DrawingSpec[] = [
  {
    kind: 'picture-graph',
    title: 'Stickers of the children',
    symbol: 'star',
    unit: 5,
    noun: 'stickers',
    rows: [
      { label: 'Mei Ling', symbols: 9 },
      { label: 'Ravi', symbols: 1 },
      { label: 'Siti', symbols: null },
    ],
  },
  {
    kind: 'bar-graph',
    title: 'Books on the shelves',
    yTitle: 'Number of books',
    step: 50,
    numbered: 'second',
    bars: [
      { label: 'Chess Club', marks: 9 },
      { label: 'Shelf B', marks: null },
      { label: 'Shelf C', marks: 4 },
      { label: 'Mei Ling', marks: 7 },
    ],
  },
  {
    kind: 'pie-chart',
    title: 'Pupils in the clubs',
    sectors: [
      { label: 'Dance Club', degrees: 30, text: '30°' },
      { label: 'Art Club', degrees: 90, text: '90°' },
      { label: 'Chess Club', degrees: 150, text: '?' },
      { label: 'Drama Club', degrees: 90, text: 'x' },
    ],
  },
  {
    kind: 'coordinate-grid',
    most: 20,
    points: [
      { label: 'A', x: 0, y: 0 },
      { label: 'P', x: 4, y: 10 },
      { label: 'B', x: 20, y: 20 },
    ],
    path: [0, 2],
  },
  {
    kind: 'square-net',
    nets: [
      {
        name: '',
        squares: [
          { row: 0, column: 0, label: 'A' },
          { row: 1, column: 0, label: 'B', tinted: true },
        ],
      },
    ],
    edge: '5 cm',
  },
  {
    kind: 'cuboid-net',
    sizes: { length: 12, breadth: 5, height: 3 },
    labels: { length: '12 cm', breadth: '5 cm', height: '?' },
    lid: true,
  },
];

describe('drawings of data, nets and grids', () => {
  it.each(SPECS.map((spec) => [spec.kind, spec] as const))('are safe and legible: %s', (_, spec) => {
    const { svg, alt } = renderDrawing(spec);
    expect(listVisualFaults(svg)).toEqual([]);
    expect(alt).toMatch(/\.$/);
  });

  it('make bars as high as their values and mark right angles only where they are told', () => {
    const bars = [
      ...renderDrawing(SPECS[1] ?? fail()).svg.matchAll(/<rect [^>]*height="([\d.]+)" fill="#E8F0FE"/g),
    ];
    expect(bars.map(([, height]) => Number(height) / 21)).toEqual([9, 4, 7]);
    const pie = renderDrawing(SPECS[2] ?? fail());
    expect(pie.svg.match(/<polyline/g)).toHaveLength(1);
    expect(pie.alt).toBe(
      'Pie chart: Pupils in the clubs. Dance Club: 30°; Art Club: 90°; Chess Club: not told; Drama Club: x.',
    );
  });

  it('leave sectors white that are called by colours', () => {
    const sectors = ['Red', 'Light blue'].map((label) => ({ label, degrees: 180, text: '' }));
    const { svg } = renderDrawing({ kind: 'pie-chart', title: 'Beads', sectors });
    expect(new Set([...svg.matchAll(/<path [^>]*fill="([^"]+)"/g)].map(([, fill]) => fill)).size).toBe(1);
    const clubs = renderDrawing(SPECS[2] ?? fail()).svg;
    expect(new Set([...clubs.matchAll(/<path [^>]*fill="([^"]+)"/g)].map(([, fill]) => fill)).size).toBe(4);
  });

  it('put the points of a grid where their coordinates say', () => {
    const { svg } = renderDrawing(SPECS[3] ?? fail());
    const dots = [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="4"/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    const [a, p, b] = dots;
    expect((b?.[0] ?? 0) - (a?.[0] ?? 0)).toBeCloseTo(5 * ((p?.[0] ?? 0) - (a?.[0] ?? 0)), 0);
    expect((a?.[1] ?? 0) - (b?.[1] ?? 0)).toBeCloseTo(2 * ((a?.[1] ?? 0) - (p?.[1] ?? 0)), 0);
    expect(listLabelBoxes(svg).map((box) => box.label)).toEqual(
      expect.arrayContaining(['A', 'P', 'B', '20']),
    );
  });

  it('refuse what cannot be drawn legibly', () => {
    const wide: DrawingSpec = {
      kind: 'picture-graph',
      title: 'Beads',
      symbol: 'circle',
      unit: 2,
      noun: 'beads',
      rows: [{ label: 'Box A', symbols: 40 }],
    };
    const open: DrawingSpec = {
      kind: 'pie-chart',
      title: '',
      sectors: [{ label: 'A', degrees: 200, text: '' }],
    };
    const off: DrawingSpec = { kind: 'coordinate-grid', most: 12, points: [{ label: 'A', x: 13, y: 2 }] };
    for (const spec of [wide, open, off]) expect(() => renderDrawing(spec)).toThrow(LayoutFault);
  });
});

function fail(): never {
  throw new RangeError('no such drawing');
}
