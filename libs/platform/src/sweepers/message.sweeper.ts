import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { readServerTime } from '../database/server.queries.js';
import { InboxMessage, OutboxMessage } from '../messaging/message.entity.js';
import { HandlesRecurringJob } from '../messaging/recurring-job.js';

const SWEEP_INTERVAL_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Published messages are kept this long, for questions about what was sent. */
const OUTBOX_DAYS = 14;
/** Longer than any queue keeps a job (30 days for failed ones), so that a late repeat is still recognised. */
const INBOX_DAYS = 45;

/** Keeps the message tables from growing for ever. */
@Injectable()
export class MessageSweeper {
  constructor(private readonly database: Database) {}

  /** Removes what is past its time; never a message that is not published yet. */
  @HandlesRecurringJob({ name: 'clear-messages', every: SWEEP_INTERVAL_MS })
  async run(): Promise<void> {
    const em = this.database.fork();
    const now = (await readServerTime(em)).getTime();
    await em.nativeDelete(OutboxMessage, { publishedAt: { $lt: new Date(now - OUTBOX_DAYS * DAY_MS) } });
    await em.nativeDelete(InboxMessage, { receivedAt: { $lt: new Date(now - INBOX_DAYS * DAY_MS) } });
  }
}
