import { PLAIN, oneOf } from '../../core/amount.js';
import type { Proof, Shape } from '../../core/draft.js';
import type { Panel, PanelMark } from '../../drawing/panels.drawing.js';
import { searchNames } from '../../engines/sketch.js';
import { exact } from '../../numbers/exact.js';
import type { Point } from './flat-shapes.js';
import { HINTS, type Relation, STEPS, WHY, fits } from './line-relations.js';
import { boundsOf, minus, plus, pathText, pointText, readPath, readPoint, turned } from './plane.js';
import { LETTER, LETTERS, asked, otherLetters, otherPlaces } from './task.js';

/** Two lines on a grid of their own, moved to the middle of it. */
function pairPanel(name: string, [a, b]: readonly [Point, Point], relation: Relation): Panel | null {
  const SIZE = 6;
  const apart: Point = relation === 'parallel' ? (Math.abs(a[0]) > Math.abs(a[1]) ? [0, 3] : [3, 0]) : [0, 0];
  const lines: ReadonlyArray<readonly [Point, Point]> =
    relation === 'parallel'
      ? [
          [[0, 0], a],
          [apart, plus(apart, b)],
        ]
      : [
          [[0, 0], a],
          [[0, 0], b],
        ];
  const { low, high } = boundsOf(lines.flat());
  const [width, height] = minus(high, low);
  if (width > SIZE || height > SIZE) return null;
  const shift: Point = [Math.floor((SIZE - width) / 2) - low[0], Math.floor((SIZE - height) / 2) - low[1]];
  const placed = lines.map(([from, to]) => [plus(from, shift), plus(to, shift)] as const);
  return {
    name,
    size: [SIZE, SIZE],
    grid: 'squares',
    marks: placed.map(([from, to]): PanelMark => ({ mark: 'line', from, to, bold: true })),
    says: `${placed.map(([from, to]) => `a line from (${from[0]}, ${SIZE - from[1]}) to (${to[0]}, ${SIZE - to[1]})`).join(' and ')}.`,
  };
}

const PAIRS: Proof = searchNames((name, _given, word) => {
  const pair = word('pairs').split('/')[LETTERS.findIndex((letter) => letter === name)] ?? '';
  const [a, b] = pair.split(' ').map(readPoint);
  return a !== undefined && b !== undefined && fits(word('relation'), a, b);
});

function pairAmongFour(relation: Relation): Shape {
  return asked(`${relation}-pair-among-four`, ['P3-G-2'], ['not_ready', 'guided'], PAIRS, (dice) => {
    const partner = (step: Point): Point => (relation === 'parallel' ? step : turned(step));
    const [good, ...bad] = dice.pickSome(STEPS, 4);
    if (!good) return null;
    const pairs = dice.shuffle<readonly [Point, Point]>([
      [good[0], partner(good[0])],
      ...bad.map(([step, near]) => [step, partner(near)] as const),
    ]);
    const key = pairs.findIndex(([a, b]) => fits(relation, a, b)) + 1;
    const panels = pairs.flatMap((pair, i) => pairPanel(LETTERS[i] ?? '', pair, relation) ?? []);
    if (panels.length < 4) return null;
    return {
      story: ['Each drawing shows two straight lines.'],
      ask: `Which drawing shows ${relation} lines?`,
      blank: `Drawing ___ shows ${relation} lines.`,
      key,
      style: LETTER,
      params: { pairs: pairs.map((pair) => pair.map(pointText).join(' ')).join('/'), relation },
      work: [WHY[relation], `The ${relation} lines: ${LETTERS[key - 1] ?? ''}`],
      hints: HINTS[relation],
      wrongs: otherLetters(key, `not-${relation}`, WHY[relation]),
      drawing: { kind: 'panels', panels },
    };
  });
}

const SIDED: ReadonlyArray<readonly Point[]> = [
  readPath('0,0 4,0 6,4 0,4'),
  readPath('1,0 6,0 6,4 0,4'),
  readPath('2,0 6,0 4,4 0,4'),
  readPath('0,1 3,0 4,3 1,4'),
  readPath('0,2 2,0 5,3 3,5'),
  readPath('0,0 3,0 5,2 5,5 0,5'),
  readPath('0,2 2,0 6,0 6,4 0,4'),
  readPath('1,0 4,0 6,2 3,5 0,2'),
];
const CORNERS = ['A', 'B', 'C', 'D', 'E'] as const;

interface Side {
  name: string;
  step: Point;
}

const sidesOf = (points: readonly Point[]): Side[] =>
  points.map((point, i) => {
    const j = (i + 1) % points.length;
    return { name: `${CORNERS[i] ?? ''}${CORNERS[j] ?? ''}`, step: minus(points[j] ?? point, point) };
  });

const readSides = (text: string): Side[] => sidesOf(readPath(text));

