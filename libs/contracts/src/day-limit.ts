import { ProductError } from './errors.js';

/** Singapore has had one offset since 1982 and no summer time. */
const SINGAPORE_OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** Whole seconds until the next day begins in Singapore, at least 1. */
export function secondsToTomorrow(now: Date): number {
  return Math.ceil((DAY_MS - ((now.getTime() + SINGAPORE_OFFSET_MS) % DAY_MS)) / 1_000);
}

/** Start of a moment's Singapore day, and of the next one. */
export function singaporeDayOf(moment: Date): { start: Date; end: Date } {
  const end = moment.getTime() + DAY_MS - ((moment.getTime() + SINGAPORE_OFFSET_MS) % DAY_MS);
  return { start: new Date(end - DAY_MS), end: new Date(end) };
}

const DAY_LIMIT = 'day-limit';

/**
 * Error for a user who has reached a daily limit; `Retry-After` gives the next Singapore day. @param message sentence
 * for people: what is used up, and when more is available
 */
export function dayLimitReached(message: string, now = new Date()): ProductError {
  return new ProductError('too-many', DAY_LIMIT, message, { retryAfterSeconds: secondsToTomorrow(now) });
}

export function isDayLimit(error: unknown): boolean {
  return error instanceof ProductError && error.code === DAY_LIMIT;
}
