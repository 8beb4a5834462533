import type { Dice } from '../../core/dice.js';
import type { Proof, Shape } from '../../core/draft.js';
import { ANSWER_NAMES } from '../../checks/read-text.js';
import { exact } from '../../numbers/exact.js';
import type { Panel } from '../../drawing/panels.drawing.js';
import { HIGH, WIDE, at, isOnGrid, named } from './drawing-grid.js';
import type { Point } from './flat-shapes.js';
import { drawCorners, isFramed } from './grid-drawings.tasks.js';
import { minus, pathText, placeFrom, plus, pointText, readPath, readPoint } from './plane.js';
import { type Wrong, drawnOneOf, drawnTask } from './task.js';

/** As a pupil's point is written: steps to the right and steps up. */
const written = ([x, y]: Point): string => `(${x}, ${y})`;

/**
 * A proof that looks at every point of the grid: those where the drawing is complete. Points are counted to the right
 * and upwards, as the pupil counts them.
 */
export function searchPoints(
  [wide, high]: Point,
  fits: (point: Point, word: (name: string) => string) => boolean,
): Proof {
  return {
    kind: 'search',
    solve: (_givens, words) => {
      const names = words.get(ANSWER_NAMES)?.split('|') ?? [];
      const word = (name: string): string => words.get(name) ?? '';
      return Array.from({ length: (wide + 1) * (high + 1) }, (_, i): Point => [
        i % (wide + 1),
        Math.floor(i / (wide + 1)),
      ])
        .filter((point) => fits(point, word))
        .map((point) => exact(names.indexOf(written(point)) + 1));
    },
  };
}

/** The right point and points that slips lead to, each once and all on the grid. */
export function drawnPoint(
  key: Point,
  misses: readonly Point[],
  says: string | ((point: Point) => string),
  isInside: (point: Point) => boolean,
): { style: ReturnType<typeof drawnOneOf>; wrongs: Wrong[] } {
  const points = new Map([key, ...misses].filter(isInside).map((point) => [written(point), point]));
  const sayOf = (point: Point): string => (typeof says === 'string' ? says : says(point));
  return {
    style: drawnOneOf([...points.keys()], { kind: 'point' }),
    wrongs: [...points.values()].slice(1).map((point, i): Wrong => ['point-off', sayOf(point), i + 2]),
  };
}

/** Points beside one, and the point with its two numbers in the other order. */
export const beside = (point: Point): Point[] => [
  [point[1], point[0]],
  ...readPath('1,0 -1,0 0,1 0,-1').map((step) => plus(point, step)),
];

/** Points of the square grid are kept as they are counted: upwards. */
const up = ([x, y]: Point): Point => [x, HIGH - y];

const gridPanel = (marks: Panel['marks'], answer: Panel['answer'] & object, says: string): Panel => ({
  name: '',
  size: [WIDE, HIGH],
  grid: 'squares',
  marks,
  answer,
  says,
});

function cornerToPlace(id: string, isSquare: boolean): Shape {
  const figure = isSquare ? 'square' : 'rectangle';
  const proof = searchPoints([WIDE, HIGH], (point, word) =>
    isFramed([...readPath(word('corners')), point], isSquare),
  );
  return drawnTask(id, ['P4-G-5'], ['not_ready', 'guided'], proof, (dice, level) => {
    const drawn = drawCorners(dice, isSquare, level === 'guided');
    if (!drawn) return null;
    const { corners, ends, key } = drawn;
    const [a, b, c] = corners;
    const right = ends[key - 1];
    if (!right) return null;
    const way = minus(up(right), up(c));
    return {
      story: [`A, B and C are three corners of ${figure} ABCD.`],
      ask: `Draw point D to complete the ${figure}.`,
      blank: 'D is ___.',
      key: 1,
      ...drawnPoint(
        up(right),
        [...ends.map(up), ...beside(up(right))],
        'Go the same way from C as from B to A.',
        (point) => isOnGrid(up(point)),
      ),
      params: { corners: pathText(corners.map(up)) },
      work: [
        `Opposite sides of a ${figure} are parallel and equal, and its angles are right angles.`,
        'Go from C to D as you go from B to A.',
        `So D is ${placeFrom(way, 'C', 'square')}.`,
      ],
      hints: [
        'Count how many squares you go across and up from B to A.',
        'Go the same way from C.',
        'Check that there is a right angle at each corner.',
      ],
      drawing: {
        kind: 'panels',
        tall: 204,
        panels: [
          gridPanel(
            [
              { mark: 'line', from: a, to: b, bold: true },
              { mark: 'line', from: b, to: c, bold: true },
              ...[a, b, c].flatMap((point, i) => named(point, 'ABC'[i] ?? '')),
            ],
            { point: 'D', joined: [a, c] },
            `A square grid with lines from A ${at(a)} to B ${at(b)} and from B to C ${at(c)}.`,
          ),
        ],
      },
    };
  });
}

