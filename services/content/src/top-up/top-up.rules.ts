import { STOCK_MAX } from '../bank/index.js';

/** Unseen items that a pupil finds in a cell that was filled. */
export const STOCK_TARGET = 5;

/**
 * How many active items a cell should be brought to, or null while it has enough: `unseen` are left for this pupil,
 * `total` counts also what the pupil has seen. @param lowStock unseen items below which more are made; 0 makes none
 */
export function topUpTarget(unseen: number, total: number, lowStock: number): number | null {
  if (unseen >= lowStock || total >= STOCK_MAX) return null;
  return Math.min(STOCK_MAX, total + STOCK_TARGET - unseen);
}
