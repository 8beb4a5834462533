import { measured, oneOf } from '../../core/amount.js';
import type { Proof, Shape } from '../../core/draft.js';
import { searchNames } from '../../engines/sketch.js';
import type { Point } from './flat-shapes.js';
import { across, along, minus, pathText, plus, readPath } from './plane.js';
import { quadFigure, slanted } from './quads.js';
import { asked, otherPlaces, slips } from './task.js';

const KINDS = ['parallelogram', 'rhombus', 'trapezium', 'rectangle', 'square'] as const;

const KNOW: Readonly<Record<string, string>> = {
  parallelogram: 'A parallelogram has two pairs of parallel sides.',
  rhombus: 'A rhombus has two pairs of parallel sides, and all its sides are equal.',
  trapezium: 'A trapezium has one pair of parallel sides.',
  rectangle: 'A rectangle has four right angles.',
  square: 'A square has four right angles and four equal sides.',
};

const FIGURES: ReadonlyArray<readonly [kind: (typeof KINDS)[number], points: readonly Point[]]> = [
  ['parallelogram', readPath('2,0 7,0 5,3 0,3')],
  ['parallelogram', readPath('0,0 3,1 3,5 0,4')],
  ['parallelogram', readPath('1,0 5,2 4,5 0,3')],
  ['rhombus', readPath('3,0 6,2 3,4 0,2')],
  ['rhombus', readPath('2,0 4,3 2,6 0,3')],
  ['rhombus', readPath('3,0 8,0 5,4 0,4')],
  ['trapezium', readPath('2,0 5,0 7,4 0,4')],
  ['trapezium', readPath('0,0 4,0 7,3 0,3')],
  ['trapezium', readPath('0,1 4,0 4,5 0,4')],
  ['rectangle', readPath('0,0 6,0 6,3 0,3')],
  ['rectangle', readPath('1,0 5,4 4,5 0,1')],
  ['square', readPath('2,0 5,2 3,5 0,3')],
];

const isParallel = (a: Point, b: Point): boolean => across(a, b) === 0;

/** The best name of a four-sided figure by its corners. */
function kindOf(points: readonly Point[]): string | null {
  const sides = points.map((point, i) => minus(points[(i + 1) % points.length] ?? point, point));
  const [a, b, c, d] = sides;
  if (!a || !b || !c || !d) return null;
  const pairs = [isParallel(a, c), isParallel(b, d)].filter(Boolean).length;
  const isEven = along(a, a) === along(b, b);
  if (pairs === 1) return 'trapezium';
  if (pairs === 0) return null;
  if (along(a, b) === 0) return isEven ? 'square' : 'rectangle';
  return isEven ? 'rhombus' : 'parallelogram';
}

const NAME_OF: Shape = asked(
  'name-of-a-four-sided-figure',
  ['P5-G-6'],
  ['not_ready', 'guided'],
  searchNames((name, _given, word) => kindOf(readPath(word('corners'))) === name),
  (dice) => {
    const [kind, points] = dice.pick(FIGURES);
    if (kindOf(points) !== kind) return null;
    const names = dice.shuffle([
      kind,
      ...dice.pickSome(
        KINDS.filter((name) => name !== kind),
        3,
      ),
    ]);
    const key = names.indexOf(kind) + 1;
    return {
      story: ['The corners of the figure lie on a square grid.'],
      ask: 'What is the best name for the figure?',
      blank: 'The best name for the figure is ___.',
      key,
      style: oneOf(names, (name) => [`a ${name}`]),
      params: { corners: pathText(points) },
      work: [KNOW[kind] ?? '', `The figure: ${kind}`],
      hints: [
        'Which sides are parallel? Count along the grid.',
        'Are all sides equal, or only opposite ones?',
        'Are there right angles?',
      ],
      wrongs: otherPlaces(
        4,
        key,
        'property-overlooked',
        'Check the parallel sides, the equal sides and the right angles.',
      ),
      drawing: {
        kind: 'panels',
        tall: 140,
        panels: [
          {
            name: '',
            size: [9, 7],
            grid: 'squares',
            marks: [{ mark: 'polygon', points: points.map((point) => plus(point, [0, 1])) }],
            says: `A four-sided figure on a square grid with the corners ${points.map(([x, y]) => `(${x}, ${6 - y})`).join(', ')}.`,
          },
        ],
      },
    };
  },
);

