import { Processor } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import { askJudge } from '@sumfox/contracts/messages/jobs';
import { AI_JUDGING_QUEUE } from '@sumfox/contracts/messages/queues';
import { FailureReporter } from '@sumfox/platform/errors/failure-reporter';
import type { Logger } from '@sumfox/platform/logging/logger';
import { JobProcessor } from '@sumfox/platform/messaging/queue.processor';
import { WORKER_OPTIONS } from '@sumfox/platform/messaging/worker-options';
import { LOGGER } from '@sumfox/platform/tokens';
import type * as z from 'zod/mini';
import { JudgingService } from './judging.service.js';

/** Works the questions to the model; few at a time, so that a class that hands in at once is no storm of calls. */
@Processor(AI_JUDGING_QUEUE, { ...WORKER_OPTIONS, concurrency: 4 })
export class JudgingProcessor extends JobProcessor<typeof askJudge.data> {
  protected readonly definition = askJudge;

  constructor(
    private readonly judgings: JudgingService,
    failures: FailureReporter,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(failures, logger);
  }

  protected async perform({ judgingId }: z.output<typeof askJudge.data>): Promise<void> {
    await this.judgings.ask(judgingId);
  }
}
