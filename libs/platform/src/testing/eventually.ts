import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than anything takes on a busy machine. What must be quick is measured by the benches, not by a test. */
const TIMEOUT_MS = 180_000;
const PAUSE_MS = 100;

/**
 * Asks again and again until `look` answers with something other than null, undefined or false, and gives that.
 * @throws after `withinMs`, with the text of `look`
 */
export async function eventually<T>(
  look: () => Promise<T | null | undefined | false>,
  withinMs = TIMEOUT_MS,
): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found !== null && found !== undefined && found !== false) return found;
    if (Date.now() > deadline) throw new Error(`not met within ${withinMs} ms: ${look.toString()}`);
    await sleep(PAUSE_MS);
  }
}
