/** A part without a worker for this long is requested again: its job may be lost with Redis. */
export const FIRST_WAIT_MS = 30_000;
/** Asked for later and later, so that a long outage does not fill the queue with repeats of the same work. */
const MAX_WAIT_MS = 3_600_000;

/** Wait before a part without progress is requested again; `askedTimes` is 1 for the first time. */
export function waitBeforeAsking(askedTimes: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (askedTimes - 1), MAX_WAIT_MS);
}
