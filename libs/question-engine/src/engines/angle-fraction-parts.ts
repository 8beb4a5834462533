import type { Dice } from '../core/dice.js';
import { type Exact, exact } from '../numbers/exact.js';
import { fractionText } from '../numbers/number-text.js';
import type { AngleSetting } from './angle-settings.js';
import { deg } from './angle-parts.js';

/** A proper fraction with a small denominator. */
export function drawFraction(dice: Dice, denominators: readonly number[]): Exact {
  const d = dice.pick(denominators);
  return exact(dice.int(1, d - 1), d);
}

/** The expression for a fraction of some degrees in whole numbers: `180° ÷ 5 × 2`. */
export const partOf = (fraction: Exact, of: number): string =>
  `${deg(of)} ÷ ${fraction.d}${fraction.n === 1n ? '' : ` × ${fraction.n}`}`;

/** Text of a fraction. */
export const f = (value: Exact): string => fractionText(value);

/** A setting for two angles p and q, with its story. */
export interface Two {
  setting: AngleSetting;
  open: string;
}

/** Draws a setting for two angles. */
export function openTwo(dice: Dice, settings: readonly AngleSetting[]): Two {
  const setting = dice.pick(settings);
  return { setting, open: setting.open(['p', 'q'], dice) };
}
