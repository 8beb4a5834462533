import { oneOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Proof, Shape } from '../../core/draft.js';
import type { Panel } from '../../drawing/panels.drawing.js';
import { searchNames } from '../../engines/sketch.js';
import { END_NAMES, HIGH, WIDE, at, isOnGrid, named } from './drawing-grid.js';
import type { Point } from './flat-shapes.js';
import { along, isSame, minus, pathText, plus, pointText, readPath, turned } from './plane.js';
import { LETTER, LETTERS, asked, otherLetters, otherPlaces } from './task.js';

const sizeOf = (step: Point): number => along(step, step);

/** Three corners in order and the candidates for the fourth. */
interface Cornered {
  corners: readonly [Point, Point, Point];
  ends: Point[];
  key: number;
}

export function drawCorners(dice: Dice, isSquare: boolean, isTilted: boolean): Cornered | null {
  const step: Point = isTilted
    ? [dice.int(1, 4), dice.pick([-3, -2, -1, 1, 2, 3])]
    : dice.pick([
        [dice.int(2, 6), 0],
        [0, dice.int(2, 5)],
      ]);
  const times = isSquare ? 1 : dice.pick([0.5, 1.5, 2, 3]);
  const other = plus([0, 0], turned(step), times * dice.pick([1, -1]));
  const b: Point = [dice.int(0, WIDE), dice.int(0, HIGH)];
  const [a, c] = [plus(b, step), plus(b, other)];
  const right = plus(a, other);
  if (![...other].every(Number.isInteger) || ![a, b, c, right].every(isOnGrid)) return null;
  const near = readPath('0,1 0,-1 1,0 -1,0 1,1 -1,-1 1,-1 -1,1').map(([x = 0, y = 0]) => plus(right, [x, y]));
  // The fourth corner of a figure whose sides are parallel but whose corner comes in another order.
  const swapped = [minus(plus(b, a), c), minus(plus(b, c), a)];
  const others = dice
    .pickSome([...near, ...swapped], 5)
    .filter((point) => isOnGrid(point) && ![a, b, c, right].some((one) => isSame(one, point)));
  const ends = dice.shuffle([right, ...others.slice(0, 3)]);
  const isClear = new Set(ends.map(pointText)).size === ends.length;
  return ends.length === 4 && isClear ? { corners: [a, b, c], ends, key: ends.indexOf(right) + 1 } : null;
}

/** Whether four corners in order make a rectangle, and a square where that is asked. */
export function isFramed(corners: readonly Point[], isSquare: boolean): boolean {
  const [a, b, c, d] = corners;
  if (!a || !b || !c || !d) return false;
  const [ab, bc, cd, da] = [minus(b, a), minus(c, b), minus(d, c), minus(a, d)];
  const isRight = [
    [ab, bc],
    [bc, cd],
    [cd, da],
    [da, ab],
  ].every(([p, q]) => p && q && along(p, q) === 0);
  return isRight && (!isSquare || sizeOf(ab) === sizeOf(bc));
}

function fourthCorner(id: string, isSquare: boolean): Shape {
  const proof = searchNames((name, _given, word) => {
    const end = readPath(word('ends'))[END_NAMES.findIndex((one) => one === name)];
    return end !== undefined && isFramed([...readPath(word('corners')), end], isSquare);
  });
  const figure = isSquare ? 'square' : 'rectangle';
  return asked(id, ['P4-G-5'], ['not_ready', 'guided'], proof, (dice, level) => {
    const drawn = drawCorners(dice, isSquare, level === 'guided');
    if (!drawn) return null;
    const { corners, ends, key } = drawn;
    const [a, b, c] = corners;
    return {
      story: [`A, B and C are three corners of ${figure} ABCD.`],
      ask: `Which point is D, so that the drawing of the ${figure} can be completed?`,
      blank: `To complete the drawing of the ${figure}, D must be point ___.`,
      key,
      style: oneOf(END_NAMES, (one) => [`Point ${one}`]),
      params: { corners: pathText(corners), ends: pathText(ends) },
      work: [
        `Opposite sides of a ${figure} are parallel and equal, and its angles are right angles.`,
        `The point: ${END_NAMES[key - 1] ?? ''}`,
      ],
      hints: [
        'Count how many squares you go across and up from B to A.',
        'Go the same way from C.',
        'Check that there is a right angle at each corner.',
      ],
      wrongs: otherPlaces(4, key, 'side-not-parallel', 'Go the same way from C as from B to A.'),
      drawing: {
        kind: 'panels',
        tall: 160,
        panels: [
          {
            name: '',
            size: [WIDE, HIGH],
            grid: 'squares',
            marks: [
              { mark: 'line', from: a, to: b, bold: true },
              { mark: 'line', from: b, to: c, bold: true },
              ...[a, b, c].flatMap((point, i) => named(point, 'ABC'[i] ?? '')),
              ...ends.flatMap((end, i) => named(end, END_NAMES[i] ?? '')),
            ],
            says: `A square grid with lines from A ${at(a)} to B ${at(b)} and from B to C ${at(c)}, and the points ${ends.map((end, i) => `${END_NAMES[i] ?? ''} ${at(end)}`).join(', ')}.`,
          },
        ],
      },
    };
  });
}

