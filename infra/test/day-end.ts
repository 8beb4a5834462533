import { setTimeout as sleep } from 'node:timers/promises';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Singapore is eight hours ahead all year round. */
const AHEAD_MS = 8 * HOUR_MS;

/** Milliseconds to wait for the next day in Singapore: 0 if this one lasts long enough. */
export function findWait(now: number, neededMs: number): number {
  const left = DAY_MS - ((now + AHEAD_MS) % DAY_MS);
  return left < neededMs ? left : 0;
}

/** Waits until the day in Singapore lasts `neededMs` longer: a test that counts by the day must not run into the next. */
export async function avoidMidnight(neededMs: number): Promise<void> {
  await sleep(findWait(Date.now(), neededMs));
}
