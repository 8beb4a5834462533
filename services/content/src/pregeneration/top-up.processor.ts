import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import { pregenerateItems } from '@product/contracts/messages/jobs';
import { PREGENERATION_QUEUE } from '@product/contracts/messages/queues';
import { FailureReporter } from '@product/platform/errors/failure-reporter';
import type { Logger } from '@product/platform/logging/logger';
import { WORKER_OPTIONS } from '@product/platform/messaging/worker-options';
import { LOGGER } from '@product/platform/tokens';
import type { Job } from 'bullmq';
import * as z from 'zod/mini';
import { TopUpService } from './top-up.service.js';

/** Making items is computing: more at once would only keep transactions open for longer. */
const CONCURRENCY = 2;

/** Works the pregeneration queue. */
@Processor(PREGENERATION_QUEUE, { ...WORKER_OPTIONS, concurrency: CONCURRENCY })
export class TopUpProcessor extends WorkerHost {
  constructor(
    private readonly topUps: TopUpService,
    private readonly failures: FailureReporter,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  async process(job: Job): Promise<{ added: number }> {
    if (job.name !== pregenerateItems.name) throw new Error(`no work is called ${job.name}`);
    const { target, ...cell } = z.parse(pregenerateItems.data, job.data);
    const added = await this.topUps.topUp(cell, target);
    if (added > 0) this.logger.info({ ...cell, added }, 'bank topped up');
    return { added };
  }

  @OnWorkerEvent('failed')
  onFailed(_job: Job | undefined, error: Error): void {
    void this.failures.report(error, PREGENERATION_QUEUE);
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.logger.debug({ reason: error.message }, 'queue connection');
  }
}
