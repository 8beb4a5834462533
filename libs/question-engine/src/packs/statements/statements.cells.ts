import type { Dice } from '../../core/dice.js';
import type { StatementId } from '@sumfox/curriculum/syllabus/statements';
import type { Cell, GradeCells, Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { moneyText } from '../../numbers/number-text.js';
import { cardOrderShapes } from './card-order.tasks.js';
import { COIN_TASKS, MIXED_MONEY_TASKS } from './coins.tasks.js';
import { LENGTH_UNIT, MASS_UNIT, METRE_TASKS, VOLUME_UNIT } from './metres-units.tasks.js';
import { FACT_FAMILY_TASKS, ODD_EVEN_TASKS } from './odd-even.tasks.js';
import { LIKE_FRACTION_TASKS, PART_FRACTION_TASKS, drawFractionCards } from './part-fractions.tasks.js';
import { SHAPE_PATTERN_TASKS, SOLID_TASKS } from './solids-patterns.tasks.js';
import { DECIMAL_MONEY_TASKS, unitChangeShapes } from './unit-change.tasks.js';
import { EARLY_LENGTH_TASKS, EARLY_TIME_TASKS, MINUTE_CLOCK_TASKS } from './early-measures.tasks.js';
import { BUILT_FIGURE_TASKS } from './built-figures.tasks.js';
import { DOT_COPY_TASKS } from './dot-copies.tasks.js';
import { FLAT_SHAPE_TASKS } from './flat-shapes.tasks.js';
import { PLACE_TASKS } from './places-in-a-row.tasks.js';
import { GROUP_TASKS } from './groups.tasks.js';
import { PICTURE_GRAPH_TASKS } from './picture-graph.tasks.js';
import { COUNTING_TASKS } from './counting.tasks.js';
import { numberWordShapes } from './number-words.tasks.js';
import { drawDifferent } from './task.js';

/** Four whole numbers that share digits, so that every place has to be looked at. */
const numbersOn =
  (low: number, high: number) =>
  (dice: Dice): string[] => {
    const start = dice.int(low, high);
    const spread = Math.max(12, Math.floor((high - low) / dice.pick([4, 20, 60])));
    const least = Math.max(low, start - spread);
    return drawDifferent(dice, 4, least, Math.min(high, least + 2 * spread)).map((value) =>
      value > 9999 ? `${Math.floor(value / 1000)} ${String(value % 1000).padStart(3, '0')}` : String(value),
    );
  };

const NUMBERS = {
  noun: 'card',
  most: 'greatest number',
  least: 'smallest number',
  hints: [
    'Look at the first digit of each number.',
    'Where it is the same, look at the next digit.',
    'Say the numbers in order.',
  ],
  wrong: 'Compare the digits from the left.',
} as const;

const H1 = 'h1_make_whole_model';
const H2 = 'h2_before_after';
const H8 = 'h8_guess_and_check';
const H9 = 'h9_pattern_recognition';

const PRIMARY_1: readonly Cell[] = [
  {
    subStrandId: 'numbers_0_to_100',
    heuristicId: H9,
    shapes: [
      ...COUNTING_TASKS,
      ...PLACE_TASKS,
      ...numberWordShapes({ statement: 'P1-N-3', low: 21, high: 100 }),
      ...cardOrderShapes({ ...NUMBERS, statements: ['P1-N-5'], draw: numbersOn(11, 100) }),
    ],
  },
  {
    subStrandId: 'addition_subtraction',
    heuristicId: H1,
    shapes: [...GROUP_TASKS, ...COIN_TASKS, ...PICTURE_GRAPH_TASKS],
  },
  { subStrandId: 'length', heuristicId: H1, shapes: EARLY_LENGTH_TASKS },
  { subStrandId: 'time', heuristicId: H2, shapes: EARLY_TIME_TASKS },
  {
    subStrandId: 'shapes_space',
    heuristicId: H9,
    shapes: [...FLAT_SHAPE_TASKS, ...BUILT_FIGURE_TASKS, ...DOT_COPY_TASKS],
  },
];

/** Four amounts in one unit on cards. */
const amountsOn =
  (unit: string, low: number, high: number, step = 1) =>
  (dice: Dice): string[] =>
    drawDifferent(dice, 4, low / step, high / step).map((value) => `${value * step} ${unit}`);

/** Four prices that share digits. */
const pricesOn = (dice: Dice): string[] =>
  drawDifferent(dice, 4, 20, 199).map((twentieths) => moneyText(exact(twentieths, 20)));

const MEASURE_HINTS = [
  'Look at the unit first.',
  'Then compare the numbers from the left.',
  'Say the amounts in order.',
] as const;

const comparing = (
  statement: StatementId,
  of: string,
  draw: (dice: Dice) => string[],
  suffix: string,
): Shape[] =>
  cardOrderShapes({
    statements: [statement],
    suffix: `-of-${suffix}`,
    draw,
    noun: 'card',
    most: `greatest ${of}`,
    least: `smallest ${of}`,
    hints: MEASURE_HINTS,
    isOneKind: of !== 'fraction',
    wrong: of === 'fraction' ? 'Compare the size of the parts.' : 'Compare the numbers from the left.',
  });

const PRIMARY_2: readonly Cell[] = [
  {
    subStrandId: 'numbers_to_1000',
    heuristicId: H1,
    shapes: numberWordShapes({ statement: 'P2-N-3', low: 101, high: 1000 }),
  },
  {
    subStrandId: 'numbers_to_1000',
    heuristicId: H8,
    shapes: cardOrderShapes({ ...NUMBERS, statements: ['P2-N-4'], draw: numbersOn(101, 1000) }),
  },
  { subStrandId: 'numbers_to_1000', heuristicId: H9, shapes: ODD_EVEN_TASKS },
  { subStrandId: 'multiplication_division_basic', heuristicId: H1, shapes: FACT_FAMILY_TASKS },
  {
    subStrandId: 'shapes_space',
    heuristicId: H1,
    shapes: [...PART_FRACTION_TASKS, ...LIKE_FRACTION_TASKS, ...SOLID_TASKS],
  },
  {
    subStrandId: 'shapes_space',
    heuristicId: H9,
    shapes: [...SHAPE_PATTERN_TASKS, ...comparing('P2-F-3', 'fraction', drawFractionCards, 'fractions')],
  },
  {
    subStrandId: 'money_basic',
    heuristicId: H1,
    shapes: [...MIXED_MONEY_TASKS, ...DECIMAL_MONEY_TASKS],
  },
  { subStrandId: 'money_basic', heuristicId: H2, shapes: comparing('P2-M-3', 'amount', pricesOn, 'amounts') },
  {
    subStrandId: 'length_basic',
    heuristicId: H1,
    shapes: [
      ...METRE_TASKS,
      LENGTH_UNIT,
      ...comparing('P2-L-5', 'length', amountsOn('cm', 12, 140), 'lengths'),
    ],
  },
  {
    subStrandId: 'mass_basic',
    heuristicId: H1,
    shapes: [MASS_UNIT, ...comparing('P2-L-5', 'mass', amountsOn('g', 120, 990, 5), 'masses')],
  },
  {
    subStrandId: 'volume_basic',
    heuristicId: H1,
    shapes: [VOLUME_UNIT, ...comparing('P2-L-5', 'amount of water', amountsOn('ℓ', 3, 60), 'volumes')],
  },
  {
    subStrandId: 'time_basic',
    heuristicId: H1,
    shapes: unitChangeShapes({
      statements: ['P2-T-3', 'P2-T-2'],
      suffix: 'of-time',
      large: 'h',
      small: 'min',
      words: ['hours', 'minutes'],
      per: 60,
      most: 3,
      step: 5,
      things: [
        'A film lasts',
        'A bus ride lasts',
        'A school show lasts',
        'A football game lasts',
        'A walk lasts',
      ],
    }),
  },
  { subStrandId: 'time_basic', heuristicId: H2, shapes: MINUTE_CLOCK_TASKS },
];

/** Structures that were made to ask one statement of the syllabus each, by grade. */
export const STATEMENT_CELLS_BY_GRADE: GradeCells = { 'Primary 1': PRIMARY_1, 'Primary 2': PRIMARY_2 };
