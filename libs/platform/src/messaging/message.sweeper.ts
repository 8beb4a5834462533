import { Injectable } from '@nestjs/common';
import { RecurringWork } from '../bootstrap/recurring-work.js';
import { Database } from '../database/database.js';

const EVERY_MS = 3_600_000;
/** Published messages are kept this long, for questions about what was sent. */
const OUTBOX_DAYS = 14;
/** Longer than any queue holds a job (30 days for failed ones), so that a late repeat is still known. */
const INBOX_DAYS = 45;

/** Keeps the message tables from growing for ever. */
@Injectable()
export class MessageSweeper extends RecurringWork {
  protected readonly everyMs = EVERY_MS;

  constructor(private readonly database: Database) {
    super();
  }

  /** Removes what is past its time; never a message that is not published yet. */
  async run(): Promise<void> {
    const em = this.database.fork();
    await em.execute(
      `delete from outbox_messages where published_at < now() - interval '${OUTBOX_DAYS} days'`,
    );
    await em.execute(`delete from inbox_messages where received_at < now() - interval '${INBOX_DAYS} days'`);
  }
}