/** Half of a figure left of an upright fold: its first and last corners lie on the fold. */
function drawHalf(dice: Dice): { fold: number; points: Point[]; corner: Point } | null {
  const fold = dice.int(4, 6);
  const points: Point[] = [
    [fold, dice.int(0, 1)],
    [dice.int(fold - 4, fold - 1), dice.int(1, 3)],
    [dice.int(fold - 4, fold - 1), dice.int(4, 6)],
    [fold, dice.int(6, 7)],
  ];
  const corner = points[dice.pick([1, 2])];
  return corner && isOnGrid([2 * fold - corner[0], corner[1]]) ? { fold, points, corner } : null;
}

const PARTNER_TO_PLACE: Shape = drawnTask(
  'partner-of-a-corner-drawn',
  ['P4-G-8'],
  ['not_ready', 'guided'],
  searchPoints([WIDE, HIGH], ([x, y], word) => {
    const [point, fold] = [readPoint(word('point')), Number(word('fold').replace('column ', ''))];
    return y === point[1] && x - fold === fold - point[0];
  }),
  (dice) => {
    const half = drawHalf(dice);
    if (!half) return null;
    const { fold, points, corner } = half;
    const right: Point = [2 * fold - corner[0], corner[1]];
    const slid = plus(corner, minus([fold, 0], [fold - 4, 0]));
    return {
      story: ['Half of a symmetric figure is drawn. The broken line is its line of symmetry.'],
      ask: 'Draw point B, the partner of corner A.',
      blank: 'B is ___.',
      key: 1,
      ...drawnPoint(
        up(right),
        [up(slid), ...beside(up(right))],
        'Count the squares from A to the line, and as many behind it.',
        (point) => isOnGrid(up(point)),
      ),
      params: { point: pointText(up(corner)), fold: `column ${fold}` },
      work: [
        `A corner and its partner are equally far from the line of symmetry: ${fold - corner[0]} ${fold - corner[0] === 1 ? 'square' : 'squares'}.`,
        ['Squares from A to B', `${fold - corner[0]} + ${fold - corner[0]}`],
        `So B is ${placeFrom([2 * (fold - corner[0]), 0], 'A', 'square')}.`,
      ],
      hints: [
        'Count the squares from A to the broken line.',
        'Go on for the same number of squares on the other side.',
        'The partner lies on the same row as A.',
      ],
      drawing: {
        kind: 'panels',
        tall: 204,
        panels: [
          gridPanel(
            [
              { mark: 'polygon', points },
              { mark: 'line', from: [fold, 0], to: [fold, HIGH], broken: true, bold: true },
              { mark: 'dot', at: corner },
              { mark: 'label', at: corner, text: 'A', dx: -10, dy: -9 },
            ],
            { point: 'B', joined: [] },
            `A square grid with an upright line through ${at([fold, HIGH])}. Half of a figure with the corners ${points.map(at).join(', ')} lies left of it. A is ${at(corner)}.`,
          ),
        ],
      },
    };
  },
);

/** Corners of rectangles, squares and symmetric figures that are drawn, for Primary 4. */
export const DRAWN_POINT_TASKS: readonly Shape[] = [
  cornerToPlace('fourth-corner-of-a-rectangle-drawn', false),
  cornerToPlace('fourth-corner-of-a-square-drawn', true),
  PARTNER_TO_PLACE,
];
