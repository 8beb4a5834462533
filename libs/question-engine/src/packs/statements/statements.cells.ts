import type { Dice } from '../../core/dice.js';
import type { StatementId } from '@sumfox/curriculum/syllabus/statements';
import type { Cell, GradeCells, Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { decimalText, groupDigits, moneyText } from '../../numbers/number-text.js';
import { cardOrderShapes } from './card-order.tasks.js';
import { COIN_TASKS, MIXED_MONEY_TASKS } from './coins.tasks.js';
import { LENGTH_UNIT, MASS_UNIT, VOLUME_UNIT } from './metres-units.tasks.js';
import { PRIMARY_3_FIGURES, PRIMARY_4_FIGURES, PRIMARY_5_FIGURES } from './figures.cells.js';
import { ODD_EVEN_TASKS } from './odd-even.tasks.js';
import { PART_FRACTION_TASKS, drawFractionCards } from './part-fractions.tasks.js';
import { PERIMETER_TASKS } from './perimeter.tasks.js';
import { SHAPE_PATTERN_TASKS, SOLID_TASKS } from './solids-patterns.tasks.js';
import { EARLY_LENGTH_TASKS } from './early-measures.tasks.js';
import { BUILT_FIGURE_TASKS } from './built-figures.tasks.js';
import { DOT_COPY_TASKS } from './dot-copies.tasks.js';
import { FLAT_SHAPE_TASKS } from './flat-shapes.tasks.js';
import { PLACE_TASKS } from './places-in-a-row.tasks.js';
import { PICTURE_GRAPH_TASKS } from './picture-graph.tasks.js';
import { COUNTING_TASKS } from './counting.tasks.js';
import { numberWordShapes } from './number-words.tasks.js';
import { drawDifferent } from './task.js';
import { TRIANGLE_AREA_TASKS } from './triangle-area.tasks.js';
import { VOLUME_TASKS } from './volume.tasks.js';

/** Four whole numbers that share digits, so that every place has to be looked at. */
const numbersOn =
  (low: number, high: number) =>
  (dice: Dice): string[] => {
    const start = dice.int(low, high);
    const spread = Math.max(12, Math.floor((high - low) / dice.pick([4, 20, 60])));
    const least = Math.max(low, start - spread);
    return drawDifferent(dice, 4, least, Math.min(high, least + 2 * spread)).map((value) =>
      groupDigits(String(value)),
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
const H10 = 'h10_logical_deduction';

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
    shapes: [...COIN_TASKS, ...PICTURE_GRAPH_TASKS],
  },
  { subStrandId: 'length', heuristicId: H1, shapes: EARLY_LENGTH_TASKS },
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

/** How amounts on cards are compared, and what is said of a card that was not compared. */
interface Comparing {
  hints: readonly [string, string, string];
  wrong: string;
}

/** Amounts in one unit: place by place. */
const byPlaces = (first: string, then: string): Comparing => ({
  hints: [
    `Compare the ${first} first.`,
    `Where they are the same, compare the ${then}.`,
    'Put the amounts in order.',
  ],
  wrong: `Compare the ${first} first, then the ${then}.`,
});
const IN_HUNDREDS = byPlaces('hundreds', 'tens and ones');
const IN_TENS = byPlaces('tens', 'ones');
const IN_DOLLARS = byPlaces('dollars', 'cents');

const IN_PARTS: Comparing = {
  hints: [
    'Look below the line. Are the numbers there the same?',
    'If they are, the parts are equal. Compare the numbers above the line.',
    'If they are not, more parts in the whole make each part smaller.',
  ],
  wrong: 'Compare the numbers below the line, then those above it.',
};

const IN_UNLIKE_PARTS: Comparing = {
  hints: [
    'Which of the fractions are more than 1/2?',
    'Which can be written with the same denominator? Then compare their numerators.',
    'Where the numerators are the same, the larger denominator makes the smaller parts.',
  ],
  wrong: 'Compare the size of the parts.',
};

const OF_ANY: Comparing = {
  hints: [
    'Compare the numbers from the left.',
    'Where the digits are the same, look at the next place.',
    'Put them in order.',
  ],
  wrong: 'Compare the numbers from the left.',
};

const comparing = (
  statement: StatementId,
  of: string,
  draw: (dice: Dice) => string[],
  suffix: string,
  ways: Comparing = OF_ANY,
): Shape[] =>
  cardOrderShapes({
    statements: [statement],
    suffix: `-of-${suffix}`,
    draw,
    noun: 'card',
    most: `greatest ${of}`,
    least: `smallest ${of}`,
    ...ways,
    isOneKind: suffix !== 'fractions' && of !== 'decimal',
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
  {
    subStrandId: 'shapes_space',
    heuristicId: H1,
    shapes: [...PART_FRACTION_TASKS, ...SOLID_TASKS],
  },
  {
    subStrandId: 'shapes_space',
    heuristicId: H9,
    shapes: [
      ...SHAPE_PATTERN_TASKS,
      ...comparing('P2-F-3', 'fraction', drawFractionCards, 'fractions', IN_PARTS),
    ],
  },
  {
    subStrandId: 'money_basic',
    heuristicId: H1,
    shapes: [...MIXED_MONEY_TASKS],
  },
  {
    subStrandId: 'money_basic',
    heuristicId: H2,
    shapes: comparing('P2-M-3', 'amount', pricesOn, 'amounts', IN_DOLLARS),
  },
  {
    subStrandId: 'length_basic',
    heuristicId: H1,
    shapes: [LENGTH_UNIT, ...comparing('P2-L-5', 'length', amountsOn('cm', 12, 140), 'lengths', IN_HUNDREDS)],
  },
  {
    subStrandId: 'mass_basic',
    heuristicId: H1,
    shapes: [MASS_UNIT, ...comparing('P2-L-5', 'mass', amountsOn('g', 120, 990, 5), 'masses', IN_HUNDREDS)],
  },
  {
    subStrandId: 'volume_basic',
    heuristicId: H1,
    shapes: [
      VOLUME_UNIT,
      ...comparing('P2-L-5', 'amount of water', amountsOn('ℓ', 3, 60), 'volumes', IN_TENS),
    ],
  },
];

/** Four fractions with different denominators and values. */
function drawUnlikeFractions(dice: Dice): string[] {
  const found = new Map<number, string>();
  while (found.size < 4) {
    const bottom = dice.int(2, 12);
    const top = dice.int(1, bottom - 1);
    found.set(top / bottom, `${top}/${bottom}`);
  }
  return [...found.values()];
}

/** Four decimals of up to three places that share digits. */
const drawDecimals = (dice: Dice): string[] => {
  const whole = dice.int(0, 9);
  return drawDifferent(dice, 4, 1, 999).map((thousandths, i) =>
    decimalText(
      exact(
        whole * 1000 +
          (i === 0
            ? Math.ceil(thousandths / 100) * 100
            : i === 1
              ? Math.ceil(thousandths / 10) * 10
              : thousandths),
        1000,
      ),
    ),
  );
};

const isDifferent =
  (draw: (dice: Dice) => string[]) =>
  (dice: Dice): string[] => {
    let texts = draw(dice);
    while (new Set(texts).size < texts.length) texts = draw(dice);
    return texts;
  };

const PRIMARY_3: readonly Cell[] = [
  ...PRIMARY_3_FIGURES,
  {
    subStrandId: 'numbers_0_to_10000',
    heuristicId: H10,
    shapes: [
      ...numberWordShapes({ statement: 'P3-N-3', low: 1001, high: 10_000 }),
      ...cardOrderShapes({ ...NUMBERS, statements: ['P3-N-4'], draw: numbersOn(1001, 10_000) }),
    ],
  },
  { subStrandId: 'area_perimeter', heuristicId: H1, shapes: PERIMETER_TASKS },
  {
    subStrandId: 'fractions',
    heuristicId: H10,
    shapes: comparing('P3-F-3', 'fraction', drawUnlikeFractions, 'unlike-fractions', IN_UNLIKE_PARTS),
  },
];

const PRIMARY_4: readonly Cell[] = [
  ...PRIMARY_4_FIGURES,
  {
    subStrandId: 'whole_numbers',
    heuristicId: H10,
    shapes: [
      ...numberWordShapes({ statement: 'P4-N-2', low: 10_001, high: 100_000 }),
      ...cardOrderShapes({ ...NUMBERS, statements: ['P4-N-3'], draw: numbersOn(10_001, 100_000) }),
    ],
  },
  {
    subStrandId: 'decimals',
    heuristicId: H10,
    shapes: [...comparing('P4-D-2', 'decimal', isDifferent(drawDecimals), 'decimals')],
  },
];

const PRIMARY_5: readonly Cell[] = [
  ...PRIMARY_5_FIGURES,
  {
    subStrandId: 'whole_numbers',
    heuristicId: H10,
    shapes: numberWordShapes({ statement: 'P5-N-1', low: 100_001, high: 10_000_000 }),
  },
  { subStrandId: 'geometry', heuristicId: H1, shapes: TRIANGLE_AREA_TASKS },
  { subStrandId: 'measurement', heuristicId: H1, shapes: VOLUME_TASKS },
];

/** Structures that were made to ask one statement of the syllabus each, by grade. */
export const STATEMENT_CELLS_BY_GRADE: GradeCells = {
  'Primary 1': PRIMARY_1,
  'Primary 2': PRIMARY_2,
  'Primary 3': PRIMARY_3,
  'Primary 4': PRIMARY_4,
  'Primary 5': PRIMARY_5,
};
