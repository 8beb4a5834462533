import type { PieChartSpec } from '../drawing/pie-chart.drawing.js';
import type { CoordinateGridSpec } from '../drawing/coordinate-grid.drawing.js';
import { capital } from '../core/people.js';
import type { World } from '../worlds/world.js';
import type { Parts } from './joined-figures.js';

/** Last number on the axes of a grid that is not larger than its figure needs. */
const SHORT_AXIS = 10;
/** Rows of a grid that is low enough for a card below it. */
const FEW_ROWS = 5;

/** Some of the corners of a rectangle along the grid lines, from A at its lower left on, joined in their order. */
function drawCorners(part: Parts, corners: readonly string[], path: readonly number[]): CoordinateGridSpec {
  const [left, low, right, high] = [part('gx1'), part('gy1'), part('gx2'), part('gy2')];
  const points = [
    { label: 'A', x: left, y: low },
    { label: 'B', x: right, y: low },
    { label: 'C', x: right, y: high },
    { label: 'D', x: left, y: high },
  ];
  return {
    kind: 'coordinate-grid',
    most: Math.max(right, high, SHORT_AXIS - 1) + 1,
    points: points.filter(({ label }) => corners.includes(label)),
    path: [...path],
  };
}

const ALL = ['A', 'B', 'C', 'D'] as const;
const THREE = ['A', 'B', 'C'] as const;

/** A line from left to right, at a height that its ends settle. */
function drawLine(part: Parts): CoordinateGridSpec {
  const [from, to] = [part('gp'), part('gq')];
  const y = 1 + ((from + to) % (FEW_ROWS - 1));
  return {
    kind: 'coordinate-grid',
    most: Math.max(to, SHORT_AXIS - 1) + 1,
    rows: FEW_ROWS,
    points: [
      { label: 'A', x: from, y },
      { label: 'B', x: to, y },
    ],
    path: [0, 1],
  };
}

/** What stands in the three sectors of a pie chart; the third has what is left of the circle. */
function drawSectors(
  [first, second]: readonly [first: number, second: number],
  texts: readonly string[],
  { things, through }: World,
  isSmall = true,
): PieChartSpec {
  return {
    kind: 'pie-chart',
    title: `${capital(things)} that each box can hold`,
    isSmall,
    sectors: [first, second, 360 - first - second].map((degrees, i) => ({
      label: capital(through?.sectors?.[i] ?? ''),
      degrees,
      text: texts[i] ?? '',
    })),
  };
}

/** The part of the rest that the second sector has where the drawing says nothing of it. */
const REST_OF_SECOND = 0.4;
const unlike = (first: number): readonly [number, number] => [
  first,
  Math.round((360 - first) * REST_OF_SECOND),
];
const IN_DEGREES = 3.6;

/** Points on a grid and sectors of a pie chart that gateways tell of. */
export const GRAPH_FIGURES: Readonly<
  Record<string, (part: Parts, world: World) => CoordinateGridSpec | PieChartSpec>
> = {
  'grid-line': drawLine,
  'grid-path': (part) => drawCorners(part, THREE, [0, 1, 2]),
  'grid-outline': (part) => drawCorners(part, ALL, [0, 1, 2, 3, 0]),
  corners: (part) => drawCorners(part, ALL, [0, 1, 2, 3, 0]),
  'grid-triangle': (part) => drawCorners(part, THREE, [0, 1, 2, 0]),
  sector: (part, world) => drawSectors(unlike(part('gd')), [`${part('gd')}°`], world, false),
  sectors: (part, world) =>
    drawSectors([part('ga'), part('gb')], [`${part('ga')}°`, `${part('gb')}°`], world, false),
  'pie-percent': (part, world) => drawSectors(unlike(part('gp') * IN_DEGREES), [`${part('gp')}%`], world),
  'pie-rest': (part, world) => {
    const [second, third] = [part('ga'), part('gb')];
    const first = (100 - second - third) * IN_DEGREES;
    return drawSectors([first, second * IN_DEGREES], ['', `${second}%`, `${third}%`], world);
  },
  'pie-fraction': (part, world) =>
    drawSectors(unlike((360 * part('gt')) / part('gb')), [`${part('gt')}/${part('gb')}`], world),
};
