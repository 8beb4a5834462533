import { partsText, squaresText } from '@sumfox/answer-marking/drawn-text';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import type { Panel, PanelMark } from '../../drawing/panels.drawing.js';
import { facts } from '../../engines/sketch.js';
import { exact } from '../../numbers/exact.js';
import type { Point } from './flat-shapes.js';
import { isSame, pathText, readPath } from './plane.js';
import { type Task, type Wrong, drawnOneOf, drawnTask, provenDrawing } from './task.js';
import { rectangleOf } from '../../drawing/rectangle.js';

/** Figures of equal parts that a finger can touch on a phone: how many parts, and how many of them in a row. */
const FIGURES: ReadonlyArray<readonly [parts: number, columns: number | null]> = [
  [2, 2],
  [3, 3],
  [4, 2],
  [4, 4],
  [5, 5],
  [6, 3],
  [8, 4],
  [9, 3],
  [10, 5],
  [12, 4],
  [3, null],
  [4, null],
  [6, null],
  [8, null],
];

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const firstParts = (count: number): string => partsText(Array.from({ length: count }, (_, i) => i + 1));

/** A fraction of a figure to shade; the answer is how many parts, whichever they are. */
function shadeTask(figure: readonly [number, number | null], top: number, bottom: number): Task {
  const [parts, columns] = figure;
  const count = (top * parts) / bottom;
  const wrongs: Wrong[] = [
    ['shaded-the-rest', 'Look at which part is asked for.', parts - count],
    ['one-part-off', 'Count the shaded parts again.', count + 1],
    ['one-part-off', 'Count the shaded parts again.', count - 1],
    ['shaded-one-part', 'More than one part is shaded.', 1],
    ['shaded-by-the-number-above', 'Count all the equal parts first.', top],
  ];
  return {
    ask: `Shade ${top}/${bottom} of the figure.`,
    blank: '___ can be shaded, for example.',
    key: count,
    style: drawnOneOf(
      Array.from({ length: parts }, (_, i) => firstParts(i + 1)),
      { kind: 'parts', of: parts },
    ),
    params: { part: exact(top, bottom), parts },
    drawn: ['parts'],
    work: [
      ...(parts === bottom
        ? [`The figure has ${parts} equal parts. Shade ${count} of them.`]
        : [
            `The figure has ${parts} equal parts.`,
            `${top}/${bottom} is the same as ${count}/${parts}. Shade ${count} of the parts.`,
          ]),
      `For example: ${firstParts(count)}`,
    ],
    hints: [
      'Count all the equal parts.',
      parts === bottom ? 'Look at the number above the line.' : `How many parts make 1/${bottom}?`,
      'Any of the parts will do.',
    ],
    wrongs: wrongs.filter(([, , value]) => Number(value) > 0 && Number(value) !== count),
    drawing: { kind: 'part-figure', parts, columns },
  };
}

const TO_SHADE = facts(['shade = part * parts'], [], 'shade');

/** Fractions to shade, for Primary 2. */
export const DRAWN_PART_TASKS: readonly Shape[] = [
  drawnTask('fraction-drawn', ['P2-F-2', 'P2-F-1'], ['not_ready', 'guided'], TO_SHADE, (dice, level) => {
    const figure = dice.pick(FIGURES);
    const [parts] = figure;
    if (level === 'not_ready' ? parts > 6 : parts < 5) return null;
    const top = dice.int(1, parts - 1);
    return gcd(top, parts) > 1 ? null : shadeTask(figure, top, parts);
  }),
];

/** Equal fractions to shade, for Primary 3. */
export const DRAWN_EQUAL_FRACTION_TASKS: readonly Shape[] = [
  drawnTask('equal-fraction-drawn', ['P3-F-1'], ['not_ready', 'guided'], TO_SHADE, (dice, level) => {
    const figure = dice.pick(FIGURES);
    const [parts] = figure;
    const bottom = dice.pick([2, 3, 4, 5, 6]);
    if (parts % bottom !== 0 || parts === bottom) return null;
    const top = level === 'not_ready' ? 1 : dice.int(1, bottom - 1);
    if (gcd(top, bottom) > 1 || (level === 'guided' && top === 1)) return null;
    return shadeTask(figure, top, bottom);
  }),
];

/** Columns and rows of the grid beside an upright fold; a level fold turns it. */
const [SIDE, ROWS] = [3, 5];
const squareName = ([x, y]: Point): string => `${'abcdef'[x] ?? ''}${y + 1}`;
const flip = ([x, y]: Point): Point => [y, x];
const mirror = ([x, y]: Point): Point => [2 * SIDE - 1 - x, y];
const hasSquare = (squares: readonly Point[], square: Point): boolean =>
  squares.some((one) => isSame(one, square));
