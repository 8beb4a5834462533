import type { Dice } from '../../core/dice.js';
import type { Proof, Shape } from '../../core/draft.js';
import type { Panel, PanelMark } from '../../drawing/panels.drawing.js';
import { HIGH, WIDE } from './drawing-grid.js';
import { beside, drawnPoint, searchPoints } from './drawn-points.tasks.js';
import type { Point } from './flat-shapes.js';
import { across, isSame, minus, pathText, plus, pointText, readPath } from './plane.js';
import { drawnTask } from './task.js';

const written = ([x, y]: Point): string => `(${x}, ${y})`;

/** A kind of solid with one of its corners still to be drawn; all its edges there are seen. */
interface Unfinished {
  name: string;
  corners: Point[];
  edges: ReadonlyArray<readonly [number, number, hidden?: boolean]>;
  missing: number;
}

/** Steps of a solid that are the same: each pair of corners is as far apart, and in the same direction, as the first. */
type EqualSteps = ReadonlyArray<ReadonlyArray<readonly [number, number]>>;

const keepsSteps = (steps: EqualSteps, corners: readonly Point[]): boolean =>
  steps.every((pairs) => {
    const ways = pairs.map(([from, to]) => minus(corners[to] ?? [0, 0], corners[from] ?? [0, 0]));
    return ways.every((way) => isSame(way, ways[0] ?? way));
  });

/** The one point of the grid at which equal edges run in the same direction. */
const provenCorner = (steps: EqualSteps, size: Point): Proof =>
  searchPoints(size, (point, word) => {
    const missing = Number(word('missing').replace('corner ', ''));
    return keepsSteps(steps, readPath(word('corners')).toSpliced(missing, 0, point));
  });

const isInside =
  ([wide, high]: Point) =>
  ([x, y]: Point): boolean =>
    x >= 0 && y >= 0 && x <= wide && y <= high;

/** Corners are counted upwards, as a pupil counts them; marks of a panel downwards. */
const flipped =
  (high: number) =>
  ([x, y]: Point): Point => [x, high - y];

interface Sheet {
  size: Point;
  grid: 'squares' | 'isometric';
  says: string;
  tall: number;
}

const SQUARED: Sheet = { size: [WIDE, HIGH], grid: 'squares', says: 'A square grid', tall: 204 };
const ISOMETRIC: Sheet = {
  size: [6, 6],
  grid: 'isometric',
  says: 'An isometric grid of dots; across is to the right and up along the dots',
  tall: 230,
};

function solidMarks({ corners, edges, missing }: Unfinished, flip: (point: Point) => Point): PanelMark[] {
  return edges.flatMap(([a, b, broken = false]): PanelMark[] => {
    const [from, to] = [corners[a], corners[b]];
    return a === missing || b === missing || !from || !to
      ? []
      : [{ mark: 'line', from: flip(from), to: flip(to), broken, bold: !broken }];
  });
}

/** Corners that are joined to the missing one. */
const neighboursOf = ({ corners, edges, missing }: Unfinished): Point[] =>
  edges.flatMap(([a, b]) => {
    const other = a === missing ? corners[b] : b === missing ? corners[a] : undefined;
    return other ? [other] : [];
  });

function sheetPanel(sheet: Sheet, solid: Unfinished): Panel {
  const flip = flipped(sheet.size[1]);
  const drawn = solid.edges.filter(([a, b]) => a !== solid.missing && b !== solid.missing);
  const lines = drawn.map(([a, b]) => [a, b].map((i) => written(solid.corners[i] ?? [0, 0])).join(' to '));
  return {
    name: '',
    size: sheet.size,
    grid: sheet.grid,
    marks: solidMarks(solid, flip),
    answer: { point: '', joined: neighboursOf(solid).map(flip) },
    says: `${sheet.says}. An unfinished drawing of a ${solid.name} with lines from ${lines.join(', ')}.`,
  };
}

