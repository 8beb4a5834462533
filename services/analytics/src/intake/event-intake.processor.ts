import { Processor } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import { inboxQueue } from '@sumfox/contracts/messages/queues';
import { FailureReporter } from '@sumfox/platform/errors/failure-reporter';
import type { Logger } from '@sumfox/platform/logging/logger';
import type { Inbox } from '@sumfox/platform/messaging/inbox';
import { EventProcessor } from '@sumfox/platform/messaging/queue.processor';
import { WORKER_OPTIONS } from '@sumfox/platform/messaging/worker-options';
import { LOGGER } from '@sumfox/platform/tokens';
import type { Job } from 'bullmq';
import { INBOX } from '../tokens.js';

/** Below the connections of the pool, so that a flood of events leaves room for the health page. */
const CONCURRENCY = 8;

/** Takes the domain events off the queue. */
@Processor(inboxQueue('analytics'), { ...WORKER_OPTIONS, concurrency: CONCURRENCY })
export class EventIntakeProcessor extends EventProcessor {
  constructor(
    @Inject(INBOX) protected readonly inbox: Inbox,
    failures: FailureReporter,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(failures, logger);
  }

  /** To the log only: a report would be one more event on the very queue that fails. */
  protected override async failed(job: Job | undefined, error: Error): Promise<void> {
    this.logger.error(
      { event: job?.name, id: job?.id, attempt: job?.attemptsMade, type: error.name },
      'event not taken in',
    );
  }
}
