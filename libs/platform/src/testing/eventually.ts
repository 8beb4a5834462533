import { setTimeout as sleep } from 'node:timers/promises';

const WITHIN_MS = 180_000;
const PAUSE_MS = 25;

/** What `find` gives once it is neither null nor false; throws with `what` when that does not happen within 3 minutes. */
export async function eventually<T>(
  what: string,
  find: () => Promise<T | null | undefined | false>,
): Promise<T> {
  for (const end = Date.now() + WITHIN_MS; Date.now() < end;) {
    const found = await find();
    if (found) return found;
    await sleep(PAUSE_MS);
  }
  throw new Error(`timed out while waiting for ${what}`);
}