const listSquares = (columns: number): Point[] =>
  Array.from({ length: columns * ROWS }, (_, i): Point => [i % columns, Math.floor(i / columns)]);
const squareText = (squares: readonly Point[]): string => squaresText(squares.map(squareName).toSorted());

function symmetryPanel(squares: readonly Point[], isLevel: boolean): Panel {
  const turn = isLevel ? flip : (point: Point): Point => point;
  const seen = squares.map(turn);
  return {
    name: '',
    size: turn([2 * SIDE, ROWS]),
    grid: 'squares',
    marks: [
      ...seen.map(([x, y]): PanelMark => ({
        mark: 'polygon',
        points: rectangleOf(x, y, x + 1, y + 1),
        fill: 'amber',
      })),
      { mark: 'line', from: turn([SIDE, 0]), to: turn([SIDE, ROWS]), broken: true, bold: true },
    ],
    answer: { given: seen.map(squareName) },
    says: `A grid of squares with columns named by letters from the left and rows by numbers from the top. Squares are shaded at ${seen.map(squareName).join(', ')}. The line of symmetry is ${isLevel ? 'level, below row 3' : 'upright, behind column c'}.`,
  };
}

/** Completions with one slip, none of them the right one. */
function listSpoilt(dice: Dice, squares: readonly Point[], missing: readonly Point[]): Point[][] {
  const isFree = (one: Point): boolean =>
    !hasSquare(squares, one) && !hasSquare(missing, one) && one[0] >= SIDE && one[0] < 2 * SIDE;
  const left = squares.filter(([x]) => x < SIDE);
  const slid = left.map(([x, y]): Point => [x + SIDE, y]).filter((one) => !hasSquare(squares, one));
  const [first, ...rest] = dice.shuffle(missing);
  const others = listSquares(2 * SIDE).filter(isFree);
  const near = first && others.filter(([x, y]) => Math.abs(x - first[0]) + Math.abs(y - first[1]) === 1)[0];
  return [
    slid,
    rest,
    ...(near ? [[...rest, near]] : []),
    ...others.slice(0, 1).map((one) => [...missing, one]),
  ];
}

const COMPLETE_SQUARES: Shape = drawnTask(
  'symmetric-figure-drawn',
  ['P4-G-8'],
  ['not_ready', 'guided'],
  provenDrawing((_givens, word) => {
    const turn = word('fold') === 'level' ? flip : (point: Point): Point => point;
    const squares = readPath(word('squares')).map(turn);
    // Whatever is unshaded, and would fall on a shaded square when the grid is folded.
    const missing = listSquares(2 * SIDE).filter(
      (one) => !hasSquare(squares, one) && hasSquare(squares, mirror(one)),
    );
    return squareText(missing.map(turn));
  }),
  (dice, level) => {
    const isLevel = level === 'guided' && dice.chance(2);
    const squares = dice.pickSome(
      listSquares(level === 'guided' ? 2 * SIDE : SIDE),
      level === 'guided' ? dice.int(6, 9) : dice.int(4, 6),
    );
    const turn = isLevel ? flip : (point: Point): Point => point;
    const missing = squares.map(mirror).filter((one) => !hasSquare(squares, one));
    if (missing.length < 2) return null;
    const toText = (some: readonly Point[]): string => squareText(some.map(turn));
    const texts = [
      ...new Set(
        [missing, ...listSpoilt(dice, squares, missing)].filter((one) => one.length > 0).map(toText),
      ),
    ];
    return {
      story: ['The broken line is to be a line of symmetry.'],
      ask: 'Shade as few squares as you can to complete the symmetric figure.',
      blank: '___ complete the figure.',
      key: 1,
      style: drawnOneOf(texts, { kind: 'squares', given: squares.map(turn).map(squareName) }),
      params: { squares: pathText(squares.map(turn)), fold: isLevel ? 'level' : 'upright' },
      work: [
        'For each shaded square, find its partner on the other side of the line.',
        `Partners that are not shaded yet: ${toText(missing)}`,
      ],
      hints: [
        'Fold the grid along the broken line in your mind.',
        'Each shaded square needs a shaded partner.',
        'A partner is as far from the line, on the other side.',
      ],
      wrongs: texts
        .slice(1)
        .map((_, i): Wrong => [
          'moved-not-mirrored',
          'Not all squares match when you fold. Find the partner of each one.',
          i + 2,
        ]),
      drawing: {
        kind: 'panels',
        tall: isLevel ? 252 : 210,
        panels: [symmetryPanel(squares, isLevel)],
      },
    };
  },
);

/** Squares shaded to complete a symmetric figure, for Primary 4. */
export const DRAWN_SYMMETRY_TASKS: readonly Shape[] = [COMPLETE_SQUARES];
