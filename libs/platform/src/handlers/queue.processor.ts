import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import type { OnModuleDestroy } from '@nestjs/common';
import { ProductError } from '@sumfox/contracts/errors';
import { type Job, UnrecoverableError } from 'bullmq';
import { cleanError } from '../logging/clean-error.rules.js';
import type { FailureReporter } from '../errors/failure-reporter.js';
import type { Logger } from '../logging/logger.js';

/** Shared by all queue workers: reports of failures, and a shutdown that finishes current jobs. */
export abstract class QueueProcessor extends WorkerHost implements OnModuleDestroy {
  constructor(
    protected readonly failures: FailureReporter,
    protected readonly logger: Logger,
  ) {
    super();
  }

  /** Does one job. Throws UnrecoverableError for one that no second try can help. */
  protected abstract work(job: Job): Promise<void>;

  /** The queue keeps an error for a month: none goes there with a person's words in it. */
  override async process(job: Job): Promise<void> {
    try {
      await this.work(job);
    } catch (error) {
      throw cleanError(error);
    }
  }

  /**
   * Operators see every unexpected error, and an unavailable service only after the last attempt: until then the queue
   * retries.
   */
  protected async failed(job: Job | undefined, error: Error): Promise<void> {
    const isLast =
      !job || error instanceof UnrecoverableError || job.attemptsMade >= (job.opts.attempts ?? 1);
    if (isLast || !(error instanceof ProductError)) return this.failures.report(error, job?.name ?? 'queue');
    this.logger.warn(
      { job: job.name, attempt: job.attemptsMade, code: error.code },
      'attempt failed, will retry',
    );
  }

  @OnWorkerEvent('failed')
  async onFailed(job: Job | undefined, error: Error): Promise<void> {
    await this.failed(job, error);
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.logger.warn({ reason: error.message }, 'queue connection failed');
  }

  /** Finishes the jobs in hand while the database and the connections to the others are still open. */
  async onModuleDestroy(): Promise<void> {
    await this.worker.close();
  }
}
