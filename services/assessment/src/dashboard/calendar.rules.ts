/** Singapore has had one offset since 1982 and no summer time. */
const SINGAPORE_OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** Days since 1970-01-01 in Singapore. */
export function singaporeDay(moment: Date): number {
  return Math.floor((moment.getTime() + SINGAPORE_OFFSET_MS) / DAY_MS);
}

/** Consecutive days with a completed assessment, counted back from today; 0 when today has none (A§2.8). */
export function currentStreak(completed: readonly Date[], now: Date): number {
  const days = new Set(completed.map(singaporeDay));
  let day = singaporeDay(now);
  let streak = 0;
  while (days.has(day)) {
    streak += 1;
    day -= 1;
  }
  return streak;
}

/** The moment at which the current Sunday-based week began in Singapore (A§9). */
export function weekStart(now: Date): Date {
  const day = singaporeDay(now);
  // Day 0 of the count, 1 January 1970, was a Thursday.
  const weekday = (day + 4) % 7;
  return new Date((day - weekday) * DAY_MS - SINGAPORE_OFFSET_MS);
}
