import { PLAIN, oneOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import type { Panel, PanelMark } from '../../drawing/panels.drawing.js';
import { searchNames } from '../../engines/sketch.js';
import { exact } from '../../numbers/exact.js';
import { END_NAMES, HIGH, WIDE, at, isOnGrid, named } from './drawing-grid.js';
import type { Point } from './flat-shapes.js';
import { isSame, pathText, plus, pointText, readPath, readPoint } from './plane.js';
import { LETTER, LETTERS, asked, otherLetters, otherPlaces } from './task.js';
import { rectangleOf } from '../../drawing/rectangle.js';

const SIDE = 3;

/** Cells of the left half beside an upright fold, by column and row. */
const mirrorCell = ([x, y]: Point): Point => [2 * SIDE - 1 - x, y];
const cellPolygon = ([x, y]: Point): Point[] => rectangleOf(x, y, x + 1, y + 1);
const ROWS = 5;

const cellText = ([x, y]: Point): string => `${'abcdef'[x] ?? ''}-${'abcdef'[y] ?? ''}`;

function shadedPanel(cells: readonly Point[], name: string, isTurned: boolean): Panel {
  const flip = ([x, y]: Point): Point => (isTurned ? [y, x] : [x, y]);
  return {
    name,
    size: flip([2 * SIDE, ROWS]),
    grid: 'squares',
    marks: [
      ...cells.map((cell): PanelMark => ({
        mark: 'polygon',
        points: cellPolygon(flip(cell)),
        fill: 'amber',
      })),
      { mark: 'line', from: flip([SIDE, 0]), to: flip([SIDE, ROWS]), broken: true },
    ],
    says: `squares shaded at ${cells.map((cell) => cellText(flip(cell))).join(', ')}. The line of symmetry is ${isTurned ? 'level, below row c' : 'upright, behind column c'}.`,
  };
}

const drawCells = (dice: Dice, count: number, columns: number): Point[] => {
  const all = Array.from({ length: columns * ROWS }, (_, i): Point => [i % columns, Math.floor(i / columns)]);
  return dice.pickSome(all, count);
};

const missingOf = (cells: readonly Point[]): Point[] =>
  cells.map(mirrorCell).filter((image) => !cells.some((cell) => isSame(cell, image)));

const SQUARES_TO_SHADE: Shape = asked(
  'squares-to-shade-for-symmetry',
  ['P4-G-8'],
  ['not_ready', 'guided'],
  {
    kind: 'search',
    solve: (_givens, words) => [exact(missingOf(readPath(words.get('cells') ?? '')).length)],
  },
  (dice, level) => {
    const cells = drawCells(dice, dice.int(5, 9), level === 'not_ready' ? SIDE : 2 * SIDE);
    const key = missingOf(cells).length;
    const isTurned = level === 'guided' && dice.chance(2);
    if (key < 2) return null;
    const panel = shadedPanel(cells, '', isTurned);
    return {
      story: ['The broken line is to be a line of symmetry.'],
      ask: 'At least how many more squares must be shaded?',
      blank: 'At least ___ more squares must be shaded.',
      key,
      style: PLAIN,
      params: { cells: pathText(cells) },
      work: [
        'For each shaded square, find its partner on the other side of the line.',
        `Partners that are not shaded: ${key}`,
      ],
      hints: [
        'Fold the grid along the broken line in your mind.',
        'Each shaded square needs a shaded partner.',
        'A partner is as far from the line, on the other side.',
      ],
      wrongs: [
        ['all-shaded-counted', 'Squares that have a partner need no other.', cells.length],
        ['one-missed', 'Find the partner of each shaded square again.', key + 1],
        ['one-missed', 'Find the partner of each shaded square again.', key - 1],
        ['one-missed', 'Find the partner of each shaded square again.', key + 2],
        ['counted-unshaded', 'Not every square must be shaded.', 2 * SIDE * ROWS - cells.length],
        ['one-missed', 'Find the partner of each shaded square again.', key - 2],
      ],
      drawing: {
        kind: 'panels',
        tall: 140,
        panels: [
          {
            ...panel,
            says: `A grid of squares with columns and rows named by letters, from the left and from the top: ${panel.says}`,
          },
        ],
      },
    };
  },
);

const isWhole = (cells: readonly Point[]): boolean => missingOf(cells).length === 0;

const COMPLETED: Shape = asked(
  'completed-symmetric-figure',
  ['P4-G-8'],
  ['not_ready', 'guided'],
  searchNames((name, _given, word) => {
    const cells = readPath(word('drawings').split('/')[LETTERS.findIndex((letter) => letter === name)] ?? '');
    return isWhole(cells);
  }),
  (dice) => {
    const half = drawCells(dice, dice.int(4, 6), SIDE);
    const whole = [...half, ...half.map(mirrorCell)];
    const slid = [...half, ...half.map(([x, y]): Point => [x + SIDE, y])];
    const upside = [...half, ...half.map(mirrorCell).map(([x, y]): Point => [x, ROWS - 1 - y])];
    const moved = half[0];
    if (!moved) return null;
    const [mx, my] = mirrorCell(moved);
    const beside: Point[] = [
      [mx, my + 1],
      [mx, my - 1],
    ];
    const to = beside.find(
      (cell) => cell[1] >= 0 && cell[1] < ROWS && !whole.some((one) => isSame(one, cell)),
    );
    if (!to || isWhole(slid) || isWhole(upside)) return null;
    const shifted = [...whole.filter((cell) => !isSame(cell, [mx, my])), to];
    const drawings = dice.shuffle([whole, slid, upside, shifted]);
    const isTurned = dice.chance(3);
    const key = drawings.indexOf(whole) + 1;
    return {
      story: ['The broken line is to be a line of symmetry.'],
      ask: 'Which drawing is completed in the right way?',
      blank: 'Drawing ___ is completed in the right way.',
      key,
      style: LETTER,
      params: { drawings: drawings.map(pathText).join('/') },
      work: [
        'Each shaded square and its partner are equally far from the line.',
        `The drawing: ${LETTERS[key - 1] ?? ''}`,
      ],
      hints: [
        'Fold each drawing along the broken line in your mind.',
        'The shaded squares must lie on shaded squares.',
        'Start with the squares beside the line.',
      ],
      wrongs: otherLetters(
        key,
        'moved-not-mirrored',
        'Here not all squares match when you fold. A figure that is slid over is not folded over.',
      ),
      drawing: {
        kind: 'panels',
        panels: drawings.map((cells, i) => shadedPanel(cells, LETTERS[i] ?? '', isTurned)),
      },
    };
  },
);

const MIRROR_POINT: Shape = asked(
  'point-behind-the-line-of-symmetry',
  ['P4-G-8'],
  ['not_ready', 'guided'],
  searchNames((name, _given, word) => {
    const end = readPath(word('ends'))[END_NAMES.findIndex((one) => one === name)];
    const [point, fold] = [readPoint(word('point')), Number(word('fold').replace('column ', ''))];
    return end !== undefined && end[1] === point[1] && end[0] - fold === fold - point[0];
  }),
  (dice) => {
    const fold = dice.int(4, 6);
    // Half of a figure whose corners on the line stay where they are.
    const points: Point[] = [
      [fold, dice.int(0, 1)],
      [dice.int(fold - 4, fold - 1), dice.int(1, 3)],
      [dice.int(fold - 4, fold - 1), dice.int(4, 6)],
      [fold, dice.int(6, 7)],
    ];
    const corner = dice.pick([1, 2]);
    const point = points[corner];
    if (!point) return null;
    const right: Point = [2 * fold - point[0], point[1]];
    const others = [
      plus(right, [1, 0]),
      plus(right, [-1, 0]),
      plus(right, [0, 1]),
      plus(right, [0, -1]),
      [Math.min(WIDE, point[0] + 4), point[1]] as Point,
    ].filter((one) => isOnGrid(one) && one[0] > fold && !isSame(one, right));
    const ends = dice.shuffle([right, ...dice.pickSome(others, 3)]);
    if (!isOnGrid(right) || ends.length < 4 || new Set(ends.map(pointText)).size < 4) return null;
    const key = ends.indexOf(right) + 1;
    return {
      story: ['Half of a symmetric figure is drawn. The broken line is its line of symmetry.'],
      ask: 'Which point is the partner of corner A?',
      blank: 'The partner of corner A is point ___.',
      key,
      style: oneOf(END_NAMES, (one) => [`Point ${one}`]),
      params: { point: pointText(point), fold: `column ${fold}`, ends: pathText(ends) },
      work: [
        'A corner and its partner are equally far from the line of symmetry.',
        `The point: ${END_NAMES[key - 1] ?? ''}`,
      ],
      hints: [
        'Count the squares from A to the broken line.',
        'Go on for the same number of squares on the other side.',
        'The partner lies on the same row as A.',
      ],
      wrongs: otherPlaces(
        4,
        key,
        'not-equally-far',
        'Count the squares from A to the line, and as many behind it.',
      ),
      drawing: {
        kind: 'panels',
        tall: 160,
        panels: [
          {
            name: '',
            size: [WIDE, HIGH],
            grid: 'squares',
            marks: [
              { mark: 'polygon', points },
              { mark: 'line', from: [fold, 0], to: [fold, HIGH], broken: true, bold: true },
              { mark: 'dot', at: point },
              { mark: 'label', at: point, text: 'A', dx: -10, dy: -9 },
              ...ends.flatMap((end, i) => named(end, END_NAMES[i] ?? '')),
            ],
            says: `A square grid with an upright line through ${at([fold, HIGH])}. Half of a figure with the corners ${points.map(at).join(', ')} lies left of it. A is ${at(point)}. The points are ${ends.map((end, i) => `${END_NAMES[i] ?? ''} ${at(end)}`).join(', ')}.`,
          },
        ],
      },
    };
  },
);

/** Symmetric figures completed on a grid, for Primary 4. */
export const GRID_SYMMETRY_TASKS: readonly Shape[] = [SQUARES_TO_SHADE, COMPLETED, MIRROR_POINT];
