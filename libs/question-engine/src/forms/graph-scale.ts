import { type GradeLevel, gradeNumber } from '@sumfox/curriculum/grades';
import type { Dice } from '../core/dice.js';
import type { Range } from '../structures/structure.js';

/** What shows holdings: what one picture or one mark of a graph's scale stands for, and how many a row may have. */
export interface GraphScale {
  kind: 'pictures' | 'bars' | 'table';
  step: number;
  most: number;
  symbol: 'star' | 'circle' | 'square' | 'triangle';
}

const PICTURE_STEPS = [2, 3, 4, 5, 10] as const;
const BAR_STEPS = [2, 5, 10, 20, 50] as const;
const SYMBOLS = ['star', 'circle', 'square', 'triangle'] as const;

/** Largest number in a table. */
const MOST_IN_TABLE = 400;

/** What shows the holdings of a grade: pictures up to Primary 2, bars later, and tables in Primary 4. */
export function drawGraphScale(dice: Dice, grade: GradeLevel): GraphScale {
  const symbol = dice.pick(SYMBOLS);
  if (gradeNumber(grade) < 3) return { kind: 'pictures', step: dice.pick(PICTURE_STEPS), most: 9, symbol };
  if (gradeNumber(grade) === 4 && dice.chance(2))
    return { kind: 'table', step: 1, most: MOST_IN_TABLE, symbol };
  return { kind: 'bars', step: dice.pick(BAR_STEPS), most: 10, symbol };
}

/** Holdings in steps of the scale; those that the graph does not show may be larger than a row. */
export const rangeOfGraph = ({ most }: GraphScale): Range => ({ low: 2, high: 2 * most });
