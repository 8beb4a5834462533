import type { Dice } from '../../core/dice.js';
import type { Cell, GradeCells } from '../../core/draft.js';
import { cardOrderShapes } from './card-order.tasks.js';
import { COIN_TASKS } from './coins.tasks.js';
import { EARLY_LENGTH_TASKS, EARLY_TIME_TASKS } from './early-measures.tasks.js';
import { FLAT_SHAPE_TASKS } from './flat-shapes.tasks.js';
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
const H9 = 'h9_pattern_recognition';

const PRIMARY_1: readonly Cell[] = [
  {
    subStrandId: 'numbers_0_to_100',
    heuristicId: H9,
    shapes: [
      ...COUNTING_TASKS,
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
  { subStrandId: 'shapes_space', heuristicId: H9, shapes: FLAT_SHAPE_TASKS },
];

/** Structures that were made to ask one statement of the syllabus each, by grade. */
export const STATEMENT_CELLS_BY_GRADE: GradeCells = { 'Primary 1': PRIMARY_1 };