const OF_SIZES: Proof = searchNames((name, _given, word) => {
  const corners = readPath(word('figures').split('/')[LETTERS.findIndex((letter) => letter === name)] ?? '');
  const [a, b, c] = corners;
  if (!a || !b || !c) return false;
  const [length = 0, breadth = 0] = word('sizes').split(' by ').map(Number);
  const sides = [sizeOf(minus(b, a)), sizeOf(minus(c, b))].toSorted((p, q) => q - p);
  return isFramed(corners, false) && sides[0] === length ** 2 && sides[1] === breadth ** 2;
});

const DRAWN_TO_SIZE: Shape = asked(
  'drawing-of-a-rectangle-of-a-size',
  ['P4-G-5'],
  ['not_ready', 'guided'],
  OF_SIZES,
  (dice) => {
    const isSquare = dice.chance(3);
    const length = dice.int(3, isSquare ? 4 : 6);
    const breadth = isSquare ? length : dice.int(2, Math.min(4, length - 1));
    const box = (l: number, b: number): Point[] => readPath(`0,0 ${l},0 ${l},${b} 0,${b}`);
    const lean = (l: number, b: number): Point[] => readPath(`1,0 ${l + 1},0 ${l},${b} 0,${b}`);
    const figures = dice.shuffle<Point[]>([
      box(length, breadth),
      lean(length, breadth),
      box(length - 1 === breadth ? length + 1 : length - 1, breadth),
      isSquare ? box(length, breadth + 1) : box(length, breadth + 1 === length ? breadth - 1 : breadth + 1),
    ]);
    const key = figures.findIndex((points) => pathText(points) === pathText(box(length, breadth))) + 1;
    const said = isSquare
      ? `a square with sides of ${length} cm`
      : `a rectangle of ${length} cm by ${breadth} cm`;
    const flat = figures.flat();
    const [wide, high] = [Math.max(...flat.map(([x]) => x)), Math.max(...flat.map(([, y]) => y))];
    if (breadth < 2 || wide > 7 || new Set(figures.map(pathText)).size < 4) return null;
    return {
      story: ['Each square of the grid has sides of 1 cm.'],
      ask: `Which drawing shows ${said}?`,
      blank: `Drawing ___ shows ${said}.`,
      key,
      style: LETTER,
      params: { figures: figures.map(pathText).join('/'), sizes: `${length} by ${breadth}` },
      work: [
        'Count the squares along each side, and check the right angles.',
        `The drawing: ${LETTERS[key - 1] ?? ''}`,
      ],
      hints: [
        'Count the squares along the sides.',
        'All four angles must be right angles.',
        'Opposite sides must be equal.',
      ],
      wrongs: otherLetters(
        key,
        'sides-or-angles-off',
        'Check the lengths of the sides and the right angles.',
      ),
      drawing: {
        kind: 'panels',
        panels: figures.map((points, i): Panel => ({
          name: LETTERS[i] ?? '',
          size: [wide + 1, high + 1],
          grid: 'squares',
          marks: [{ mark: 'polygon', points }],
          says: `a four-sided figure with the corners ${points.map(([x, y]) => `(${x}, ${high - y})`).join(', ')}.`,
        })),
      },
    };
  },
);

/** Rectangles and squares drawn on a grid, for Primary 4. */
export const RECTANGLE_DRAWING_TASKS: readonly Shape[] = [
  fourthCorner('fourth-corner-of-a-rectangle', false),
  fourthCorner('fourth-corner-of-a-square', true),
  DRAWN_TO_SIZE,
];
