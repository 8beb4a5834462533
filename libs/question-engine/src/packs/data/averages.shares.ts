import type { Dice } from '../../core/dice.js';
import { type Exact, exact } from '../../numbers/exact.js';
import { fractionText } from '../../numbers/number-text.js';
import { DAILY_CONTEXTS } from './averages.scene.js';

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

/** A daily average over some days. */
export function openDaily(dice: Dice, most = 2500) {
  const c = dice.pick(DAILY_CONTEXTS);
  const days = dice.int(3, 8);
  const average = dice.int(c.low, Math.max(c.low, Math.min(c.high, Math.floor(most / days))));
  return {
    ...c,
    average,
    days,
    total: average * days,
    told: `${c.doing} an average of ${c.style.text(average)} a day for ${days} days.`,
    first: (share: Exact): string => `${fractionText(share)} of the ${c.noun} are ${c.kinds[0]}.`,
  };
}

/** Totals up to this can be worked with without a calculator. */
export const EASY_TOTAL = 480;

/** The gateway: the total behind the average. */
export const TOTAL = 'total = average * days';
