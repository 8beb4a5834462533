import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@sumfox/platform/database/database';
import { DeadRowSweeper } from '@sumfox/platform/sweepers/dead-row.sweeper';
import type { Logger } from '@sumfox/platform/logging/logger';
import { LOGGER } from '@sumfox/platform/tokens';
import { HandlesRecurringJob } from '@sumfox/platform/messaging/recurring-job';
import { switchLogFile } from './erasure.queries.js';

const RUN_INTERVAL_MS = 3_600_000;
/** PostgreSQL's code for a missing privilege of the role. */
const NOT_ALLOWED = '42501';

/** Keeps short how long the server's write-ahead log holds what was deleted. */
@Injectable()
export class DatabaseLog {
  private isAllowed = true;

  constructor(
    private readonly database: Database,
    private readonly deadRows: DeadRowSweeper,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Begins a new file of the log and has the server write down what the old files hold, after which it removes them. Deleted
   * rows are cleared first: whole pages go to the new file, and what still lies on them with it. On a server run by others, where identity has no right to this, the log goes by that server's own settings.
   */
  @HandlesRecurringJob({ name: 'shorten-database-log', every: RUN_INTERVAL_MS })
  async run(): Promise<void> {
    if (!this.isAllowed) return;
    const em = this.database.fork();
    try {
      await this.deadRows.clearNow();
      await switchLogFile(em);
    } catch (error) {
      if ((error as { code?: string }).code !== NOT_ALLOWED) throw error;
      this.isAllowed = false;
      this.logger.info('the database server removes its write-ahead log by its own settings');
    }
  }
}
