import { Processor } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import { pregenerateItems } from '@product/contracts/messages/jobs';
import { PREGENERATION_QUEUE } from '@product/contracts/messages/queues';
import { FailureReporter } from '@product/platform/errors/failure-reporter';
import type { Logger } from '@product/platform/logging/logger';
import { JobProcessor } from '@product/platform/messaging/queue.processor';
import { WORKER_OPTIONS } from '@product/platform/messaging/worker-options';
import { LOGGER } from '@product/platform/tokens';
import type * as z from 'zod/mini';
import { ModelTopUp } from '../model-questions/model-top-up.service.js';
import { TopUpService } from './top-up.service.js';

/** Making items is computing: more at once would only keep transactions open for longer. */
const CONCURRENCY = 2;

/** Works the pregeneration queue. */
@Processor(PREGENERATION_QUEUE, { ...WORKER_OPTIONS, concurrency: CONCURRENCY })
export class TopUpProcessor extends JobProcessor<typeof pregenerateItems.data> {
  protected readonly definition = pregenerateItems;

  constructor(
    private readonly topUps: TopUpService,
    private readonly modelTopUps: ModelTopUp,
    failures: FailureReporter,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(failures, logger);
  }

  protected async perform({ target, ...cell }: z.output<typeof pregenerateItems.data>): Promise<void> {
    const { level: proficiencyLevel, ...place } = cell;
    let written = 0;
    try {
      written = await this.modelTopUps.contribute(cell, target);
    } finally {
      // Whatever came of the model, the cell is filled.
      const added = await this.topUps.topUp(cell, target);
      if (added + written > 0)
        this.logger.info({ ...place, proficiencyLevel, added, written }, 'bank topped up');
    }
  }
}
