import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import type { Panel } from '../../drawing/panels.drawing.js';
import { ISOMETRIC, type Unfinished, flipped, isInside, lastCorner, written } from './drawn-corners.js';
import { beside, drawnPoint, searchPoints } from './drawn-points.tasks.js';
import type { Point } from './flat-shapes.js';
import { across, isSame, minus, pathText, plus, readPath } from './plane.js';
import { drawnTask } from './task.js';

/** Directions of an isometric grid as steps across and up: to the right, to the left, and straight up. */
const TO_THE_LEFT: Point = [-1, 1];
const STRAIGHT_UP: Point = [0, 1];

interface Edges {
  foot: Point;
  length: number;
  breadth: number;
  height: number;
}

const drawEdges = (dice: Dice): Edges => {
  const [length, breadth, height] = [dice.int(1, 3), dice.int(1, 3), dice.int(1, 3)];
  return { foot: [dice.int(breadth, 6 - length), dice.int(0, 2)], length, breadth, height };
};

/** The seven corners that are seen: the lowest one, right, left, and above them the four of the top. */
function isometricCorners({ foot, length, breadth, height }: Edges): Point[] {
  const right: Point = [foot[0] + length, foot[1]];
  const base = [foot, right, plus(foot, TO_THE_LEFT, breadth)];
  return [...base, ...base, plus(right, TO_THE_LEFT, breadth)].map((point, i) =>
    i < 3 ? point : plus(point, STRAIGHT_UP, height),
  );
}

const ISOMETRIC_EDGES: Unfinished['edges'] = readPath('0,1 0,2 0,3 1,4 2,5 3,4 3,5 4,6 5,6');

const ISOMETRIC_CUBOID = lastCorner('last-corner-on-an-isometric-grid-drawn', 'P5-V-6', {
  sheet: ISOMETRIC,
  steps: [readPath('0,1 3,4 5,6'), readPath('0,2 3,5 4,6'), readPath('0,3 1,4 2,5')],
  draw: (dice, isEasy) => {
    const edges = drawEdges(dice);
    const isCube = edges.length === edges.breadth && edges.breadth === edges.height;
    return {
      name: isCube ? 'cube' : 'cuboid',
      corners: isometricCorners(edges),
      edges: ISOMETRIC_EDGES,
      missing: isEasy ? dice.pick([4, 5]) : dice.pick([3, 6]),
    };
  },
});

/** Two edges that meet at P, the lowest corner; the upright one is drawn to Q. */
function twoEdges(start: Point, right: Point, left: Point): Panel {
  const { size, says } = ISOMETRIC;
  const flip = flipped(size[1]);
  return {
    name: '',
    size,
    grid: 'isometric',
    marks: [
      { mark: 'line', from: flip(start), to: flip(right), bold: true },
      { mark: 'line', from: flip(start), to: flip(left), bold: true },
      { mark: 'label', at: flip(start), text: 'P', dy: 15 },
    ],
    answer: { point: 'Q', joined: [flip(start)] },
    says: `${says}. Lines go from P ${written(start)} to ${written(right)} and to ${written(left)}.`,
  };
}

/** The upright edge at the lowest corner, of a told height or of a cube whose other edges are drawn. */
function uprightEdge(id: string, isCube: boolean): Shape {
  const { size, tall } = ISOMETRIC;
  const proof = searchPoints(size, (point, word) => {
    const [foot = [0, 0], end = [0, 0]] = readPath(word('edge'));
    const way = minus(point, foot);
    const height = isCube ? Math.abs(end[0] - foot[0]) : Number(word('height').replace(' units', ''));
    return across(way, STRAIGHT_UP) === 0 && way[1] === height;
  });
  return drawnTask(id, ['P5-V-6'], ['not_ready', 'guided'], proof, (dice, level) => {
    const { foot, length, ...drawn } = drawEdges(dice);
    const breadth = isCube ? length : drawn.breadth;
    const height = isCube ? length : drawn.height;
    const corners = isometricCorners({ foot, length, breadth, height });
    const [start, right, left, top] = corners;
    const name = isCube ? 'cube' : 'cuboid';
    if (!start || !right || !left || !top || !corners.every(isInside(size))) return null;
    const isLow = height < (isCube && level === 'guided' ? 2 : 3);
    if ((level === 'not_ready') !== isLow || (!isCube && length === height)) return null;
    const misses = [plus(top, STRAIGHT_UP), minus(top, STRAIGHT_UP), plus(start, TO_THE_LEFT, height)];
    return {
      story: isCube
        ? ['Two edges of a cube are drawn. They meet at the lowest corner, P.']
        : [
            `Two edges of a cuboid are drawn. They meet at the lowest corner, P. The cuboid is ${height} units high.`,
          ],
      ask: `Draw point Q, so that PQ is the upright edge of the ${name}.`,
      blank: 'Q is ___.',
      key: 1,
      ...drawnPoint(
        top,
        [...misses, ...beside(top)].filter(
          (point) => ![start, right, left].some((one) => isSame(one, point)),
        ),
        'Go straight up from P, as many units as the edge is long.',
        isInside(size),
      ),
      params: { edge: pathText([start, right]), height: `${height} units` },
      work: [
        isCube
          ? `All edges of a cube are equal: ${length} units.`
          : `The upright edge is as long as the cuboid is high: ${height} units.`,
        `So Q is ${height} ${height === 1 ? 'unit' : 'units'} straight up from P.`,
      ],
      hints: [
        'An upright edge goes straight up from dot to dot.',
        isCube ? 'Count the units of an edge that is drawn.' : 'How many units high is the cuboid?',
        'Count as many units up from P.',
      ],
      drawing: { kind: 'panels', tall, panels: [twoEdges(start, right, left)] },
    };
  });
}

/** Cubes and cuboids that are drawn on an isometric grid, for Primary 5. */
export const DRAWN_ISOMETRIC_TASKS: readonly Shape[] = [
  ISOMETRIC_CUBOID,
  uprightEdge('upright-edge-of-a-cuboid-drawn', false),
  uprightEdge('upright-edge-of-a-cube-drawn', true),
];
