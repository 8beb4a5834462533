import { Inject, Injectable } from '@nestjs/common';
import { RecurringWork } from '@sumfox/platform/bootstrap/recurring-work';
import { markSubmission } from '@sumfox/contracts/messages/jobs';
import { Database } from '@sumfox/platform/database/database';
import type { Logger } from '@sumfox/platform/logging/logger';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { LOGGER } from '@sumfox/platform/tokens';

const LOOK_EVERY_MS = 10_000;
/** A submission without marks for this long is asked for again: its job may have gone with Redis. */
const OVERDUE_SECONDS = 30;
/** Asked for later and later, so that a long outage does not fill the queue with repeats of the same work. */
const LONGEST_WAIT_SECONDS = 3_600;
const BATCH = 100;

/**
 * Brings home every submission whose job was lost, and every question that could not be decided before. PostgreSQL is
 * the truth; a queue is only transport.
 */
@Injectable()
export class UnmarkedSweeper extends RecurringWork {
  protected readonly everyMs = LOOK_EVERY_MS;

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  /** Asks again for every overdue submission; returns how many. */
  async run(): Promise<number> {
    const asked = await this.database.transaction(async (em) => {
      const rows = await em.execute<Array<{ id: string }>>(
        `update submissions set last_queued_at = now(), queued_times = queued_times + 1 where id in (
           select id from submissions
           where settled_at is null and last_queued_at
             < now() - least(${OVERDUE_SECONDS} * power(2, least(queued_times - 1, 7)), ${LONGEST_WAIT_SECONDS}) * interval '1 second'
           order by last_queued_at limit ${BATCH} for update skip locked) returning id`,
      );
      for (const row of rows) this.outbox.addJob(em, markSubmission, { submissionId: row.id });
      return rows.length;
    });
    if (asked > 0) this.logger.warn({ submissions: asked }, 'marking asked for again');
    return asked;
  }
}
