import { CUTOFFS } from '@sumfox/curriculum/cutoffs';

/**
 * Days until a known pairing is asked again: each success moves to the next interval, each mistake back to the first
 * (PROFICIENCY-9).
 */
export const REVIEW_DAYS = [1, 3, 7, 21] as const;
const DAY_MS = 86_400_000;

/** One answer in a pairing, oldest first. */
export interface PractisedAnswer {
  /** Share of the marks won, 0–1. */
  share: number;
  at: Date;
}

/**
 * Next date for a pairing; null before the first right answer. A second right answer within the interval does not move
 * the date, since fresh practice does not prove retention.
 */
export function nextReview(answers: readonly PractisedAnswer[]): Date | null {
  let stage = -1;
  let from: Date | null = null;
  for (const { share, at } of answers) {
    if (share * 100 < CUTOFFS.proficient) {
      stage = -1;
      from = null;
      continue;
    }
    const isDue = from === null || at.getTime() >= from.getTime() + daysOf(stage);
    if (isDue) stage = Math.min(REVIEW_DAYS.length - 1, stage + 1);
    if (isDue || from === null) from = at;
  }
  return from === null ? null : new Date(from.getTime() + daysOf(stage));
}

function daysOf(stage: number): number {
  return (REVIEW_DAYS[Math.max(0, stage)] ?? 1) * DAY_MS;
}

/** Completed papers that open the review, or one in the last seven days (PROFICIENCY-8). */
const COMPLETED_FOR_REVIEW = 5;

/** Whether the weekly review is open to a pupil. */
export function isReviewOpen(completed: readonly Date[], now: Date): boolean {
  const week = now.getTime() - 7 * DAY_MS;
  return completed.length >= COMPLETED_FOR_REVIEW || completed.some((at) => at.getTime() >= week);
}
