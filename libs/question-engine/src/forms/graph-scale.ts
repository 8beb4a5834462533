import { type GradeLevel, gradeNumber } from '@sumfox/curriculum/grades';
import type { Dice } from '../core/dice.js';
import type { Range } from '../structures/structure.js';

/** A graph that shows holdings: what one picture or one mark of its scale stands for, and how many a row may have. */
export interface GraphScale {
  kind: 'pictures' | 'bars';
  step: number;
  most: number;
  symbol: 'star' | 'circle' | 'square' | 'triangle';
}

const PICTURE_STEPS = [2, 3, 4, 5, 10] as const;
const BAR_STEPS = [2, 5, 10, 20, 50] as const;
const SYMBOLS = ['star', 'circle', 'square', 'triangle'] as const;

/** The scale of a graph for a grade: pictures up to Primary 2, bars later. */
export const drawGraphScale = (dice: Dice, grade: GradeLevel): GraphScale => ({
  ...(gradeNumber(grade) < 3
    ? { kind: 'pictures', step: dice.pick(PICTURE_STEPS), most: 9 }
    : { kind: 'bars', step: dice.pick(BAR_STEPS), most: 10 }),
  symbol: dice.pick(SYMBOLS),
});

/** Holdings in steps of the scale; those that the graph does not show may be larger than a row. */
export const rangeOfGraph = ({ most }: GraphScale): Range => ({ low: 2, high: 2 * most });
