import { PARENT_HOME } from './parent-home.messages.js';

const HOUR_MS = 3_600_000;
/** Singapore has had one offset since 1982 and no summer time. */
const SINGAPORE_OFFSET_HOURS = 8;

/** "Good evening, Siew Ling" by the hour in Singapore: morning until noon, afternoon until six. */
export function greetingOf(name: string, now: Date): string {
  const t = PARENT_HOME.get();
  const hour = (Math.floor(now.getTime() / HOUR_MS) + SINGAPORE_OFFSET_HOURS) % 24;
  if (hour < 5 || hour >= 18) return t.goodEvening({ name });
  return hour < 12 ? t.goodMorning({ name }) : t.goodAfternoon({ name });
}
