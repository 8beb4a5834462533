import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import { inboxQueue } from '@product/contracts/messages/queues';
import type { Logger } from '@product/platform/logging/logger';
import type { Inbox } from '@product/platform/messaging/inbox';
import { WORKER_OPTIONS } from '@product/platform/messaging/worker-options';
import { LOGGER } from '@product/platform/tokens';
import type { Job } from 'bullmq';
import { INBOX } from '../tokens.js';

/** Below the connections of the pool, so that a flood of events leaves room for the health page. */
const CONCURRENCY = 8;

/** Takes the domain events off the queue. */
@Processor(inboxQueue('analytics'), { ...WORKER_OPTIONS, concurrency: CONCURRENCY })
export class EventIntakeProcessor extends WorkerHost {
  constructor(
    @Inject(INBOX) private readonly inbox: Inbox,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  async process(job: Job): Promise<void> {
    await this.inbox.receive(job.data);
  }

  /** To the log only: a report would be one more event on the very queue that fails. */
  @OnWorkerEvent('failed')
  onFailed(job: Job | undefined, error: Error): void {
    this.logger.error(
      { event: job?.name, id: job?.id, attempt: job?.attemptsMade, type: error.name },
      'event not taken in',
    );
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.logger.debug({ reason: error.message }, 'queue connection');
  }
}