/** Columns and rows by letters, so that no number of a question is given away. */
const cellName = ([x, y]: Point): string =>
  `(${String.fromCharCode(97 + x)}, ${String.fromCharCode(97 + y)})`;

const figurePanel = (points: readonly Point[]): Panel => {
  const { high } = boundsOf(points);
  const middle: Point = [high[0] / 2, high[1] / 2];
  const placed = points.map((point) => plus(point, [1, 1]));
  return {
    name: '',
    size: [high[0] + 2, high[1] + 2],
    grid: 'squares',
    marks: [
      { mark: 'polygon', points: placed },
      ...placed.map((at, i): PanelMark => {
        const [dx, dy] = minus(points[i] ?? at, middle);
        const far = Math.max(1, Math.hypot(dx, dy));
        return { mark: 'label', at, text: CORNERS[i] ?? '', dx: (dx / far) * 13, dy: (dy / far) * 13 };
      }),
    ],
    says: `A figure on a square grid. Columns are named from the left, rows from the top. Its corners are ${placed.map((point, i) => `${CORNERS[i] ?? ''} ${cellName(point)}`).join(', ')}.`,
  };
};

const turnedName = (name: string): string => [...name].toReversed().join('');

function sideOfFigure(relation: Relation): Shape {
  const proof = searchNames((name, _given, word) => {
    const sides = readSides(word('corners'));
    const [own, other] = [word('side'), name].map((one) => sides.find((side) => side.name === one)?.step);
    return own !== undefined && other !== undefined && word('side') !== name && fits(relation, own, other);
  });
  return asked(`side-that-is-${relation}`, ['P3-G-2'], ['not_ready', 'guided'], proof, (dice) => {
    const points = dice.pick(SIDED);
    const sides = sidesOf(points);
    const ways = sides.filter(
      (side) => sides.filter((one) => one !== side && fits(relation, side.step, one.step)).length === 1,
    );
    if (ways.length === 0) return null;
    const side = dice.pick(ways);
    const others = sides.filter((one) => one !== side);
    const key = others.findIndex(({ step }) => fits(relation, side.step, step)) + 1;
    const names = others.map(({ name }) => name);
    const isShort = names.length < 4;
    return {
      story: ['The corners of the figure lie on a square grid.'],
      ask: `Which side is ${relation} to side ${side.name}?`,
      blank: `The side that is ${relation} to side ${side.name} is ___.`,
      key,
      style: oneOf(isShort ? [...names, `no side`] : names, (name) => [turnedName(name), `Side ${name}`]),
      params: { corners: pathText(points), side: side.name },
      work: [WHY[relation], `The side: ${names[key - 1] ?? ''}`],
      hints: HINTS[relation],
      wrongs: otherPlaces(4, key, `not-${relation}`, WHY[relation]),
      drawing: { kind: 'panels', panels: [figurePanel(points)], tall: 130 },
    };
  });
}

const countPairs = (sides: readonly Side[], relation: Relation): number =>
  sides.reduce(
    (sum, side, i) => sum + sides.slice(i + 1).filter(({ step }) => fits(relation, side.step, step)).length,
    0,
  );

const PAIRS_IN_FIGURE: Shape = asked(
  'pairs-of-parallel-sides',
  ['P3-G-2'],
  ['guided'],
  {
    kind: 'search',
    solve: (_givens, words) => [exact(countPairs(readSides(words.get('corners') ?? ''), 'parallel'))],
  },
  (dice) => {
    const points = dice.pick(SIDED);
    const sides = sidesOf(points);
    const key = countPairs(sides, 'parallel');
    if (key === 0) return null;
    const right = countPairs(sides, 'perpendicular');
    return {
      story: ['The corners of the figure lie on a square grid.'],
      ask: 'How many pairs of parallel sides does it have?',
      blank: 'It has ___ pairs of parallel sides.',
      key,
      style: PLAIN,
      params: { corners: pathText(points) },
      work: ['Take each side and look for a side that never meets it.', `Pairs of parallel sides: ${key}`],
      hints: HINTS.parallel,
      wrongs: [
        ['sides-counted', 'Count the pairs, not the sides.', key * 2],
        ['perpendicular-counted', 'These pairs are perpendicular.', right],
        ['all-sides', 'Not every side has a parallel one.', sides.length],
        ['one-missed', 'Test each side once more.', key + 1],
        ['one-missed', 'Test each side once more.', key + 2],
        ['one-missed', 'Test each side once more.', key - 1],
        ['one-missed', 'Test each side once more.', key + 3],
      ],
      drawing: { kind: 'panels', panels: [figurePanel(points)], tall: 130 },
    };
  },
);

/** Parallel and perpendicular lines, for Primary 3. */
export const LINE_TASKS: readonly Shape[] = [
  pairAmongFour('parallel'),
  pairAmongFour('perpendicular'),
  sideOfFigure('parallel'),
  sideOfFigure('perpendicular'),
  PAIRS_IN_FIGURE,
];
