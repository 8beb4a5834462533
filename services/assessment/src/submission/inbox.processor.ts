import { Processor } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import { type EventEnvelope, submissionMarked } from '@sumfox/contracts/messages/events';
import { inboxQueue } from '@sumfox/contracts/messages/queues';
import { Database } from '@sumfox/platform/database/database';
import { FailureReporter } from '@sumfox/platform/errors/failure-reporter';
import type { Logger } from '@sumfox/platform/logging/logger';
import { Inbox } from '@sumfox/platform/messaging/inbox';
import { EventProcessor } from '@sumfox/platform/messaging/queue.processor';
import { WORKER_OPTIONS } from '@sumfox/platform/messaging/worker-options';
import { LOGGER } from '@sumfox/platform/tokens';
import * as z from 'zod/mini';
import { ItemWithdrawnHandler } from '../correction/item-withdrawn.handler.js';
import { ChallengeDecidedHandler } from '../dispute/challenge-decided.handler.js';
import { ReviewDecidedHandler } from '../dispute/review-decided.handler.js';
import { ErasureHandler } from '../erasure/erasure.handler.js';
import { ResultWaiter } from './result-waiter.js';
import { SubmissionMarkedHandler } from './submission-marked.handler.js';
import { Submission } from './submission.entity.js';

/** Receives the events of other services, and wakes whoever waits for marks. */
@Processor(inboxQueue('assessment'), WORKER_OPTIONS)
export class InboxProcessor extends EventProcessor {
  protected readonly inbox: Inbox;

  constructor(
    private readonly database: Database,
    private readonly waiter: ResultWaiter,
    marked: SubmissionMarkedHandler,
    decided: ChallengeDecidedHandler,
    reviewed: ReviewDecidedHandler,
    withdrawn: ItemWithdrawnHandler,
    erasure: ErasureHandler,
    failures: FailureReporter,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(failures, logger);
    this.inbox = new Inbox('assessment', database, [marked, decided, reviewed, withdrawn, erasure]);
  }

  protected override async received({ name, data }: EventEnvelope): Promise<void> {
    if (name !== submissionMarked.name) return;
    const { submissionId } = z.parse(submissionMarked.data, data);
    const submission = await this.database.fork().findOne(Submission, { id: submissionId });
    if (submission) this.waiter.completed(submission.paperId);
  }
}
