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
import { ItemDoubtedHandler } from '../recheck/item-doubted.handler.js';
import { ErasureHandler } from './erasure.handler.js';

/** Receives the events of other services. */
@Processor(inboxQueue('content'), WORKER_OPTIONS)
export class InboxProcessor extends EventProcessor {
  protected readonly inbox: Inbox;

  constructor(
    database: Database,
    erasure: ErasureHandler,
    doubted: ItemDoubtedHandler,
    failures: FailureReporter,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(failures, logger);
    this.inbox = new Inbox('content', database, [erasure, doubted]);
  }
}
