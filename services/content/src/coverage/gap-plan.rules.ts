import { FULL_AT_LEVEL } from '@sumfox/contracts/content/coverage-map.endpoints';
import type { Place } from './coverage.rules.js';

/** A place and how many questions it has or will have. */
export interface FilledPlace extends Place {
  count: number;
}

/**
 * The places for so many questions: each goes to the emptiest place that is not full, of equals to the first
 * (CONSOLE-15). Fewer where the gaps have less.
 */
export function chooseGaps(places: readonly FilledPlace[], total: number): Place[] {
  const rest = places.map((place) => ({ place, count: place.count }));
  const chosen: Place[] = [];
  while (chosen.length < total) {
    const next = rest.reduce((best, one) => (one.count < best.count ? one : best), {
      place: null as Place | null,
      count: FULL_AT_LEVEL,
    });
    if (!next.place) break;
    const { gradeLevel, subStrandId, heuristicId, level } = next.place;
    chosen.push({ gradeLevel, subStrandId, heuristicId, level });
    next.count += 1;
  }
  return chosen;
}
