import { LockMode } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { markSubmission } from '@sumfox/contracts/messages/jobs';
import { Database } from '@sumfox/platform/database/database';
import { readServerTime } from '@sumfox/platform/database/server.queries';
import type { Logger } from '@sumfox/platform/logging/logger';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { LOGGER } from '@sumfox/platform/tokens';
import { HandlesRecurringJob } from '@sumfox/platform/messaging/recurring-job';
import { Submission } from './submission.entity.js';

const SWEEP_INTERVAL_MS = 10_000;
/** A submission without marks for this long is queued again: its job may be lost with Redis. */
const OVERDUE_SECONDS = 30;
/** Asked for later and later, so that a long outage does not fill the queue with repeats of the same work. */
const MAX_WAIT_SECONDS = 3_600;
/** How often a wait is doubled at most. */
const DOUBLINGS = 7;
const BATCH = 100;

/**
 * Queues every submission with a lost job and every pending question again. PostgreSQL is the source of truth; a queue
 * is only transport.
 */
@Injectable()
export class UnmarkedSweeper {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Asks again for every overdue submission; returns how many. */
  @HandlesRecurringJob({ name: 'order-unmarked', every: SWEEP_INTERVAL_MS })
  async run(): Promise<number> {
    const asked = await this.database.transaction(async (em) => {
      const now = await readServerTime(em);
      const overdue = await em.find(
        Submission,
        { settledAt: null, $or: listWaits(now) },
        { orderBy: { lastQueuedAt: 'asc' }, limit: BATCH, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
      );
      for (const submission of overdue) {
        submission.lastQueuedAt = now;
        submission.queuedTimes += 1;
        this.outbox.addJob(em, markSubmission, { submissionId: submission.id });
      }
      return overdue.length;
    });
    if (asked > 0) this.logger.warn({ submissions: asked }, 'marking requested again');
    return asked;
  }
}

/** The conditions that a submission has waited long enough: twice as long for each time that it was asked for. */
function listWaits(now: Date) {
  return Array.from({ length: DOUBLINGS + 1 }, (_, doublings) => {
    const waitSeconds = Math.min(OVERDUE_SECONDS * 2 ** doublings, MAX_WAIT_SECONDS);
    const times = doublings + 1;
    return {
      queuedTimes: doublings === DOUBLINGS ? { $gte: times } : times,
      lastQueuedAt: { $lt: new Date(now.getTime() - waitSeconds * 1_000) },
    };
  });
}
