/** Whole percent that a part takes of the most, 0–100; something is never drawn as nothing. */
export function barHeight(part: number, most: number): number {
  if (part <= 0 || most <= 0) return 0;
  return Math.max(2, Math.min(100, Math.round((100 * part) / most)));
}
