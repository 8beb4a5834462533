import { Processor } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import { inboxQueue } from '@sumfox/contracts/messages/queues';
import { Database } from '@sumfox/platform/database/database';
import { FailureReporter } from '@sumfox/platform/errors/failure-reporter';
import type { Logger } from '@sumfox/platform/logging/logger';
import { Inbox } from '@sumfox/platform/messaging/inbox';
import { EventProcessor } from '@sumfox/platform/messaging/queue.processor';
import { WORKER_OPTIONS } from '@sumfox/platform/messaging/worker-options';
import { LOGGER } from '@sumfox/platform/tokens';
import { BatchManagedHandler } from '../audit/batch-managed.handler.js';
import { MarkRaisedHandler } from '../audit/mark-raised.handler.js';
import { PaperVerifiedHandler } from '../audit/paper-verified.handler.js';
import { QueueManagedHandler } from '../audit/queue-managed.handler.js';
import { ReviewDecidedHandler } from '../audit/review-decided.handler.js';
import { TopicDeletedHandler } from '../audit/topic-deleted.handler.js';
import { ErasureCompletedHandler } from './erasure-completed.handler.js';

/** Receives the events of other services. */
@Processor(inboxQueue('identity'), WORKER_OPTIONS)
export class InboxProcessor extends EventProcessor {
  protected readonly inbox: Inbox;

  constructor(
    database: Database,
    completed: ErasureCompletedHandler,
    raised: MarkRaisedHandler,
    reviewed: ReviewDecidedHandler,
    verified: PaperVerifiedHandler,
    batches: BatchManagedHandler,
    topicDeleted: TopicDeletedHandler,
    queues: QueueManagedHandler,
    failures: FailureReporter,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(failures, logger);
    this.inbox = new Inbox('identity', database, [
      completed,
      raised,
      reviewed,
      verified,
      batches,
      topicDeleted,
      queues,
    ]);
  }
}
