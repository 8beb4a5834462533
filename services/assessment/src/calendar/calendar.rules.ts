/** Singapore has had one offset since 1982 and no summer time. */
const SINGAPORE_OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** Days since 1970-01-01 in Singapore. */
export function singaporeDay(moment: Date): number {
  return Math.floor((moment.getTime() + SINGAPORE_OFFSET_MS) / DAY_MS);
}

/** The day of a moment in Singapore, as `2026-11-23`. */
export function singaporeDate(moment: Date): string {
  return new Date(moment.getTime() + SINGAPORE_OFFSET_MS).toISOString().slice(0, 10);
}

/** Consecutive days with a completed assessment, counted back from today; 0 when today has none (CALENDAR-6). */
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

/** Days with practice counted back from a day, one rest day in each Sunday-based week left out of account. */
function countWithRest(days: ReadonlySet<number>, from: number): number {
  const restedWeeks = new Set<number>();
  let streak = 0;
  for (let day = from; ; day -= 1) {
    if (days.has(day)) {
      streak += 1;
      continue;
    }
    // Day 0 of the count, 1 January 1970, was a Thursday.
    const week = Math.floor((day + 4) / 7);
    if (restedWeeks.has(week)) return streak;
    restedWeeks.add(week);
  }
}

/**
 * Days of the streak that end unless the pupil practises today: days before today, with one rest day a week forgiven. 0
 * when today is done or there is no streak.
 */
export function streakAtRisk(completed: readonly Date[], now: Date): number {
  const days = new Set(completed.map(singaporeDay));
  const today = singaporeDay(now);
  return days.has(today) ? 0 : countWithRest(days, today - 1);
}

/**
 * The streak that today's practice has kept: the days at risk plus today. A pupil told "5 days! Practise today to keep
 * it" must find 6 afterwards, which the specification's strict streak would not show after a rest day. 0 before today's
 * practice.
 */
export function keptStreak(completed: readonly Date[], now: Date): number {
  const days = new Set(completed.map(singaporeDay));
  const today = singaporeDay(now);
  return days.has(today) ? countWithRest(days, today) : 0;
}

/** The moment at which a day, as counted by `singaporeDay`, begins in Singapore. */
export function dayStart(day: number): Date {
  return new Date(day * DAY_MS - SINGAPORE_OFFSET_MS);
}

/** The moment at which the current Sunday-based week began in Singapore (CALENDAR-1). */
export function weekStart(now: Date): Date {
  const day = singaporeDay(now);
  // Day 0 of the count, 1 January 1970, was a Thursday.
  const weekday = (day + 4) % 7;
  return dayStart(day - weekday);
}
