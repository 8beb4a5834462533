import type { ItemRequest } from '@sumfox/contracts/content/draw.calls';
import { CUTOFFS } from '@sumfox/curriculum/cutoffs';
import { HEURISTIC_IDS } from '@sumfox/curriculum/heuristics';
import { type Ability, type Answer, chanceLater, chanceOfRight } from './ability.rules.js';

const DAY_MS = 86_400_000;

/** Forecast that a known pairing has, and under which it is due again (PROFICIENCY-9). */
const KNOWN_FORECAST = 0.8;

/** A pairing to be met again. */
export interface Due extends ItemRequest {
  /** Chance of a right answer now, 0–1. */
  forecast: number;
}

/**
 * Pairings that are due again, the most forgotten first, at the level last asked. The last answer was right and left the
 * forecast of such a question at 80 % or more; a day has passed, and it has fallen below (PROFICIENCY-9). What never
 * stood there is still being learned, and practice asks it as weak. Within a day practice does not prove retention.
 *
 * @param answers of one pupil and grade, oldest first
 */
export function listDue(ability: Ability, answers: readonly Answer[], now: Date): Due[] {
  const lastOf = new Map(answers.map((answer) => [`${answer.subStrandId}|${answer.heuristicId}`, answer]));
  return [...lastOf.values()]
    .flatMap(({ subStrandId, heuristicId: id, level, questionType, share, at }) => {
      const heuristicId = HEURISTIC_IDS.find((h) => h === id);
      const isRight = share * 100 >= CUTOFFS.proficient;
      if (!heuristicId || !isRight || now.getTime() - at.getTime() < DAY_MS) return [];
      const pairing = { subStrandId, heuristicId };
      if (chanceOfRight(ability, pairing, level) < KNOWN_FORECAST) return [];
      const forecast = chanceLater(ability, pairing, level, now);
      if (forecast >= KNOWN_FORECAST) return [];
      return [{ subStrandId, heuristicId, level, questionType, forecast }];
    })
    .toSorted((a, b) => a.forecast - b.forecast);
}

/** Completed papers that open the review, or one in the last seven days (PROFICIENCY-8). */
const COMPLETED_FOR_REVIEW = 5;

/** Whether the weekly review is open to a pupil. */
export function isReviewOpen(completed: readonly Date[], now: Date): boolean {
  const week = now.getTime() - 7 * DAY_MS;
  return completed.length >= COMPLETED_FOR_REVIEW || completed.some((at) => at.getTime() >= week);
}
