import { describe, expect, it } from '@jest/globals';
import { listLabelBoxes } from './label-boxes.js';
import { listVisualFaults } from '../checks/visual-safety.js';
import type { DrawingSpec } from './drawing-spec.js';
import { LayoutFault } from './layout-fault.js';
import { renderDrawing } from './render-drawing.js';

const SPECS: readonly DrawingSpec[] = [
  {
    kind: 'place-value-chart',
    places: ['ten thousands', 'thousands', 'hundreds', 'tens', 'ones'],
    show: 'digits',
    rows: [{ label: '', cells: [3, 0, null, 8, 14] }],
  },
  {
    kind: 'place-value-chart',
    places: ['thousands', 'hundreds', 'tens', 'ones'],
    show: 'counters',
    rows: [
      { label: 'A', cells: [3, 9, 7, 0] },
      { label: 'B', cells: [2, 6, 1, 4] },
    ],
  },
  {
    kind: 'number-line',
    marks: ['4000', '', '', '', '', '4500', '', '', '', '', '5000'],
    arrows: [{ at: 3, label: '?' }],
  },
  { kind: 'number-track', cells: ['1250', '1500', '1750', '?', '2250'] },
  { kind: 'number-bond', whole: '?', parts: ['128', '45', '7'] },
  {
    kind: 'bars',
    rows: [
      {
        label: 'Before',
        segments: [
          { size: 5, label: '$45' },
          { size: 2, label: '+ $18', tint: 'green' },
        ],
        brace: '?',
      },
      {
        label: 'After',
        segments: [
          { size: 4, label: '?', tint: 'amber' },
          { size: 3, label: '$27', taken: true },
        ],
      },
    ],
  },
  {
    kind: 'table',
    title: 'Books read',
    header: ['Day', 'Books'],
    rows: [
      ['Mon', '12'],
      ['Tue', '?'],
    ],
  },
  {
    kind: 'line-graph',
    title: 'Letters sorted',
    xTitle: 'Hours',
    yTitle: 'Letters',
    points: [
      { x: 'Hour 1', y: 40 },
      { x: 'Hour 2', y: 60 },
    ],
    yStep: 10,
  },
  {
    kind: 'angles',
    around: 'line',
    parts: [
      { size: 48, label: '48°' },
      { size: 75, label: '75°' },
      { size: 57, label: 'x' },
    ],
  },
  {
    kind: 'angles',
    around: 'point',
    parts: [
      { size: 90, label: '90°' },
      { size: 150, label: '150°' },
      { size: 120, label: 'x' },
    ],
  },
  {
    kind: 'angles',
    around: 'corner',
    parts: [
      { size: 35, label: '35°' },
      { size: 55, label: 'x' },
    ],
  },
  { kind: 'triangle', sizes: [40, 70, 70], labels: ['40°', '', '?'], equalSides: ['AB', 'AC'] },
  { kind: 'triangle', sizes: [30, 110, 40], labels: ['30°', '110°', '?'], equalSides: [] },
  {
    kind: 'triangle',
    sizes: [52, 64, 64],
    labels: ['?', '', ''],
    equalSides: ['AB', 'AC'],
    outerAtC: '116°',
  },
  {
    kind: 'cuboid',
    name: 'Tank P',
    length: '40 cm',
    breadth: '20 cm',
    height: '30 cm',
    sizes: { length: 40, breadth: 20, height: 30 },
    water: { share: 0.4, label: '12 cm' },
  },
  { kind: 'figure-pattern', pattern: 'stick-squares', figures: [1, 2, 3] },
  { kind: 'figure-pattern', pattern: 'stick-triangles', figures: [2, 3, 4] },
  { kind: 'figure-pattern', pattern: 'stick-hexagons', figures: [1, 2, 3] },
  { kind: 'figure-pattern', pattern: 'dot-cross', figures: [1, 2, 3] },
  { kind: 'figure-pattern', pattern: 'tables', figures: [1, 2, 3] },
  { kind: 'figure-pattern', pattern: 'tiles', figures: [1, 2, 3], tiles: { shaded: 1, plain: 3 } },
  {
    kind: 'symbol-lines',
    lines: [
      [{ symbol: 'square' }, { text: '+' }, { symbol: 'triangle' }, { text: '= 50' }],
      [{ symbol: 'circle' }, { text: '= 7' }],
    ],
  },
];