const SIDES_OF: Proof = searchNames((name, _given, word) => {
  const sides = ['AB', 'BC', 'CD', 'DA'];
  const own = sides.indexOf(word('side'));
  return own >= 0 && sides[(own + 2) % 4] === name;
});

const OPPOSITE_SIDE: Shape = asked(
  'side-of-a-parallelogram',
  ['P5-G-6'],
  ['not_ready', 'guided'],
  SIDES_OF,
  (dice) => {
    const kind = dice.pick(['parallelogram', 'rhombus'] as const);
    const sides = ['AB', 'BC', 'CD', 'DA'] as const;
    const side = dice.pick(sides);
    const names = [...sides.filter((one) => one !== side), dice.pick(['AC', 'BD'])].toSorted();
    const right = sides[(sides.indexOf(side) + 2) % 4] ?? 'AB';
    const key = names.indexOf(right) + 1;
    const angle = dice.int(50, 75);
    return {
      story: [`ABCD is a ${kind}.`],
      ask: `Which line in the figure is parallel to ${side}?`,
      blank: `In the figure, the line parallel to ${side} is ___.`,
      key,
      style: oneOf(names, (name) => [[...name].toReversed().join('')]),
      params: { side, kind },
      work: [KNOW[kind] ?? '', 'Parallel sides lie opposite each other.', `The parallel line: ${right}`],
      hints: [
        'Which sides never meet, however long they are?',
        'Look at the side on the other side of the figure.',
        'A side that shares a corner cannot be parallel.',
      ],
      wrongs: otherPlaces(4, key, 'side-that-meets', 'This line meets the other one at a corner.'),
      drawing: quadFigure(slanted(kind === 'rhombus' ? 6 : 9, 6, angle), [], `A ${kind} ABCD.`, {
        lines: [
          ['A', 'C'],
          ['B', 'D'],
        ],
      }),
    };
  },
);

const CM = measured('cm');

const ROUND: Shape = asked(
  'perimeter-of-a-parallelogram-or-rhombus',
  ['P5-G-6'],
  ['not_ready', 'guided'],
  {
    kind: 'search',
    solve: (givens) => {
      const a = givens.get('a');
      // Without a second side told, the figure is a rhombus.
      return a ? [a.add(givens.get('b') ?? a).mul(2)] : [];
    },
  },
  (dice) => {
    const isRhombus = dice.chance(2);
    const a = dice.int(5, 24);
    const b = isRhombus ? a : dice.int(4, 18);
    const kind = isRhombus ? 'rhombus' : 'parallelogram';
    const key = 2 * (a + b);
    if (!isRhombus && (a === b || a < b)) return null;
    return {
      story: [
        isRhombus
          ? `ABCD is a rhombus. AB is ${a} cm long.`
          : `ABCD is a parallelogram. AB is ${a} cm long and BC is ${b} cm long.`,
      ],
      ask: `What is the perimeter of the ${kind}?`,
      blank: `The perimeter of the ${kind} is ___ cm.`,
      key,
      style: CM,
      params: { a, ...(isRhombus ? {} : { b }) },
      work: isRhombus
        ? ['All four sides of a rhombus are equal.', ['Perimeter', `4 × ${a}`, CM]]
        : ['Opposite sides of a parallelogram are equal.', ['Perimeter', `2 × ${a} + 2 × ${b}`, CM]],
      hints: [
        `Which sides of a ${kind} are equal?`,
        'Write the length beside each side.',
        'Add the four sides.',
      ],
      wrongs: slips(
        ['A four-sided figure has four sides.', isRhombus ? 2 * a : a + b],
        ['One side is missing.', key - b],
        ['A perimeter is a length all the way round, not an area.', a * b],
        ['One side too many was added.', key + a],
        ['Add the four sides once more.', key + 2],
        ['Add the four sides once more.', key - 2],
      ).filter(([, , value]) => Number(value) !== key),
      drawing: quadFigure(slanted(isRhombus ? 6 : 9, 6, dice.int(55, 75)), [], `A ${kind} ABCD.`),
    };
  },
);

/** Parallelograms, rhombuses and trapeziums and their sides, for Primary 5. */
export const FOUR_SIDED_TASKS: readonly Shape[] = [NAME_OF, OPPOSITE_SIDE, ROUND];
