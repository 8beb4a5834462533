import { Injectable } from '@nestjs/common';
import { askJudge } from '@sumfox/contracts/messages/jobs';
import { Database } from '@sumfox/platform/database/database';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { HandlesRecurringJob } from '@sumfox/platform/messaging/recurring-job';
import { takeDueJudgings } from '../ai-judge/index.js';

const SWEEP_INTERVAL_MS = 10_000;

/**
 * Queues every due judging: those without a reply, and those with a job that was lost with Redis or its worker. No
 * other code retries.
 */
@Injectable()
export class JudgingSweeper {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** Asks again for all that is due; returns how many. */
  @HandlesRecurringJob({ name: 'order-judgings', every: SWEEP_INTERVAL_MS })
  async run(): Promise<number> {
    return this.database.transaction(async (em) => {
      const due = await takeDueJudgings(em);
      for (const judgingId of due) this.outbox.addJob(em, askJudge, { judgingId });
      return due.length;
    });
  }
}
