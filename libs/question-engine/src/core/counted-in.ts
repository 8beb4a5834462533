/**
 * What a quantity written with words or several units is counted in: minutes after midnight for a time of day, else
 * the smaller unit (`1 h 30 min` is 90 in `min`, `1 km 50 m` is 1050 in `m`).
 */
export const COUNTED_IN = ['clock', 'min', 's', 'm', 'cm', 'g', 'ml', 'cents'] as const;
export type CountedIn = (typeof COUNTED_IN)[number];

/** Null for a word that names no such unit. */
export function findCountedIn(word: string | undefined): CountedIn | null {
  return COUNTED_IN.find((unit) => unit === word) ?? null;
}
