import type { Dice } from '../../core/dice.js';
import { type Exact, exact } from '../../numbers/exact.js';
import { decimalText, fractionText } from '../../numbers/number-text.js';
import type { ShareText } from '../../engines/share-lines.js';

/** `3/8` of a whole. */
export const FRACTION_SHARE: ShareText = { full: 1, text: fractionText, line: fractionText };

const percent = (value: Exact): string => `${decimalText(value)}%`;

/** `40%` of a whole. */
export const PERCENT_SHARE: ShareText = { full: 100, text: percent, line: percent };

/** `0.6` of a whole. */
export const DECIMAL_SHARE: ShareText = {
  full: 1,
  text: (v) => decimalText(v),
  line: (v) => decimalText(v),
};

/** A proper fraction with the denominator. */
export function drawProper(dice: Dice, denominators: readonly number[]): Exact {
  const d = dice.pick(denominators);
  return exact(dice.int(1, d - 1), d);
}
