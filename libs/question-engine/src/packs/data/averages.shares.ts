import type { Dice } from '../../core/dice.js';
import { type Exact, exact } from '../../numbers/exact.js';

const SHARES: ReadonlyArray<readonly [number, number]> = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [1, 5],
  [2, 5],
  [3, 5],
  [1, 6],
  [3, 8],
  [5, 8],
  [3, 10],
];

/** A proper fraction with a small denominator. */
export const drawShare = (dice: Dice): Exact => exact(...dice.pick(SHARES));
