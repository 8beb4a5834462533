import { type Exact, isWhole, toWhole } from '../numbers/exact.js';

/** How far a long row of terms is counted on. */
export const MOST_PLACES = 500;

/** Terms of which each is the one before plus the same step. */
export interface TermRow {
  first: Exact;
  step: Exact;
}

/** Counts on to a place, one term after the other: its term, and the sum up to it. Null beyond `most` places. */
export function countOnTo(
  { first, step }: TermRow,
  place: Exact | undefined,
  most: number,
): { term: Exact; sum: Exact } | null {
  if (!place || !isWhole(place) || place.compare(1) < 0 || place.compare(most) > 0) return null;
  let term = first;
  let sum = first;
  for (let at = 2; at <= toWhole(place); at += 1) {
    term = term.add(step);
    sum = sum.add(term);
  }
  return { term, sum };
}
