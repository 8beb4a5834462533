import { Processor } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import { PREGENERATION_QUEUE } from '@sumfox/contracts/messages/queues';
import { FailureReporter } from '@sumfox/platform/errors/failure-reporter';
import type { Logger } from '@sumfox/platform/logging/logger';
import { JobsProcessor } from '@sumfox/platform/messaging/queue.processor';
import { WORKER_OPTIONS } from '@sumfox/platform/messaging/worker-options';
import { LOGGER } from '@sumfox/platform/tokens';
import { BatchProduction } from './batch-production.service.js';
import { TopUpJob } from './top-up.job.js';

/**
 * Making items is computing: many more at once would only keep transactions open for longer. Some may wait for a model
 * meanwhile.
 */
const CONCURRENCY = 4;

/** Works the pregeneration queue. */
@Processor(PREGENERATION_QUEUE, { ...WORKER_OPTIONS, concurrency: CONCURRENCY })
export class PregenerationProcessor extends JobsProcessor {
  protected readonly handlers;

  constructor(
    topUps: TopUpJob,
    batches: BatchProduction,
    failures: FailureReporter,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(failures, logger);
    this.handlers = [topUps, batches];
  }
}
