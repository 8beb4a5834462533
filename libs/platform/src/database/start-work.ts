import { setTimeout as sleep } from 'node:timers/promises';
import type { OutageLog } from '../logging/outage-log.js';
import { isDatabaseAway } from './database-away.rules.js';

const RETRY_MS = 1_000;
/** The launcher and a cluster end a process that is not ready after two minutes. */
const LIMIT_MS = 60_000;

/**
 * Runs work of a start, and runs it again each second while the database is away: a process that ended at once would only
 * be started again, with the same wait before it. After a minute it throws what the last attempt threw. `work` must give
 * the same result when it is repeated.
 */
export async function waitForDatabase<T>(
  work: () => Promise<T>,
  outage: Pick<OutageLog, 'note' | 'end'>,
  { retryMs = RETRY_MS, limitMs = LIMIT_MS }: { retryMs?: number; limitMs?: number } = {},
): Promise<T> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    try {
      const result = await work();
      outage.end();
      return result;
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() >= deadline) throw error;
      outage.note((error as Error).message);
      await sleep(retryMs);
    }
  }
}
