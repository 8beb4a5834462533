import { withoutOneOf } from '../../checks/honesty.js';
import { oneOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { drawPerson } from '../../core/people.js';
import { DEGREES, deg } from '../../engines/angle-parts.js';
import { range, search, searchNames, shape } from '../../engines/sketch.js';

/** What is true of a figure with four sides that is drawn in general. */
interface Figure {
  name: string;
  pairs: 1 | 2;
  allSides: boolean;
  right: boolean;
}

const FIGURES: readonly Figure[] = [
  { name: 'square', pairs: 2, allSides: true, right: true },
  { name: 'rectangle', pairs: 2, allSides: false, right: true },
  { name: 'rhombus', pairs: 2, allSides: true, right: false },
  { name: 'parallelogram', pairs: 2, allSides: false, right: false },
  { name: 'trapezium', pairs: 1, allSides: false, right: false },
];

const CLUES: ReadonlyArray<{ code: string; says: string; holds: (figure: Figure) => boolean }> = [
  { code: 'two-pairs', says: 'It has two pairs of parallel sides.', holds: (g) => g.pairs === 2 },
  { code: 'one-pair', says: 'It has exactly one pair of parallel sides.', holds: (g) => g.pairs === 1 },
  { code: 'all-sides', says: 'All its sides are equal.', holds: (g) => g.allSides },
  { code: 'not-all-sides', says: 'Its sides are not all equal.', holds: (g) => !g.allSides },
  { code: 'right', says: 'All its angles are right angles.', holds: (g) => g.right },
  { code: 'no-right', says: 'It has no right angle.', holds: (g) => !g.right },
];

const MAKERS: ReadonlyArray<(name: string) => string> = [
  (n) => `${n} draws a figure with four straight sides.`,
  (n) => `${n} cuts a figure with four straight sides out of card.`,
  (n) => `${n} builds a frame with four straight sticks.`,
  (n) => `${n} finds a tile with four straight sides.`,
  (n) => `${n} folds paper into a figure with four straight sides.`,
  (n) => `${n} sews a patch with four straight sides.`,
  (n) => `${n} paints a window with four straight sides.`,
  (n) => `${n} plans a flower bed with four straight sides.`,
  (n) => `${n} chalks a court with four straight sides.`,
];

const fitting = (codes: readonly string[]): Figure[] =>
  FIGURES.filter((figure) => CLUES.every((clue) => !codes.includes(clue.code) || clue.holds(figure)));

/** Clues that leave one figure, each of them needed; null when the draw has none. */
function drawClues(dice: Dice, count: number) {
  const clues = dice.pickSome(CLUES, count);
  const codes = clues.map((c) => c.code);
  const left = fitting(codes);
  const needed = codes.every((code) => fitting(codes.filter((c) => c !== code)).length > 1);
  const figure = left[0];
  return left.length === 1 && needed && figure ? { clues, figure } : null;
}

function nameShape(level: 'not_ready' | 'guided', count: number): Shape {
  return shape(
    `name-from-${count}-clues`,
    level,
    searchNames((name, _, word) => fitting(word('clues').split('|')).some((g) => g.name === name), {
      withoutEach: withoutOneOf('clues', '|'),
    }),
    (dice) => {
      const found = drawClues(dice, count);
      if (!found) return null;
      const { clues, figure } = found;
      const person = drawPerson(dice);
      const names = dice.shuffle(FIGURES.map((g) => g.name));
      return {
        story: [dice.pick(MAKERS)(person.name), ...clues.map((c) => c.says)],
        ask: 'What is the best name for this figure?',
        blank: 'The best name for this figure is ___.',
        key: names.indexOf(figure.name) + 1,
        style: oneOf(names),
        params: { clues: clues.map((c) => c.code).join('|') },
        work: clues.map((c, i) => {
          const left = fitting(clues.slice(0, i + 1).map((d) => d.code)).length;
          return `${c.says} ${left === 1 ? 'One figure is left' : 'More than one figure is left'}.`;
        }),
        end: ['All clues together', 'the one figure left'],
        hints: [
          'Think of the special figures with four sides that you know.',
          'Take one clue at a time and cross out figures.',
          'Check the last figure that is left with every clue.',
        ],
        wrongs: names.flatMap((name, i) => {
          const other = FIGURES.find((g) => g.name === name);
          return name === figure.name || !other
            ? []
            : [[clues[0]?.holds(other) ? 'first-clue-only' : 'clue-missed', i + 1] as const];
        }),
        drawing: null,
      };
    },
  );
}

const GAP_OF_ANGLES: Shape = shape(
  'clues-then-angles',
  'independent',
  search(range(1, 179), (x, given) => exact(180).sub(given('a')).sub(given('a')).abs().equals(x)),
  (dice) => {
    const person = drawPerson(dice);
    const kind = dice.pick([
      { clues: ['All its sides are equal.', 'It has no right angle.'], name: 'a rhombus' },
      {
        clues: ['It has two pairs of parallel sides.', 'Its sides are not all equal.'],
        name: 'a parallelogram',
      },
      {
        clues: ['It has exactly one pair of parallel sides.', 'Exactly two of its angles are right angles.'],
        name: 'a trapezium',
      },
    ] as const);
    const a = dice.int(35, 145);
    const other = 180 - a;
    const key = Math.abs(other - a);
    if (key < 6 || key === a || a === 90) return null;
    return {
      story: [dice.pick(MAKERS)(person.name), ...kind.clues, `One of its angles is ${deg(a)}.`],
      ask: 'What is the difference between its largest and its smallest angle?',
      blank: 'The difference between its largest and its smallest angle is ___°.',
      key,
      style: DEGREES,
      via: [['Beside it, another angle of the figure is ___°.', other, DEGREES]],
      params: { a },
      work: [
        `The clues say that it is ${kind.name}.`,
        ['The angle beside it (angles between parallel sides)', `180° − ${deg(a)}`, DEGREES],
        ['Difference', `${deg(Math.max(a, other))} − ${deg(Math.min(a, other))}`, DEGREES],
      ],
      hints: [
        'Which figure do the clues tell about? Sketch it.',
        'Which two angles add up to 180°?',
        'Write down all four angles. Compare the largest and the smallest.',
      ],
      wrongs: [
        ['other-angle', other],
        ['neighbour-as-opposite', Math.abs(90 - a)],
        ['full-turn-for-half', Math.abs(360 - 2 * a)],
        ['gave-a-given', a],
      ],
      drawing: null,
    };
  },
);

const DIAGONAL_OF_RHOMBUS: Shape = shape(
  'clues-then-diagonal',
  'mastery',
  search(range(1, 179), (x, given) => {
    const half = exact(180).sub(given('a')).div(2);
    return half.sub(given('a')).abs().equals(x);
  }),
  (dice) => {
    const person = drawPerson(dice);
    const a = dice.multiple(2, 30, 150);
    const half = (180 - a) / 2;
    const key = Math.abs(half - a);
    if (a === 90 || key < 5 || key === half || key === a || key === 180 - a) return null;
    const sketch = Math.PI / 180;
    const [dx, dy] = [5 * Math.cos(a * sketch), 5 * Math.sin(a * sketch)];
    return {
      story: [
        dice.pick(MAKERS)(person.name),
        'It is ABCD. All its sides are equal, and it has no right angle.',
        `Angle A is ${deg(a)}. A line joins B and D.`,
      ],
      ask: 'What is the difference between angle A and angle ABD?',
      blank: 'The difference between angle A and angle ABD is ___°.',
      key,
      style: DEGREES,
      via: [['Angle ABD is ___°.', half, DEGREES]],
      params: { a },
      work: [
        'The clues say that it is a rhombus, so triangle ABD has two equal sides.',
        ['Angles ABD and ADB (angles of a triangle)', `180° − ${deg(a)}`, DEGREES],
        ['Angle ABD', `${deg(180 - a)} ÷ 2`, DEGREES],
        ['Difference', `${deg(Math.max(a, half))} − ${deg(Math.min(a, half))}`, DEGREES],
      ],
      hints: [
        'Which figure do the clues tell about?',
        'Which two sides of triangle ABD are equal? Which two angles?',
        'Find angle ABD from the angles of the triangle. Then compare.',
      ],
      wrongs: [
        ['stopped-early', half],
        ['not-halved', 180 - a],
        ['base-angles-mixed', a],
        ['full-turn-for-half', Math.abs((360 - a) / 2 - a)],
        ['neighbour-as-opposite', Math.abs(180 - 2 * a)],
      ],
      drawing: {
        kind: 'angle-figure',
        corners: { A: [0, 0], B: [5, 0], C: [5 + dx, dy], D: [dx, dy] },
        filled: [['A', 'B', 'C', 'D']],
        lines: [['B', 'D']],
        angles: [{ corner: 'A', arms: ['B', 'D'], label: deg(a) }],
        says: `Figure ABCD with four sides and a line from B to D. Angle A: ${deg(a)}.`,
      },
    };
  },
);

/** h10 for geometry: special figures from clues about their sides and angles. */
export const FIGURE_RIDDLES: readonly Shape[] = [
  nameShape('not_ready', 2),
  nameShape('guided', 3),
  GAP_OF_ANGLES,
  DIAGONAL_OF_RHOMBUS,
];
