import { Inject } from '@nestjs/common';
import { markSubmission } from '@sumfox/contracts/messages/jobs';
import type { Logger } from '@sumfox/platform/logging/logger';
import { HandlesJob, type JobHandler } from '@sumfox/platform/messaging/job-handler';
import { LOGGER } from '@sumfox/platform/tokens';
import { UnrecoverableError } from 'bullmq';
import type * as z from 'zod/mini';
import { MarkingRunService, UnknownSubmissionError } from './marking-run.service.js';

/** Marks a submission and logs how long it took. */
@HandlesJob(markSubmission)
export class MarkingRunJob implements JobHandler<typeof markSubmission.data> {
  constructor(
    private readonly runs: MarkingRunService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async perform({ submissionId }: z.output<typeof markSubmission.data>): Promise<void> {
    const startedAt = performance.now();
    try {
      await this.runs.mark(submissionId);
    } catch (error) {
      if (error instanceof UnknownSubmissionError) throw new UnrecoverableError(error.message);
      throw error;
    }
    this.logger.info({ durationMs: Math.round(performance.now() - startedAt) }, 'submission marked');
  }
}
