const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Interval of the sweep. */
export const SWEEP_INTERVAL_MS = 10 * 60_000;

/** How long each kind of row is kept, in milliseconds. */
export const KEPT_MS = {
  /** A message repeated later than this is still refused by the key of the event itself. */
  inbox: 7 * DAY_MS,
  /** Some 70 000 a day with eight processes; a repeated beat is harmless, being older than the last one. */
  heartbeatInbox: HOUR_MS,
  /** Texts of errors; their number is kept. */
  failures: 30 * DAY_MS,
  /** Replicas that were replaced or scaled down. */
  processes: DAY_MS,
  /** Minutes of what processes answered; operators look back a day. */
  traffic: 2 * DAY_MS,
} as const;

/** The smallest UUID v7 of a moment: ids below it were made earlier, so a range of time is a range of the key. */
export function uuidFloor(at: Date): string {
  const hex = Math.max(0, at.getTime()).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** A replica and when it was last heard of. */
export interface SeenProcess {
  process: string;
  instance: string;
  lastSeen: Date;
}

/**
 * Replicas to delete: those without a beat since a moment. The last one of an expected process stays, since it shows
 * when the process went down.
 */
export function listGone<Seen extends SeenProcess>(
  seen: readonly Seen[],
  before: Date,
  expected: readonly string[],
): Seen[] {
  return seen.filter(
    ({ process, lastSeen }) =>
      lastSeen < before &&
      (!expected.includes(process) ||
        seen.some((other) => other.process === process && other.lastSeen > lastSeen)),
  );
}
