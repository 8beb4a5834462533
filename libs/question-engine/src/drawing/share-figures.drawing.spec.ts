import { describe, expect, it } from '@jest/globals';
import { listVisualFaults } from '../checks/visual-safety.js';
import type { DrawingSpec } from './drawing-spec.js';
import { LayoutFault } from './layout-fault.js';
import { renderDrawing } from './render-drawing.js';

const FIGURES: readonly DrawingSpec[] = [
  {
    kind: 'fraction-bars',
    bars: [
      { label: 'Jug A', parts: 6, shaded: 5 },
      { label: 'Jug B', parts: 12, shaded: 3, outlined: 2 },
    ],
  },
  {
    kind: 'fraction-circles',
    circles: [
      { label: 'Pizza 1', parts: 8, shaded: 3 },
      { label: 'Pizza 2', parts: 12, shaded: 11 },
      { label: 'Pizza 3', parts: 1, shaded: 1 },
    ],
  },
  {
    kind: 'percent-bar',
    parts: [
      { percent: 40, label: '40%' },
      { percent: 60, label: '?' },
    ],
    marks: [
      { percent: 40, label: '$96' },
      { percent: 100, label: '?' },
    ],
  },
  {
    kind: 'remainder-bar',
    first: { units: 12, taken: 5, label: '5/12' },
    second: { units: 4, taken: 1, label: '1/4' },
    left: '?',
    whole: '240 ℓ',
  },
];

describe('figures of shares', () => {
  it.each(FIGURES)('are safe and tell what they show: $kind', (spec) => {
    const { svg, alt } = renderDrawing(spec);
    expect(listVisualFaults(svg)).toEqual([]);
    expect(svg).toContain('viewBox="0 0 320 ');
    expect(alt).toMatch(/\.$/);
  });

  it('shade as many parts as they are told', () => {
    const { svg } = renderDrawing({
      kind: 'fraction-bars',
      bars: [{ label: '', parts: 8, shaded: 3 }],
    });
    expect(svg.match(/<rect [^>]*fill="#1D5FD1"/g)).toHaveLength(3);
  });

  it('refuse more parts than the whole has, and labels without room', () => {
    const full: DrawingSpec = { kind: 'fraction-bars', bars: [{ label: '', parts: 4, shaded: 5 }] };
    const long: DrawingSpec = {
      kind: 'percent-bar',
      parts: [{ percent: 5, label: 'the pupils who walk' }],
      marks: [],
    };
    const over: DrawingSpec = {
      kind: 'percent-bar',
      parts: [
        { percent: 70, label: '' },
        { percent: 40, label: '' },
      ],
      marks: [],
    };
    for (const spec of [full, long, over]) expect(() => renderDrawing(spec)).toThrow(LayoutFault);
  });
});
