import { Inject, Injectable } from '@nestjs/common';
import { EVENT_BUNDLE } from '@sumfox/contracts/messages/event-bundle';
import { serviceFailed, serviceHeartbeat } from '@sumfox/contracts/messages/events';
import { inboxQueue } from '@sumfox/contracts/queues';
import { type Job, UnrecoverableError } from 'bullmq';
import { FailureReporter } from '../errors/failure-reporter.js';
import { describeError } from '../logging/clean-error.rules.js';
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
    const { type, code, message, stack } = describeError(error);
    const attempt = job?.attemptsMade ?? 0;
    const attempts = job?.opts.attempts ?? 1;
    const fields = { event: job?.name, attempt, type, code, reason: message, stack };
    // The next report of a process follows within seconds, so a lost one is no loss.
    if (job?.name === serviceHeartbeat.name) this.logger.warn(fields, 'report of a process was not stored');
    else if (attempt >= attempts || error instanceof UnrecoverableError)
      this.logger.error(fields, 'event processing failed and waits among the failed jobs');
    else this.logger.warn(fields, 'event processing failed, will retry');
  }
}
