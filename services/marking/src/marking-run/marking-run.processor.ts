import { Processor } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import { markSubmission } from '@product/contracts/messages/jobs';
import { MARKING_QUEUE } from '@product/contracts/messages/queues';
import { FailureReporter } from '@product/platform/errors/failure-reporter';
import type { Logger } from '@product/platform/logging/logger';
import { JobProcessor } from '@product/platform/messaging/queue.processor';
import { WORKER_OPTIONS } from '@product/platform/messaging/worker-options';
import { LOGGER } from '@product/platform/tokens';
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
