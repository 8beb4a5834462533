import { Processor } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import { markSubmission } from '@sumfox/contracts/messages/jobs';
import { MARKING_QUEUE } from '@sumfox/contracts/messages/queues';
import { FailureReporter } from '@sumfox/platform/errors/failure-reporter';
import type { Logger } from '@sumfox/platform/logging/logger';
import { JobProcessor } from '@sumfox/platform/messaging/queue.processor';
import { WORKER_OPTIONS } from '@sumfox/platform/messaging/worker-options';
import { LOGGER } from '@sumfox/platform/tokens';
import { UnrecoverableError } from 'bullmq';
import type * as z from 'zod/mini';
import { MarkingRunService, UnknownSubmissionError } from './marking-run.service.js';

/** Works the marking queue. */
@Processor(MARKING_QUEUE, WORKER_OPTIONS)
export class MarkingRunProcessor extends JobProcessor<typeof markSubmission.data> {
  protected readonly definition = markSubmission;

  constructor(
    private readonly runs: MarkingRunService,
    failures: FailureReporter,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(failures, logger);
  }

  protected async perform({ submissionId }: z.output<typeof markSubmission.data>): Promise<void> {
    const startedAt = performance.now();
    try {
      await this.runs.mark(submissionId);
    } catch (error) {
      if (error instanceof UnknownSubmissionError) throw new UnrecoverableError(error.message);
      throw error;
    }
    this.logger.info(
      { submissionId, durationMs: Math.round(performance.now() - startedAt) },
      'submission marked',
    );
  }
}
