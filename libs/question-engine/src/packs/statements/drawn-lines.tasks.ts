import { oneOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import type { Panel, PanelMark } from '../../drawing/panels.drawing.js';
import { searchNames } from '../../engines/sketch.js';
import type { Point } from './flat-shapes.js';
import { HINTS, RELATIONS, type Relation, STEPS, WHY, fits } from './line-relations.js';
import { across, minus, plus, pointText, readPath, readPoint, turned } from './plane.js';
import { LETTER, LETTERS, asked, otherLetters, otherPlaces } from './task.js';

/** A line AB on a grid, a point P beside it, and where a line through P may go on. */
interface Begun {
  a: Point;
  step: Point;
  through: Point;
  ends: Point[];
  key: number;
}

const END_NAMES = ['Q', 'R', 'S', 'T'] as const;
const WIDE = 9;
const HIGH = 7;
const isOnGrid = ([x, y]: Point): boolean => x >= 0 && x <= WIDE && y >= 0 && y <= HIGH;

function drawBegun(dice: Dice, relation: Relation): Begun | null {
  const [step] = dice.pick(STEPS);
  const a: Point = [dice.int(0, WIDE), dice.int(0, HIGH)];
  const through: Point = [dice.int(0, WIDE), dice.int(0, HIGH)];
  const b = plus(a, step);
  const way = relation === 'parallel' ? step : turned(step);
  const wrongWay = relation === 'parallel' ? turned(step) : step;
  const right = plus(through, way);
  const near: Point[] = readPath('0,1 0,-1 1,0 -1,0');
  const others = [
    plus(through, wrongWay),
    plus(through, wrongWay, -1),
    ...near.map((one) => plus(right, one)),
  ].filter((end) => isOnGrid(end) && !fits(relation, minus(end, through), step));
  const ends = dice.shuffle([right, ...dice.pickSome(others, 3)]);
  const all = [a, b, through, ...ends];
  const isClear = all.every((p, i) => all.every((q, j) => i === j || Math.hypot(...minus(p, q)) > 0.9));
  const isApart = across(step, minus(through, a)) !== 0 && Math.abs(across(step, minus(through, a))) >= 8;
  if (!all.every(isOnGrid) || ends.length < 4 || !isClear || (relation === 'parallel' && !isApart))
    return null;
  return { a, step, through, ends, key: ends.indexOf(right) + 1 };
}

const NAMED = (at: Point, text: string): PanelMark[] => [
  { mark: 'dot', at },
  { mark: 'label', at, text, dx: 10, dy: -9 },
];

function endOfLine(relation: Relation): Shape {
  const proof = searchNames((name, _given, word) => {
    const end = word('ends').split(' ').map(readPoint)[END_NAMES.findIndex((one) => one === name)];
    const [step, through] = [readPoint(word('step')), readPoint(word('through'))];
    return end !== undefined && fits(relation, minus(end, through), step);
  });
  return asked(`point-for-a-${relation}-line`, ['P3-G-3'], ['not_ready', 'guided'], proof, (dice) => {
    const begun = drawBegun(dice, relation);
    if (!begun) return null;
    const { a, step, through, ends, key } = begun;
    const b = plus(a, step);
    const name = dice.pick(['Ravi', 'Siti', 'Mei Ling', 'Daniel', 'Aisyah', 'Wei Jie']);
    const at = ([x, y]: Point): string => `(${x}, ${HIGH - y})`;
    return {
      story: [`${name} wants to draw a line through P.`, `The line must be ${relation} to line AB.`],
      ask: `Which point must ${name} join to P?`,
      blank: `${name} must join P to point ___.`,
      key,
      style: oneOf(END_NAMES, (one) => [`Point ${one}`]),
      params: { step: pointText(step), through: pointText(through), ends: ends.map(pointText).join(' ') },
      work: [WHY[relation], `The point: ${END_NAMES[key - 1] ?? ''}`],
      hints: [
        'Count how many squares line AB goes across, and how many up or down.',
        relation === 'parallel'
          ? 'A parallel line goes the same way from P.'
          : 'Turn the page so that line AB lies flat. The new line stands upright on it.',
        'Lay a ruler on P and on each of the other points.',
      ],
      wrongs: otherPlaces(4, key, `not-${relation}`, WHY[relation]),
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
              ...NAMED(a, 'A'),
              ...NAMED(b, 'B'),
              ...NAMED(through, 'P'),
              ...ends.flatMap((end, i) => NAMED(end, END_NAMES[i] ?? '')),
            ],
            says: `A square grid with a line from A ${at(a)} to B ${at(b)}, the point P ${at(through)} and the points ${ends.map((end, i) => `${END_NAMES[i] ?? ''} ${at(end)}`).join(', ')}.`,
          },
        ],
      },
    };
  });
}