/** A solid without one of its corners: where equal edges run in the same direction, it is complete. */
function lastCorner(
  id: string,
  statement: 'P4-G-10' | 'P5-V-6',
  {
    steps,
    sheet,
    draw,
  }: { steps: EqualSteps; sheet: Sheet; draw: (dice: Dice, isEasy: boolean) => Unfinished },
): Shape {
  const onSheet = isInside(sheet.size);
  return drawnTask(
    id,
    [statement],
    ['not_ready', 'guided'],
    provenCorner(steps, sheet.size),
    (dice, level) => {
      const solid = draw(dice, level === 'not_ready');
      const { corners, missing, name } = solid;
      const right = corners[missing];
      if (!right || !corners.every(onSheet) || new Set(corners.map(pointText)).size < corners.length)
        return null;
      const rest = corners.filter((_, i) => i !== missing);
      const near = beside(right).filter((point) => !rest.some((one) => isSame(one, point)));
      return {
        story: [`The drawing of the ${name} is not finished. One corner is missing.`],
        ask: `Draw the last corner of the ${name}.`,
        blank: 'The last corner is at ___.',
        key: 1,
        ...drawnPoint(right, near, 'Equal edges run in the same direction and are equally long.', onSheet),
        params: { corners: pathText(rest), missing: `corner ${missing}` },
        work: [
          `In a drawing of a ${name}, equal edges are parallel and have the same length.`,
          `The last corner: ${written(right)}`,
        ],
        hints: [
          'Look for an edge that is parallel to a missing one.',
          'Count its steps across and up.',
          'Go the same steps from the other end.',
        ],
        drawing: { kind: 'panels', tall: sheet.tall, panels: [sheetPanel(sheet, solid)] },
      };
    },
  );
}

const BOX_EDGES: Unfinished['edges'] = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 0],
  [4, 5],
  [5, 6],
  [0, 4],
  [1, 5],
  [2, 6],
  [6, 7, true],
  [7, 4, true],
  [3, 7, true],
];

const CUBOID_DRAWN = lastCorner('last-corner-of-a-cuboid-drawn', 'P4-G-10', {
  sheet: SQUARED,
  steps: [
    [
      [0, 1],
      [3, 2],
      [4, 5],
      [7, 6],
    ],
    [
      [0, 4],
      [1, 5],
      [2, 6],
      [3, 7],
    ],
    [
      [0, 3],
      [1, 2],
      [5, 6],
      [4, 7],
    ],
  ],
  draw: (dice, isEasy) => {
    const height = dice.int(2, 4);
    const isCube = dice.chance(3);
    const width = isCube ? height : dice.pick([2, 3, 4, 5, 6].filter((one) => one !== height));
    const deep: Point = isEasy ? [1, 1] : [dice.int(1, 3), dice.int(1, 2)];
    const foot: Point = [dice.int(0, WIDE - width - deep[0]), dice.int(0, HIGH - height - deep[1])];
    const front: Point[] = [
      [0, height],
      [width, height],
      [width, 0],
      [0, 0],
    ];
    const placed = front.map((point) => plus(foot, point));
    return {
      name: isCube ? 'cube' : 'cuboid',
      corners: [...placed, ...placed.map((point) => plus(point, deep))],
      edges: BOX_EDGES,
      missing: dice.pick(isEasy ? [1, 2] : [0, 5]),
    };
  },
});

const PRISM_DRAWN = lastCorner('last-corner-of-a-prism-drawn', 'P4-G-10', {
  sheet: SQUARED,
  steps: [
    [
      [0, 3],
      [1, 4],
      [2, 5],
    ],
  ],
  draw: (dice, isEasy) => {
    const [width, height] = [dice.int(2, 4), dice.int(3, 5)];
    const deep: Point = [dice.int(3, 5), isEasy ? 1 : 2];
    const foot: Point = [dice.int(0, WIDE - width - deep[0]), dice.int(0, HIGH - height - deep[1])];
    const front: Point[] = [
      [dice.int(1, width - 1), height],
      [width, 0],
      [0, 0],
    ];
    const placed = front.map((point) => plus(foot, point));
    return {
      name: 'prism',
      corners: [...placed, ...placed.map((point) => plus(point, deep))],
      edges: [
        [0, 1],
        [1, 2],
        [2, 0],
        [0, 3],
        [1, 4],
        [3, 4],
        [4, 5, true],
        [5, 3, true],
        [2, 5, true],
      ],
      missing: dice.pick([0, 1]),
    };
  },
});

