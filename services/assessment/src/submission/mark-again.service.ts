import { Injectable } from '@nestjs/common';
import { ProductError } from '@sumfox/contracts/errors';
import { markSubmission } from '@sumfox/contracts/messages/jobs';
import { Database } from '@sumfox/platform/database/database';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { lockOwnPaper } from '../paper/index.js';
import { Submission } from './submission.entity.js';
import { QuestionResult } from '../result/index.js';

/** A request within this time after the last one relies on the job already queued. */
const REQUEUE_AFTER_MS = 10_000;

/** Asks again for marks that are still missing, without waiting for the sweeper's turn. */
@Injectable()
export class MarkAgainService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** Returns the places without a mark. Throws 404 for another pupil's paper, 409 before submission. */
  async ask(paperId: number, pupilId: string): Promise<number[]> {
    return this.database.transaction(async (em) => {
      const paper = await lockOwnPaper(em, paperId, pupilId);
      const submission = await em.findOne(Submission, { paperId });
      if (!submission)
        throw new ProductError('conflict', 'not-submitted', 'This assessment is not handed in yet.');
      const results = await em.find(QuestionResult, { paperId }, { fields: ['questionIndex'] });
      const marked = new Set(results.map((result) => result.questionIndex));
      const places = Array.from({ length: paper.questionCount }, (_, index) => index);
      const undecided = places.filter((index) => !marked.has(index));
      const isOnItsWay = Date.now() - submission.lastQueuedAt.getTime() < REQUEUE_AFTER_MS;
      if (undecided.length === 0 || isOnItsWay) return undecided;
      submission.lastQueuedAt = new Date();
      this.outbox.addJob(em, markSubmission, { submissionId: submission.id });
      return undecided;
    });
  }
}
