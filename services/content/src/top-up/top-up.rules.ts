import { STOCK_MAX } from '../bank/index.js';

/** Unseen items a pupil should find in a cell after a paper. */
export const STOCK_TARGET = 5;

/**
 * How many active items a cell should be brought to, or null when it has enough: `unseen` are left for this pupil,
 * `total` counts also what the pupil has seen.
 */
export function topUpTarget(unseen: number, total: number): number | null {
  if (unseen >= STOCK_TARGET || total >= STOCK_MAX) return null;
  return Math.min(STOCK_MAX, total + STOCK_TARGET - unseen);
}