describe('renderDrawing', () => {
  it.each(SPECS.map((spec) => [spec.kind, spec] as const))('draws %s safely and legibly', (_, spec) => {
    const { svg, alt } = renderDrawing(spec);
    expect(listVisualFaults(svg)).toEqual([]);
    expect(svg).toMatch(/viewBox="0 0 (?:19\d|2\d\d|3[01]\d|320) /);
    expect(alt.length).toBeGreaterThan(10);
    expect(alt).not.toContain('undefined');
    for (const size of svg.matchAll(/font-size="(\d+)"/g)) expect(Number(size[1])).toBeGreaterThanOrEqual(14);
  });

  it('escapes labels', () => {
    const { svg } = renderDrawing({
      kind: 'bars',
      rows: [{ label: '<b>&"', segments: [{ size: 1, label: '' }] }],
    });
    expect(listVisualFaults(svg)).toEqual([]);
    expect(listLabelBoxes(svg)[0]?.label).toBe('<b>&"');
  });

  it('draws equal sizes equal and longer sizes longer', () => {
    const { svg } = renderDrawing({
      kind: 'bars',
      rows: [
        {
          label: 'A',
          segments: [
            { size: 2, label: '' },
            { size: 2, label: '' },
            { size: 2, label: '' },
          ],
        },
        {
          label: 'B',
          segments: [
            { size: 2, label: '' },
            { size: 4, label: '?' },
          ],
        },
      ],
    });
    const widths = [...svg.matchAll(/<rect x="[\d.]+" y="[\d.]+" width="([\d.]+)" height="30"/g)].map((m) =>
      Number(m[1]),
    );
    const [a, b, c, d, e] = widths;
    expect(a).toBe(b);
    expect(b).toBe(c);
    expect(c).toBe(d);
    expect(e).toBeCloseTo(2 * (a ?? 0), 0);
  });

  it.each<[string, DrawingSpec]>([
    [
      'number line',
      {
        kind: 'number-line',
        marks: ['10 000', '10 100', '10 200', '10 300', '10 400', '10 500', '10 600'],
        arrows: [],
      },
    ],
    ['number track', { kind: 'number-track', cells: Array.from({ length: 9 }, () => '1250') }],
    ['number bond', { kind: 'number-bond', whole: '9', parts: ['9'] }],
    [
      'place-value chart',
      {
        kind: 'place-value-chart',
        places: ['tens', 'ones'],
        show: 'counters',
        rows: [{ label: '', cells: [2, 12] }],
      },
    ],
    ['bar labels', { kind: 'bars', rows: [{ label: '', segments: [{ size: 1, label: 'a'.repeat(50) }] }] }],
    ['table', { kind: 'table', title: 'T', header: ['a'.repeat(30), 'b'.repeat(30)], rows: [] }],
    ['table title', { kind: 'table', title: 'T'.repeat(60), header: ['a'], rows: [] }],
    ['triangle', { kind: 'triangle', sizes: [90, 90, 90], labels: ['', '', ''], equalSides: [] }],
    [
      'triangle whose labels read as one',
      {
        kind: 'triangle',
        sizes: [60, 60, 60],
        labels: ['', 'twice angle x', 'twice angle y'],
        equalSides: [],
      },
    ],
    ['figures', { kind: 'figure-pattern', pattern: 'stick-squares', figures: [20, 30, 40] }],
  ])('refuses a %s that cannot be drawn', (_, spec) => {
    expect(() => renderDrawing(spec)).toThrow(LayoutFault);
  });
});
