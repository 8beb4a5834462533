/** Figures that BullMQ keeps of the completed or the failed jobs of one queue. */
export interface EndsByMinute {
  /** Jobs in all. */
  count: number;
  /** `count` when the last minute below was closed. */
  countBefore: number;
  /** Moment of the last job that opened a minute, in milliseconds. */
  latestAt: number;
  /** Jobs of each closed minute, the newest first; a minute is closed by the first job after it. */
  minutes: readonly number[];
}

const MINUTE_MS = 60_000;

/**
 * Jobs that came to an end within so many minutes before a moment, to the minute. Minutes are dated from the last job,
 * not from now: a queue that has rested since yesterday has closed none.
 */
export function endsWithin(ends: EndsByMinute, minutes: number, now: number): number {
  const latest = Math.floor(ends.latestAt / MINUTE_MS);
  const oldest = Math.floor(now / MINUTE_MS) - minutes;
  const open = latest > oldest ? ends.count - ends.countBefore : 0;
  const closed = ends.minutes.filter((_, i) => latest - 1 - i > oldest);
  return closed.reduce((sum, jobs) => sum + jobs, open);
}
