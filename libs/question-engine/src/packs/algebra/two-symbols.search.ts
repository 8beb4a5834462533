import { PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import type { DrawingSpec } from '../../drawing/drawing-spec.js';
import { withoutEachOf } from '../../checks/honesty.js';
import type { Plot, Values, Words } from '../../engines/plot.engine.js';
import { PLOT_SLIPS } from '../shared/plot-slips.js';

/** Who shows the number sentences. */
export const SENTENCE_SCENES: readonly Words[] = [
  'The figure shows number sentences.',
  '{A} writes the number sentences in the figure.',
  '{A} makes the puzzle in the figure for {B}.',
  'A card has the puzzle in the figure.',
  'The class solves the puzzle in the figure.',
  '{A} finds the puzzle in the figure in a book.',
  'A game shows the number sentences in the figure.',
  'A poster shows the number sentences in the figure.',
  '{A} and {B} solve the puzzle in the figure.',
].map((intro) => ({ intro }));

type Part = { symbol: 'square' | 'triangle' | 'circle' } | { text: string };

const lines = (...rows: Part[][]): DrawingSpec => ({ kind: 'symbol-lines', lines: rows });
const T = { symbol: 'triangle' } as const;
const S = { symbol: 'square' } as const;
const C = { symbol: 'circle' } as const;
const is = (text: string): Part => ({ text });

const RULE = 'The same shape always stands for the same whole number.';

function* pairs(most: number): Generator<readonly [number, number]> {
  for (let a = 1; a <= most; a += 1) for (let b = 1; b <= most; b += 1) yield [a, b];
}

const known = (values: Values, name: string): number => Number(values[name]);

/** h8 with two shapes: sum and product, tried out. */
export const PRODUCT_PAIRS: readonly Plot[] = PROFICIENCY_LEVELS.map((level): Plot => {
  const first = level === 'not_ready' || level === 'mastery';
  const double = level === 'mastery';
  // A gap or unequal shares tell the two shapes apart by themselves.
  const ordered = level === 'not_ready' || level === 'guided';
  return {
    id: {
      not_ready: 'small-pair',
      guided: 'smaller-of-a-pair',
      independent: 'pair-with-gap',
      mastery: 'double-and-product',
    }[level],
    levels: [level],
    ...(ordered ? { told: { larger: 'triangle' } } : {}),
    conditions: ordered ? { withoutEach: withoutEachOf(() => [['larger']]) } : {},
    solve: (values, words) =>
      Array.from({ length: 120 }, (_, i): [number, number] => [i + 1, known(values, 'product') / (i + 1)])
        .filter(
          ([a, b]) =>
            Number.isInteger(b) &&
            (a > b || !words.has('larger')) &&
            (level === 'independent'
              ? a - b === known(values, 'gap')
              : (double ? 2 * a + b : a + b) === known(values, 'total')),
        )
        .map(([a, b]) => (first ? a : b)),
    draw: (dice) => {
      const b = dice.int(level === 'not_ready' ? 2 : 3, level === 'not_ready' ? 9 : 14);
      const a = b + dice.int(1, level === 'not_ready' ? 6 : 12);
      return { a, b, product: a * b, total: double ? 2 * a + b : a + b, gap: a - b };
    },
    given: [level === 'independent' ? 'gap' : 'total', 'product'],
    drawn: [level === 'independent' ? 'gap' : 'total', 'product'],
    tell: ['{intro}', RULE, ...(ordered ? ['The triangle is more than the square.'] : [])],
    ask: `What number does one ${first ? 'triangle' : 'square'} stand for?`,
    blank: `One ${first ? 'triangle' : 'square'} stands for ___.`,
    key: first ? 'a' : 'b',
    steps:
      level === 'independent'
        ? [
            [
              'Two numbers with this product, one {gap} more than the other: the triangle',
              'product ÷ b',
              'a',
            ],
            ['The square', 'a − gap', 'b'],
          ]
        : double
          ? [
              ['Two numbers with this product: try the square', 'product ÷ a', 'b'],
              ['Check the other sentence', 'a + a + b', 'total'],
              ['Two triangles', 'total − b', 'twice'],
              ['The triangle', 'twice ÷ 2', 'a'],
            ]
          : first
            ? [
                ['Two numbers with this product', 'product ÷ a', 'b'],
                ['The triangle', 'total − b', 'a'],
              ]
            : [
                ['Two numbers with this product', 'product ÷ b', 'a'],
                ['The square', 'total − a', 'b'],
              ],
    ...(level === 'independent'
      ? { middle: { name: 'a', blank: 'One triangle stands for ___.' } }
      : double
        ? { middle: { name: 'b', blank: 'One square stands for ___.' } }
        : {}),
    hints: [
      'Start with the multiplication. Which pairs of numbers make it?',
      'List the pairs and try each in the other sentence.',
      ordered
        ? 'Only one pair fits both. Mind which shape is larger.'
        : 'Only one pair fits both. Mind which shape is which.',
    ],
    slips: [
      ['gave-the-other-shape', 'This is the other shape.', first ? 'b' : 'a'],
      ['another-pair', 'Try the pair in both sentences.', first ? 'a + 1' : 'b + 1'],
      ['another-pair', 'Try the pair in both sentences.', first ? 'a − 1' : 'b − 1'],
      ['half-of-the-sum', 'The two numbers are not equal.', '(a + b) ÷ 2'],
      ['another-pair', 'Try the pair in both sentences.', first ? 'a + 2' : 'b + 2'],
      ['sum-given', 'This is both shapes together.', 'a + b'],
      ['gap-given', 'This is how far apart they are.', 'gap'],
    ],
    drawing: (values) =>
      lines(
        [T, is('×'), S, is(`= ${known(values, 'product')}`)],
        level === 'independent'
          ? [T, is('−'), S, is(`= ${known(values, 'gap')}`)]
          : double
            ? [T, is('+'), T, is('+'), S, is(`= ${known(values, 'total')}`)]
            : [T, is('+'), S, is(`= ${known(values, 'total')}`)],
      ),
  };
});

const logicHints = [
  'Which sentence tells what another shape is worth in triangles?',
  'Draw these triangles in place of that shape in the other sentence.',
  'Count the triangles. What are they worth together? Then divide.',
] as const;
const logicBase = { tell: ['{intro}', RULE], hints: logicHints };

/** h10 with shapes: every number sentence is needed. */
export const SHAPE_CLUES: readonly Plot[] = [
  {
    ...logicBase,
    id: 'two-make-one',
    levels: ['not_ready'],
    solve: (v) =>
      [...pairs(80)].filter(([t, c]) => t + t === c && c + t === known(v, 'total')).map(([t]) => t),
    draw: (dice) => {
      const t = dice.int(4, 26);
      return { t, total: 3 * t };
    },
    given: ['total'],
    drawn: ['total'],
    ask: 'What number does one triangle stand for?',
    blank: 'One triangle stands for ___.',
    key: 't',
    steps: [
      ['The circle is 2 triangles, so 3 triangles are worth {total}.', '', ''],
      ['One triangle', 'total ÷ 3', 't'],
    ],
    slips: PLOT_SLIPS['two-make-one'],
    drawing: (v) => lines([T, is('+'), T, is('='), C], [C, is('+'), T, is(`= ${known(v, 'total')}`)]),
  },
  {
    ...logicBase,
    id: 'three-make-one',
    levels: ['guided'],
    solve: (v) =>
      [...pairs(120)].filter(([t, c]) => 3 * t === c && c - t === known(v, 'gap')).map(([, c]) => c),
    draw: (dice) => {
      const t = dice.int(5, 38);
      return { t, gap: 2 * t, c: 3 * t };
    },
    given: ['gap'],
    drawn: ['gap'],
    ask: 'What number does one circle stand for?',
    blank: 'One circle stands for ___.',
    key: 'c',
    steps: [
      ['The circle is 3 triangles, so 2 triangles are worth {gap}.', '', ''],
      ['One triangle', 'gap ÷ 2', 't'],
      ['One circle', '3 × t', 'c'],
    ],
    slips: PLOT_SLIPS['three-make-one'],
    drawing: (v) =>
      lines([T, is('+'), T, is('+'), T, is('='), C], [C, is('−'), T, is(`= ${known(v, 'gap')}`)]),
  },
  {
    ...logicBase,
    id: 'three-shapes',
    levels: ['independent'],
    hints: [
      'In how many of the sentences does each shape stand?',
      'Put all three sentences together. You then have every shape twice.',
      'Find one of each shape together. Which sentence is all of that but the triangle?',
    ],
    solve: (v) =>
      [...pairs(84)]
        .filter(([t, s]) => {
          const c = known(v, 'sc') - s;
          return t + s === known(v, 'ts') && c > 0 && t + c === known(v, 'tc');
        })
        .map(([t]) => t),
    draw: (dice) => {
      const [t, s, c] = [dice.int(4, 40), dice.int(4, 40), dice.int(4, 40)];
      return new Set([t, s, c, t + s, s + c, t + c]).size < 6
        ? null
        : { t, s, c, ts: t + s, sc: s + c, tc: t + c, twice: 2 * (t + s + c), all: t + s + c };
    },
    given: ['ts', 'sc', 'tc'],
    drawn: ['ts', 'sc', 'tc'],
    ask: 'What number does one triangle stand for?',
    blank: 'One triangle stands for ___.',
    key: 't',
    steps: [
      ['All sentences together: every shape twice', 'ts + sc + tc', 'twice'],
      ['One of each shape', 'twice ÷ 2', 'all'],
      ['The triangle', 'all − sc', 't'],
    ],
    middle: { name: 'all', blank: 'One of each shape make ___ together.' },
    slips: PLOT_SLIPS['three-shapes'],
    drawing: (v) =>
      lines(
        [T, is('+'), S, is(`= ${known(v, 'ts')}`)],
        [S, is('+'), C, is(`= ${known(v, 'sc')}`)],
        [T, is('+'), C, is(`= ${known(v, 'tc')}`)],
      ),
  },
  {
    ...logicBase,
    id: 'shapes-in-shapes',
    levels: ['mastery'],
    solve: (v) =>
      [...pairs(80)]
        .filter(([t, s]) => t + t === s && s + t + s + t === known(v, 'total'))
        .map(([t, s]) => s + t),
    draw: (dice) => {
      const t = dice.int(4, 24);
      return { t, s: 2 * t, c: 3 * t, total: 6 * t, units: 6 };
    },
    given: ['total'],
    drawn: ['total'],
    ask: 'What number does one circle stand for?',
    blank: 'One circle stands for ___.',
    key: 'c',
    steps: [
      ['Triangles in a circle', '2 + 1', 'inC'],
      ['Triangles in the last sentence', '3 + 2 + 1', 'units'],
      ['One triangle', 'total ÷ units', 't'],
      ['One circle', 'inC × t', 'c'],
    ],
    middle: { name: 't', blank: 'One triangle stands for ___.' },
    slips: PLOT_SLIPS['shapes-in-shapes'],
    drawing: (v) =>
      lines(
        [T, is('+'), T, is('='), S],
        [S, is('+'), T, is('='), C],
        [C, is('+'), S, is('+'), T, is(`= ${known(v, 'total')}`)],
      ),
  },
];
