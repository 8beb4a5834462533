import type { DrawingSpec } from '../drawing/drawing-spec.js';
import type { PlanPiece } from '../drawing/plan.drawing.js';
import { type Net, NETS_OF_A_CUBE } from './cube-nets.js';
import { GRAPH_FIGURES } from './graph-figures.js';
import {
  type Parts,
  cm,
  drawCornersCut,
  drawRectangleAndSemicircle,
  drawTrack,
  plan,
} from './joined-figures.js';
import type { Story } from '../tellings/story.js';
import type { World } from '../worlds/world.js';
import { rectangleOf } from '../drawing/rectangle.js';

/** A figure that is covered is shaded; one that is only gone round is not. */
type Fill = PlanPiece['fill'];

function drawRectangle(part: Parts, fill: Fill): DrawingSpec {
  const [l, w] = [part('gl'), part('gw')];
  return plan({
    pieces: [{ shape: 'polygon', points: rectangleOf(0, 0, l, w), fill }],
    lengths: [
      { from: [0, w], to: [l, w], label: cm(l), side: 'bottom' },
      { from: [l, 0], to: [l, w], label: cm(w), side: 'right' },
    ],
    says: `A rectangle with a length of ${cm(l)} and a breadth of ${cm(w)}.`,
  });
}

/** Corners of figures with equal sides of 10 units, the lowest side last. */
const EQUAL_SIDED: Readonly<Record<number, { name: string; points: ReadonlyArray<[number, number]> }>> = {
  3: {
    name: 'An equilateral triangle',
    points: [
      [5, 0],
      [10, 8.66],
      [0, 8.66],
    ],
  },
  4: {
    name: 'A rhombus',
    points: [
      [4, 0],
      [14, 0],
      [10, 9.165],
      [0, 9.165],
    ],
  },
};

const SQUARE: { name: string; points: ReadonlyArray<[number, number]> } = {
  name: 'A square',
  points: rectangleOf(0, 0, 10, 10),
};

function drawEqualSided({ name, points }: typeof SQUARE, side: number, fill: Fill = 'plain'): DrawingSpec {
  const [from, to] = [points.at(-1), points.at(-2)];
  return plan({
    pieces: [{ shape: 'polygon', points: [...points], fill }],
    lengths: from && to ? [{ from, to, label: cm(side), side: 'bottom' }] : [],
    says: `${name} with sides of ${cm(side)}.`,
  });
}

/** A disc, a half or a quarter of one, with its radius below. */
function drawPartOfDisc(part: Parts): DrawingSpec {
  const [r, n] = [part('gr'), part('gn')];
  const piece: PlanPiece = { shape: 'disc', centre: [0, 0], radius: 10, from: 0, to: 360 / n };
  return plan({
    pieces: [piece],
    lengths: [{ from: [0, 0], to: [10, 0], label: cm(r), side: 'bottom', away: true }],
    says: `A ${n === 2 ? 'semicircle' : 'quarter circle'} with a radius of ${cm(r)}.`,
  });
}

/** A whole disc with a line from its middle, or right across. */
const drawDisc = (length: number, across: boolean): DrawingSpec =>
  plan(
    {
      pieces: [{ shape: 'disc', centre: [0, 0], radius: 10, fill: across ? 'plain' : 'blue' }],
      lines: [{ from: [across ? -10 : 0, 0], to: [10, 0] }],
      marks: [{ at: [across ? 0 : 4.6, -2.2], label: cm(length) }],
      says: `A circle with a ${across ? 'diameter' : 'radius'} of ${cm(length)}.`,
    },
    124,
  );

const drawBox = (length: number, breadth: number, height: number, name = ''): DrawingSpec => {
  const isCube = length === breadth && breadth === height;
  return {
    kind: 'cuboid',
    name,
    length: cm(length),
    breadth: isCube ? '' : cm(breadth),
    height: isCube ? '' : cm(height),
    sizes: { length, breadth, height },
  };
};

function drawCubeNet(part: Parts): DrawingSpec {
  const edge = part('ge');
  const net: Net = NETS_OF_A_CUBE[edge % NETS_OF_A_CUBE.length] ?? [];
  const squares = net.flatMap((row, r) =>
    [...row].flatMap((cell, c) => (cell === '#' ? [{ row: r, column: c, label: '' }] : [])),
  );
  return { kind: 'square-net', nets: [{ name: '', squares }], edge: cm(edge) };
}

const drawBoxNet = (part: Parts, lid: boolean): DrawingSpec => {
  const [length, breadth, height] = [part('gl'), part('gw'), part('gh')];
  return {
    kind: 'cuboid-net',
    sizes: { length, breadth, height },
    labels: { length: cm(length), breadth: cm(breadth), height: cm(height) },
    lid,
  };
};

/** How each gateway that is about a figure is drawn; its numbers stand in the drawing and nowhere else. */
const FIGURES: Readonly<Record<string, (part: Parts, world: World) => DrawingSpec>> = {
  rectangle: (part) => drawRectangle(part, 'blue'),
  square: (part) => drawEqualSided(SQUARE, part('gs')),
  'equal-sides': (part) => drawEqualSided(EQUAL_SIDED[part('gn')] ?? SQUARE, part('gs')),
  circle: (part) => drawDisc(part('gr'), false),
  'circle-part': drawPartOfDisc,
  ring: (part) => drawDisc(part('gd'), true),
  box: (part) => drawBox(part('gl'), part('gw'), part('gh')),
  cube: (part) => drawBox(part('ge'), part('ge'), part('ge')),
  'cube-net': drawCubeNet,
  'box-net': (part) => drawBoxNet(part, true),
  'open-box-net': (part) => drawBoxNet(part, false),
  'part-of-tank': (part) => drawBox(part('gl'), part('gw'), part('gh'), 'Tank'),
  'equal-cubes': (part) => drawBox(part('ge'), part('ge'), part('ge')),
  'circle-part-outline': drawPartOfDisc,
  track: drawTrack,
  'rectangle-and-semicircle': drawRectangleAndSemicircle,
  'corners-cut': drawCornersCut,
  'rectangle-outline': (part) => drawRectangle(part, 'plain'),
  'square-sheet': (part) => drawEqualSided(SQUARE, part('gs'), 'blue'),
  ...GRAPH_FIGURES,
};

/** Figures below which a card does not fit a phone. */
const TALL: ReadonlySet<string> = new Set([
  'box-net',
  'open-box-net',
  'grid-path',
  'grid-outline',
  'corners',
  'grid-triangle',
  'sector',
  'sectors',
]);

const findDrawn = ({ told }: Story): string | null =>
  told.flatMap((r) => (r.says === 'gateway' && FIGURES[r.gateway] ? [r.gateway] : []))[0] ?? null;

/** Whether the figure of a story leaves room for a card below it. */
export function isLow(story: Story): boolean {
  const gateway = findDrawn(story);
  return gateway !== null && !TALL.has(gateway);
}

/** The drawing that the sentence of a gateway speaks of; null where it tells everything in words. */
export function figureOf(story: Story): DrawingSpec | null {
  const gateway = findDrawn(story);
  const draw = gateway === null ? undefined : FIGURES[gateway];
  return draw?.((name) => Number(story.given.get(name)?.valueOf() ?? 0), story.world) ?? null;
}
