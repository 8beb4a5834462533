import type { Dice } from '../../core/dice.js';

/** Whole numbers of one kind in a grade: multiples of `step`, 1 when absent. */
export interface Size {
  low: number;
  high: number;
  step?: number;
}

/** One number of a size. */
export function drawSize(dice: Dice, { low, high, step = 1 }: Size): number {
  return dice.multiple(step, low, high);
}
