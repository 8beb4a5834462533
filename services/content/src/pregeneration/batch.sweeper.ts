import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@sumfox/platform/database/database';
import type { Logger } from '@sumfox/platform/logging/logger';
import { LOGGER } from '@sumfox/platform/tokens';
import { HandlesRecurringJob } from '@sumfox/platform/messaging/recurring-job';
import { BatchMessages } from './batch-messages.js';
import { listResumable, takeOverdueParts } from './batch.queries.js';
import { BatchService } from './batch.service.js';

const SWEEP_INTERVAL_MS = 10_000;

/**
 * Resumes batches that ran out of budget when a new day renews it. Requests parts without a worker again, since a job
 * may be lost with Redis or its worker.
 */
@Injectable()
export class BatchSweeper {
  constructor(
    private readonly database: Database,
    private readonly batches: BatchService,
    private readonly messages: BatchMessages,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** How many batches go on, and how many parts were asked for again. */
  @HandlesRecurringJob({ name: 'order-batches', every: SWEEP_INTERVAL_MS })
  async run(): Promise<{ resumed: number; asked: number }> {
    let resumed = 0;
    for (const id of await listResumable(this.database.fork()))
      if (await this.batches.resumeIfPossible(id)) resumed += 1;
    const asked = await this.database.transaction(async (em) => {
      const parts = await takeOverdueParts(em);
      for (const part of parts) this.messages.ask(em, part);
      return parts.length;
    });
    if (resumed + asked > 0) this.logger.warn({ resumed, parts: asked }, 'batches queued again');
    return { resumed, asked };
  }
}
