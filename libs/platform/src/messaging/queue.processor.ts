import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import type { OnModuleDestroy } from '@nestjs/common';
import { EVENT_BUNDLE } from '@sumfox/contracts/messages/event-bundle';
import type { EventEnvelope } from '@sumfox/contracts/messages/events';
import type { JobDefinition } from '@sumfox/contracts/messages/jobs';
import { ProductError } from '@sumfox/contracts/errors';
import { type Job, UnrecoverableError } from 'bullmq';
import * as z from 'zod/mini';
import type { FailureReporter } from '../errors/failure-reporter.js';
import type { Logger } from '../logging/logger.js';
import type { Inbox } from './inbox.js';

/** What all workers of queues share: how failures are told, and an end that finishes the jobs in hand. */
abstract class QueueProcessor extends WorkerHost implements OnModuleDestroy {
  constructor(
    protected readonly failures: FailureReporter,
    protected readonly logger: Logger,
  ) {
    super();
  }

  /**
   * Operators hear of every surprise, and of a service that is away only when the last try has failed: until then the
   * queue waits and tries again.
   */
  protected async failed(job: Job | undefined, error: Error): Promise<void> {
    const isLast =
      !job || error instanceof UnrecoverableError || job.attemptsMade >= (job.opts.attempts ?? 1);
    if (isLast || !(error instanceof ProductError)) return this.failures.report(error, job?.name ?? 'queue');
    this.logger.warn({ job: job.name, attempt: job.attemptsMade, code: error.code }, 'tried again later');
  }

  @OnWorkerEvent('failed')
  async onFailed(job: Job | undefined, error: Error): Promise<void> {
    await this.failed(job, error);
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.logger.warn({ reason: error.message }, 'queue connection');
  }

  /** Finishes the jobs in hand while the database and the connections to the others are still open. */
  async onModuleDestroy(): Promise<void> {
    await this.worker.close();
  }
}

/** Works one kind of job. Its effect must bear being repeated. */
export abstract class JobProcessor<D extends z.ZodMiniType> extends QueueProcessor {
  protected abstract readonly definition: JobDefinition<string, D>;

  protected abstract perform(data: z.output<D>): Promise<void>;

  /** Throws UnrecoverableError for a job that no second try can help. */
  override async process(job: Job): Promise<void> {
    const data = z.safeParse(this.definition.data, job.data);
    if (job.name !== this.definition.name || !data.success)
      throw new UnrecoverableError(`job ${job.id} is not of the shape of ${this.definition.name}`);
    await this.perform(data.data);
  }
}

/** What is done for one kind of job. Its effect must bear being repeated. */
export interface JobHandler<D extends z.ZodMiniType = z.ZodMiniType> {
  definition: JobDefinition<string, D>;
  perform(data: z.output<D>): Promise<void>;
}

/** Works a queue that holds several kinds of jobs. */
export abstract class JobsProcessor extends QueueProcessor {
  protected abstract readonly handlers: readonly JobHandler[];

  /** Throws UnrecoverableError for a job that no second try can help. */
  override async process(job: Job): Promise<void> {
    const handler = this.handlers.find(({ definition }) => definition.name === job.name);
    const data = handler && z.safeParse(handler.definition.data, job.data);
    if (!handler || !data?.success) throw new UnrecoverableError(`job ${job.id} is of no shape known here`);
    await handler.perform(data.data);
  }
}

/** Gives the events of a service's queue to its inbox. */
export abstract class EventProcessor extends QueueProcessor {
  protected abstract readonly inbox: Inbox;

  override async process(job: Job): Promise<void> {
    const envelopes =
      job.name === EVENT_BUNDLE
        ? await this.inbox.receiveBundle(job.data)
        : [(await this.inbox.receive(job.data)).envelope];
    for (const envelope of envelopes) await this.received(envelope);
  }

  /** After the effect of an event stands, also of one that stood before. */
  protected async received(_envelope: EventEnvelope): Promise<void> {}
}
