import { Inject, Injectable } from '@nestjs/common';
import { EVENT_BUNDLE } from '@sumfox/contracts/messages/event-bundle';
import { serviceFailed } from '@sumfox/contracts/messages/events';
import { inboxQueue } from '@sumfox/contracts/queues';
import type { Job } from 'bullmq';
import { FailureReporter } from '../errors/failure-reporter.js';
import type { Logger } from '../logging/logger.js';
import { LOGGER } from '../tokens.js';
import { Inbox } from '../messaging/inbox.js';
import { QueueProcessor } from './queue.processor.js';

/** Gives the events of a service's queue to its inbox. */
@Injectable()
export class InboxProcessor extends QueueProcessor {
  constructor(
    private readonly inbox: Inbox,
    failures: FailureReporter,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(failures, logger);
  }

  protected override async work(job: Job): Promise<void> {
    if (job.name === EVENT_BUNDLE) await this.inbox.receiveBundle(job.data);
    else await this.inbox.receive(job.data);
  }

  /** Only logs where reports arrive as events: a report would be one more event on the very queue that fails. */
  protected override async failed(job: Job | undefined, error: Error): Promise<void> {
    if (!serviceFailed.subscribers.some((service) => inboxQueue(service) === this.worker.name))
      return super.failed(job, error);
    this.logger.error(
      { event: job?.name, attempt: job?.attemptsMade, type: error.name },
      'event processing failed',
    );
  }
}
