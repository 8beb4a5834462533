import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { HandlesRecurringJob } from '../messaging/recurring-job.js';
import { clearDeadRows, listTables } from './dead-rows.queries.js';

const SWEEP_INTERVAL_MS = 3_600_000;

/**
 * Vacuums deleted rows within the hour. PostgreSQL vacuums a table only when a fifth of its rows is dead; until then
 * erased data stays in the files and is logged again with its page.
 */
@Injectable()
export class DeadRowSweeper {
  constructor(private readonly database: Database) {}

  /**
   * Skips tables that another process works on. Before PostgreSQL 17 only owners may do this: it then changes nothing.
   */
  @HandlesRecurringJob({ name: 'clear-dead-rows', every: SWEEP_INTERVAL_MS })
  run(stopping: AbortSignal): Promise<void> {
    return this.clear(true, stopping);
  }

  /** Clears rows that were deleted a moment ago, which the server's statistics do not count yet. */
  clearNow(): Promise<void> {
    return this.clear(false);
  }

  private async clear(isDirty: boolean, stopping?: AbortSignal): Promise<void> {
    const em = this.database.fork();
    for (const table of await listTables(em, isDirty)) {
      if (stopping?.aborted) return;
      await clearDeadRows(em, table);
    }
  }
}
