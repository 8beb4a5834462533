import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { markSubmission } from '@product/contracts/messages/jobs';
import { Database } from '@product/platform/database/database';
import type { Logger } from '@product/platform/logging/logger';
import { Outbox } from '@product/platform/messaging/outbox';
import { LOGGER } from '@product/platform/tokens';

const LOOK_EVERY_MS = 10_000;
/** A submission without marks for this long is asked for again: its job may have gone with Redis. */
const OVERDUE_SECONDS = 30;
const BATCH = 100;

/** Brings home every submission whose job was lost. PostgreSQL is the truth; a queue is only transport. */
@Injectable()
export class UnmarkedSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.sweep().catch((error: unknown) => this.logger.warn({ reason: String(error) }, 'sweep failed'));
    }, LOOK_EVERY_MS);
  }

  beforeApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  /** Asks again for every overdue submission; returns how many. */
  async sweep(): Promise<number> {
    const asked = await this.database.transaction(async (em) => {
      const rows = await em.execute<Array<{ id: string }>>(
        `update submissions set last_queued_at = now(), queued_times = queued_times + 1 where id in (
           select s.id from submissions s join papers p on p.id = s.paper_id
           where p.status = 'marking' and s.last_queued_at < now() - interval '${OVERDUE_SECONDS} seconds'
           order by s.last_queued_at limit ${BATCH} for update of s skip locked) returning id`,
      );
      for (const row of rows) this.outbox.addJob(em, markSubmission, { submissionId: row.id });
      return rows.length;
    });
    if (asked > 0) this.logger.warn({ submissions: asked }, 'marking asked for again');
    return asked;
  }
}
