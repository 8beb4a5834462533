import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../logging/logger.js';
import { isDatabaseAway } from './database-away.rules.js';

const RETRY_MS = 1_000;

/**
 * Runs work of a start, and runs it again each second while the database is away. A process that ended instead would
 * only be started again, with the same wait before it. `work` must give the same result when it is repeated.
 */
export async function waitForDatabase<T>(
  work: () => Promise<T>,
  logger: Pick<Logger, 'warn'>,
  retryMs = RETRY_MS,
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      logger.warn({ reason: (error as Error).message }, 'the start waits for the database');
      await sleep(retryMs);
    }
  }
}
