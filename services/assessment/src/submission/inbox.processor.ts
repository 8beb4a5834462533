import { Processor, WorkerHost } from '@nestjs/bullmq';
import { inboxQueue } from '@product/contracts/messages/queues';
import { Database } from '@product/platform/database/database';
import { FailureReporter } from '@product/platform/errors/failure-reporter';
import { Inbox } from '@product/platform/messaging/inbox';
import { WORKER_OPTIONS } from '@product/platform/messaging/worker-options';
import type { Job } from 'bullmq';
import { ResultWaiter } from './result-waiter.js';
import { SubmissionMarkedHandler } from './submission-marked.handler.js';
import { Submission } from './submission.entity.js';

/** Receives the events of other services. */
@Processor(inboxQueue('assessment'), WORKER_OPTIONS)
export class InboxProcessor extends WorkerHost {
  private readonly inbox: Inbox;

  constructor(
    private readonly database: Database,
    private readonly waiter: ResultWaiter,
    private readonly failures: FailureReporter,
    marked: SubmissionMarkedHandler,
  ) {
    super();
    this.inbox = new Inbox('assessment', database, [marked]);
  }

  async process(job: Job<{ data?: { submissionId?: string } }>): Promise<void> {
    try {
      await this.inbox.receive(job.data);
    } catch (error) {
      await this.failures.report(error, job.name);
      throw error;
    }
    const submission = await this.database.fork().findOne(Submission, { id: job.data.data?.submissionId ?? '' });
    if (submission) this.waiter.completed(submission.paperId);
  }
}
