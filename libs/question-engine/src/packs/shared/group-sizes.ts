import type { Dice } from '../../core/dice.js';
import { type Exact, exact } from '../../numbers/exact.js';

/** Multiples of `step` from `low` to `high`, all over `over`: 5, 15, 95 over 100 draws 0.15 to 0.95 in steps of 0.05. */
export interface Range {
  step: number;
  low: number;
  high: number;
  over?: number;
}

/** One value of a range. */
export function drawFrom(dice: Dice, range: Range): Exact {
  return exact(dice.multiple(range.step, range.low, range.high), range.over ?? 1);
}
