import type { Dice } from '../../core/dice.js';
import { type Exact, exact, isWhole } from '../../numbers/exact.js';
import { improperText } from '../../numbers/number-text.js';
import type { Wrong } from './task.js';

/** A proper fraction in its simplest form. */
export function drawProper(dice: Dice, most = 9): Exact {
  const bottom = dice.int(2, most);
  return exact(dice.int(1, bottom - 1), bottom);
}

/** An improper fraction in its simplest form that is no whole number. */
export function drawImproper(dice: Dice): Exact | null {
  const bottom = dice.int(2, 7);
  const value = exact(dice.int(bottom + 1, 3 * bottom), bottom);
  return isWhole(value) ? null : value;
}

/** `7/4`, never as a mixed number. */
export const text = (value: Exact): string => improperText(value);
const isSmall = (value: Exact): boolean => value.d <= 40n && value.compare(0) > 0;

/** Wrong answers that can be written as fractions of a reasonable size. */
export const fitting = (list: readonly Wrong[]): Wrong[] =>
  list.filter(([, , value]) => isSmall(exact(value)));
