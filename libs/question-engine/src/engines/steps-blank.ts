import { PLAIN, amount } from '../core/amount.js';
import type { Draft } from '../core/draft.js';

/** Asks on the way how many steps lead from the first of a row to the n-th, which is told as written. */
export const stepsToPlace = (n: number, told: string): Draft['middles'] => [
  { blank: `___ steps lead from the first one to ${told}.`, amount: amount(n - 1, PLAIN) },
];
