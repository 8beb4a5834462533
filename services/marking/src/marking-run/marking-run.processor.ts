import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, type OnModuleDestroy } from '@nestjs/common';
import { ProductError } from '@product/contracts/errors';
import { markSubmission } from '@product/contracts/messages/jobs';
import { MARKING_QUEUE } from '@product/contracts/messages/queues';
import { FailureReporter } from '@product/platform/errors/failure-reporter';
import type { Logger } from '@product/platform/logging/logger';
import { WORKER_OPTIONS } from '@product/platform/messaging/worker-options';
import { LOGGER } from '@product/platform/tokens';
import { type Job, UnrecoverableError } from 'bullmq';
import * as z from 'zod/mini';
import { MarkingRunService, UnknownSubmissionError } from './marking-run.service.js';

/** Works the marking queue. */
@Processor(MARKING_QUEUE, WORKER_OPTIONS)
export class MarkingRunProcessor extends WorkerHost implements OnModuleDestroy {
  constructor(
    private readonly runs: MarkingRunService,
    private readonly failures: FailureReporter,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  /** Throws UnrecoverableError for a job that no second try can help. */
  override async process(job: Job): Promise<void> {
    const data = z.safeParse(markSubmission.data, job.data);
    if (job.name !== markSubmission.name || !data.success)
      throw new UnrecoverableError(`job ${job.id} is not of the shape of ${markSubmission.name}`);
    const startedAt = performance.now();
    const { submissionId } = data.data;
    try {
      await this.runs.mark(submissionId);
    } catch (error) {
      if (error instanceof UnknownSubmissionError) throw new UnrecoverableError(error.message);
      throw error;
    }
    this.logger.info({ submissionId, durationMs: Math.round(performance.now() - startedAt) }, 'submission marked');
  }

  /**
   * Operators hear of every surprise, and of a service that is away only when the last try has failed: until then
   * the queue waits and tries again.
   */
  @OnWorkerEvent('failed')
  async onFailed(job: Job | undefined, error: Error): Promise<void> {
    const isLast = !job || error instanceof UnrecoverableError || job.attemptsMade >= (job.opts.attempts ?? 1);
    if (isLast || !(error instanceof ProductError)) return this.failures.report(error, 'marking');
    this.logger.warn({ jobId: job.id, attempt: job.attemptsMade, code: error.code }, 'marking is tried again');
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.logger.warn({ reason: error.message }, 'marking queue connection');
  }

  /** Finishes the jobs in hand while the database and the connections to the others are still open. */
  async onModuleDestroy(): Promise<void> {
    await this.worker.close();
  }
}