const PYRAMID_DRAWN = lastCorner('last-corner-of-a-pyramid-drawn', 'P4-G-10', {
  sheet: SQUARED,
  steps: [
    [
      [1, 2],
      [4, 3],
    ],
  ],
  draw: (dice, isEasy) => {
    const [width, back] = [dice.int(3, 6), dice.int(1, 2)];
    const lean = isEasy ? 1 : dice.int(2, 3);
    const foot: Point = [dice.int(0, WIDE - width - lean), 0];
    const base: Point[] = [
      [0, 0],
      [width, 0],
      [width + lean, back],
      [lean, back],
    ];
    const top: Point = [dice.int(1, width + lean - 1), dice.int(5, HIGH)];
    return {
      name: 'pyramid',
      corners: [top, ...base].map((point) => plus(foot, point)),
      edges: [
        [0, 1],
        [0, 2],
        [0, 3],
        [1, 2],
        [2, 3],
        [0, 4, true],
        [1, 4, true],
        [3, 4, true],
      ],
      missing: 2,
    };
  },
});

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

const ISOMETRIC_EDGES: Unfinished['edges'] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 4],
  [2, 5],
  [3, 4],
  [3, 5],
  [4, 6],
  [5, 6],
];

const ISOMETRIC_CUBOID = lastCorner('last-corner-on-an-isometric-grid-drawn', 'P5-V-6', {
  sheet: ISOMETRIC,
  steps: [
    [
      [0, 1],
      [3, 4],
      [5, 6],
    ],
    [
      [0, 2],
      [3, 5],
      [4, 6],
    ],
    [
      [0, 3],
      [1, 4],
      [2, 5],
    ],
  ],
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
    const flip = flipped(size[1]);
    return {
      story: isCube
        ? ['Two edges of a cube are drawn. They meet at the lowest corner, P.']
        : [
            `Two edges of a cuboid are drawn. They meet at the lowest corner, P. The cuboid is ${height} units high.`,
          ],
      ask: `Draw point Q, so that PQ is the upright edge of the ${name}.`,
      blank: 'Q is at ___.',
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
        `The upper end of the edge, straight up from P: ${written(top)}`,
      ],
      hints: [
        'An upright edge goes straight up from dot to dot.',
        isCube ? 'Count the units of an edge that is drawn.' : 'How many units high is the cuboid?',
        'Count as many units up from P.',
      ],
      drawing: {
        kind: 'panels',
        tall,
        panels: [
          {
            name: '',
            size,
            grid: 'isometric',
            marks: [
              { mark: 'line', from: flip(start), to: flip(right), bold: true },
              { mark: 'line', from: flip(start), to: flip(left), bold: true },
              { mark: 'label', at: flip(start), text: 'P', dy: 15 },
            ],
            answer: { point: 'Q', joined: [flip(start)] },
            says: `${ISOMETRIC.says}. Lines go from P ${written(start)} to ${written(right)} and to ${written(left)}.`,
          },
        ],
      },
    };
  });
}

/** Solids that are drawn on a square grid, for Primary 4. */
export const DRAWN_SOLID_CORNER_TASKS: readonly Shape[] = [CUBOID_DRAWN, PRISM_DRAWN, PYRAMID_DRAWN];
/** Cubes and cuboids that are drawn on an isometric grid, for Primary 5. */
export const DRAWN_ISOMETRIC_TASKS: readonly Shape[] = [
  ISOMETRIC_CUBOID,
  uprightEdge('upright-edge-of-a-cuboid-drawn', false),
  uprightEdge('upright-edge-of-a-cube-drawn', true),
];
