import type { ActivityDay } from '@sumfox/contracts/assessment/progress.endpoints';
import { dayStart, singaporeDay } from '../calendar/index.js';

/** When the first of the last `count` days began in Singapore, today being the last. */
export function firstMoment(count: number, now: Date): Date {
  return dayStart(singaporeDay(now) - count + 1);
}

/** Every one of the last `count` days, oldest first, with zeros for days without submissions. */
export function fillDays(active: readonly ActivityDay[], count: number, now: Date): ActivityDay[] {
  const today = singaporeDay(now);
  return Array.from({ length: count }, (_, i) => {
    // Noon, so that the date is the same in Singapore and in UTC.
    const noon = new Date(dayStart(today - count + 1 + i).getTime() + 12 * 3_600_000);
    const date = noon.toISOString().slice(0, 10);
    return (
      active.find((day) => day.date === date) ?? { date, assessments: 0, questions: 0, right: 0, seconds: 0 }
    );
  });
}