/** Four drawings of a line through P: the right one, the other relation, one beside P, one that is nearly right. */
function drawingOfLine(): Shape {
  const proof = searchNames((name, _given, word) => {
    const drawn = word('lines').split('/')[LETTERS.findIndex((letter) => letter === name)] ?? '';
    const [from, to] = drawn.split(' ').map(readPoint);
    if (!from || !to) return false;
    const [step, through] = [readPoint(word('step')), readPoint(word('through'))];
    const way = minus(to, from);
    return fits(word('relation'), way, step) && across(way, minus(through, from)) === 0;
  });
  return asked('drawing-of-a-line-through-a-point', ['P3-G-3'], ['guided'], proof, (dice) => {
    const relation = dice.pick(RELATIONS);
    const [step, near] = dice.pick<readonly [Point, Point]>([
      [
        [4, 0],
        [4, -1],
      ],
      [
        [0, 4],
        [1, 4],
      ],
      [
        [3, 3],
        [3, 2],
      ],
      [
        [4, 2],
        [4, 1],
      ],
    ]);
    const a: Point = [1, step[1] === 0 ? 5 : 1];
    const through: Point = step[1] === 0 ? [3, 2] : step[0] === 0 ? [4, 3] : [4, 1];
    const [way, other] = relation === 'parallel' ? [step, turned(step)] : [turned(step), step];
    const close = relation === 'parallel' ? near : turned(near);
    const half = (one: Point): Point => [one[0] / 2, one[1] / 2];
    const throughP = (one: Point, shift: Point = [0, 0]): readonly [Point, Point] => [
      plus(plus(through, shift), half(one), -1),
      plus(plus(through, shift), half(one)),
    ];
    const beside: Point =
      relation === 'parallel' ? (step[1] === 0 ? [0, -1] : [1, 0]) : step[1] === 0 ? [1, 0] : [0, 1];
    const lines = dice.shuffle([throughP(way), throughP(other), throughP(close), throughP(way, beside)]);
    const key =
      lines.findIndex(
        ([from, to]) => fits(relation, minus(to, from), step) && across(way, minus(through, from)) === 0,
      ) + 1;
    const SIZE = 7;
    const at = ([x, y]: Point): string => `(${x}, ${SIZE - y})`;
    if (!lines.flat().every(([x, y]) => x >= 0 && y >= 0 && x <= SIZE && y <= SIZE)) return null;
    return {
      story: [`Four children drew a line through P that is ${relation} to line AB.`],
      ask: 'Which drawing is right?',
      blank: 'Drawing ___ is right.',
      key,
      style: LETTER,
      params: {
        relation,
        step: pointText(step),
        through: pointText(through),
        lines: lines.map((line) => line.map(pointText).join(' ')).join('/'),
      },
      work: [
        WHY[relation],
        'The line must go through P as well.',
        `The right drawing: ${LETTERS[key - 1] ?? ''}`,
      ],
      hints: ['Does the new line go through the point?', ...HINTS[relation].slice(0, 2)] as [
        string,
        string,
        string,
      ],
      wrongs: otherLetters(
        key,
        'line-drawn-wrongly',
        `Check the point, and check that the lines are ${relation}.`,
      ),
      drawing: {
        kind: 'panels',
        panels: lines.map(([from, to], i): Panel => ({
          name: LETTERS[i] ?? '',
          size: [SIZE, SIZE],
          grid: 'squares',
          marks: [
            { mark: 'line', from: a, to: plus(a, step), bold: true },
            { mark: 'label', at: a, text: 'A', dx: -9, dy: step[1] === 0 ? 0 : -6 },
            { mark: 'label', at: plus(a, step), text: 'B', dx: -9, dy: step[1] === 0 ? -10 : 8 },
            { mark: 'line', from, to },
            { mark: 'dot', at: through },
            { mark: 'label', at: through, text: 'P', dx: 10, dy: -10 },
          ],
          says: `line AB from ${at(a)} to ${at(plus(a, step))}, the point P ${at(through)} and a line from ${at(from)} to ${at(to)}.`,
        })),
      },
    };
  });
}

/** Parallel and perpendicular lines that are drawn, for Primary 3. */
export const DRAWN_LINE_TASKS: readonly Shape[] = [
  endOfLine('parallel'),
  endOfLine('perpendicular'),
  drawingOfLine(),
];
