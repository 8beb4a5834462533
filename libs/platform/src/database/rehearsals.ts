import { Inject, Injectable } from '@nestjs/common';
import type { ProcessConfig } from '../config/process.config.js';
import { describeError } from '../logging/clean-error.rules.js';
import { DatabaseOutage } from '../logging/database-outage.js';
import type { Logger } from '../logging/logger.js';
import { LOGGER, PROCESS_CONFIG } from '../tokens.js';
import { Database } from './database.js';
import { waitForDatabase } from './start-work.js';

/** Node compiles what has run a few times, and a server plans what it has been asked before. */
const ROUNDS = 3;
/** At a time, each on a connection of its own: the first pupils find some that know their statements. */
const CONNECTIONS = 2;

/**
 * Does on a stage, before a process is ready, what the first pupils would wait for: code is compiled, connections are
 * open and statements parsed.
 */
@Injectable()
export class Rehearsals {
  constructor(
    private readonly database: Database,
    private readonly outage: DatabaseOutage,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'warn'>,
    @Inject(PROCESS_CONFIG) private readonly config: Pick<ProcessConfig, 'NODE_ENV'>,
  ) {}

  /**
   * Runs `work` a few times, or as often as it is told. One that fails is logged and ends nothing: the first calls are
   * slow then. A product under test does not rehearse, since it is started too often.
   */
  async run(
    work: (stage: Database) => Promise<void>,
    { rounds = ROUNDS, connections = CONNECTIONS }: { rounds?: number; connections?: number } = {},
  ): Promise<void> {
    if (this.config.NODE_ENV === 'test') return;
    const once = () => waitForDatabase(() => this.database.rehearse(work), this.outage);
    try {
      for (let round = 0; round < rounds; round += 1)
        await Promise.all(Array.from({ length: connections }, once));
    } catch (error) {
      this.logger.warn(
        { reason: describeError(error).message },
        'rehearsal failed, the first calls are slow',
      );
    }
  }
}
