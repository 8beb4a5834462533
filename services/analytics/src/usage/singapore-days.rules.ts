/** Singapore is eight hours ahead all year. */
const SINGAPORE_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** The day of a moment in Singapore, `yyyy-MM-dd`. */
export function singaporeDay(moment: Date): string {
  return new Date(moment.getTime() + SINGAPORE_MS).toISOString().slice(0, 10);
}

/** A day so many days before another; negative for after. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}

/** The Sunday of a day's week: weeks start on Sunday (CALENDAR-1). */
export function weekStartOf(day: string): string {
  return daysBefore(day, new Date(day).getUTCDay());
}

/** The Sundays of the latest weeks, oldest first; the last is that of the day itself. */
export function listWeekStarts(day: string, weeks: number): string[] {
  const current = weekStartOf(day);
  return Array.from({ length: weeks }, (_, i) => daysBefore(current, 7 * (weeks - 1 - i)));
}

/** Sums numbers by day to numbers by week, by its Sunday. */
export function sumByWeek(byDay: Readonly<Record<string, number>>): Map<string, number> {
  const byWeek = new Map<string, number>();
  for (const [day, number] of Object.entries(byDay)) {
    const week = weekStartOf(day);
    byWeek.set(week, (byWeek.get(week) ?? 0) + number);
  }
  return byWeek;
}
