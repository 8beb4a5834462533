import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@sumfox/platform/database/database';
import type { Logger } from '@sumfox/platform/logging/logger';
import { QueueInspector } from '@sumfox/platform/queues/queue-inspector';
import { LOGGER } from '@sumfox/platform/tokens';
import { HandlesRecurringJob } from '@sumfox/platform/messaging/recurring-job';
import { QueuePause } from './queue-pause.entity.js';

const SWEEP_INTERVAL_MS = 10_000;

/** Restores admins' queue settings in Redis, which may have been emptied or away. */
@Injectable()
export class QueuePauseSweeper {
  constructor(
    private readonly database: Database,
    private readonly inspector: QueueInspector,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Number of queues that differed from their setting. */
  @HandlesRecurringJob({ name: 'pause-queues', every: SWEEP_INTERVAL_MS })
  async run(): Promise<number> {
    let told = 0;
    for (const { queue, isPaused } of await this.database.fork().findAll(QueuePause))
      if (await this.inspector.setPaused(queue, isPaused)) {
        told += 1;
        this.logger.warn({ queue, isPaused }, 'queue pause restored in Redis');
      }
    return told;
  }
}
