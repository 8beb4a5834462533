import type { ProcessConfig } from '../config/process.config.js';
import type { DatabaseOutage } from '../logging/database-outage.js';
import type { Database } from './database.js';
import { waitForDatabase } from './start-work.js';

/** Rehearsals of a start. Node compiles what has run a few times, and a server plans what it has been asked before. */
const ROUNDS = 3;
/** At a time, each on a connection of its own: the first pupils find some that know their statements. */
const CONNECTIONS = 2;

/**
 * Does on a stage, before a process is ready, what the first pupils would wait for: code is compiled, connections are
 * open and statements parsed. A product under test does not: it is started too often.
 */
export async function rehearse(
  database: Database,
  { NODE_ENV }: Pick<ProcessConfig, 'NODE_ENV'>,
  outage: DatabaseOutage,
  work: (stage: Database) => Promise<void>,
): Promise<void> {
  if (NODE_ENV === 'test') return;
  for (let round = 0; round < ROUNDS; round += 1)
    await Promise.all(
      Array.from({ length: CONNECTIONS }, () => waitForDatabase(() => database.rehearse(work), outage)),
    );
}
