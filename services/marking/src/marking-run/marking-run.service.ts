import { LockMode } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { getSubmissionToMark } from '@sumfox/contracts/assessment/submission.calls';
import type { QuestionMark } from '@sumfox/contracts/question/question-mark';
import { askJudge } from '@sumfox/contracts/messages/jobs';
import { Database } from '@sumfox/platform/database/database';
import { FailureReporter } from '@sumfox/platform/errors/failure-reporter';
import type { Logger } from '@sumfox/platform/logging/logger';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import { LOGGER } from '@sumfox/platform/tokens';
import type { ResponseToMark } from '@sumfox/question-kinds/mark-response';
import { type SubmissionToMark, takeNewJudgings, WorkingDeferral } from '../ai-judge/index.js';
import { Mark } from './mark.entity.js';
import { MARKER, MARKER_VERSION, type Marker } from './marker.js';
import { MarkingRun } from './marking-run.entity.js';
import { insertMark } from './marking-run.queries.js';
import { addSubmissionMarked } from './submission-marked.js';

/** The id has no submission; a retry will not help. */
export class UnknownSubmissionError extends Error {
  constructor(submissionId: string) {
    super(`there is no submission ${submissionId}`);
    this.name = 'UnknownSubmissionError';
  }
}

/**
 * Marks submissions. Every step can be repeated, also by a second worker: each mark is stored once before the next is
 * decided, and the run finishes in the transaction of its event.
 */
@Injectable()
export class MarkingRunService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly services: ServiceClient,
    private readonly failures: FailureReporter,
    private readonly deferral: WorkingDeferral,
    @Inject(MARKER) private readonly marker: Marker,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Marks a submission to the end. A finished run publishes its event again, in case it was lost; pending questions are
   * tried again. Throws UnknownSubmissionError.
   */
  async mark(submissionId: string): Promise<void> {
    const before = await this.database.fork().findOne(MarkingRun, { submissionId });
    const wasFinished = Boolean(before?.completedAt);
    if (wasFinished && before?.unmarkedCount === 0) return this.finish(submissionId, { wasFinished });
    const { submission } = await this.services.call(getSubmissionToMark, { submissionId });
    if (!submission) throw new UnknownSubmissionError(submissionId);
    await this.begin(submissionId);
    await this.markOpenQuestions(submission);
    await this.finish(submissionId, { wasFinished, questionCount: submission.responses.length });
  }

  private async begin(submissionId: string): Promise<void> {
    await this.database
      .fork()
      .createQueryBuilder(MarkingRun)
      .insert({
        submissionId,
        markerVersion: MARKER_VERSION,
        unmarkedCount: 0,
        startedAt: new Date(),
        completedAt: null,
      })
      .onConflict('submissionId')
      .ignore()
      .execute();
  }

  /** A mark deferred to a model leaves its question pending; the process that settles it stores the mark. */
  private async markOpenQuestions(submission: SubmissionToMark): Promise<void> {
    const { submissionId, responses } = submission;
    const em = this.database.fork();
    const deferred = await this.deferral.listDeferred(submissionId);
    const marked = await em.find(Mark, { submissionId }, { fields: ['questionId'] });
    const done = new Set(marked.map((m) => m.questionId));
    for (const response of responses) {
      if (done.has(response.scheme.questionId) || deferred.has(response.questionIndex)) continue;
      const mark = await this.decide(response);
      if (mark && !(await this.deferral.defer(submission, response, mark)))
        await insertMark(em, submissionId, mark);
    }
  }

  /**
   * Null when the scheme cannot be marked by. Such a question stays pending (MARK-23: the pupil sees "?") rather than
   * costing a mark or holding up the others; operators are told, and a repeated job tries it again.
   */
  private async decide(response: ResponseToMark): Promise<QuestionMark | null> {
    try {
      return this.marker(response);
    } catch (error) {
      this.logger.warn('question not marked');
      await this.failures.report(error, 'mark-question');
      return null;
    }
  }

  private async finish(submissionId: string, { wasFinished, questionCount }: FinishOptions): Promise<void> {
    await this.database.transaction(async (em) => {
      const run = await em.findOneOrFail(
        MarkingRun,
        { submissionId },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      const marked = await em.count(Mark, { submissionId });
      const unmarkedCount = questionCount === undefined ? run.unmarkedCount : questionCount - marked;
      // Another worker that was at it meanwhile has finished and said the same.
      if (!wasFinished && run.completedAt && run.unmarkedCount === unmarkedCount) return;
      run.completedAt ??= new Date();
      run.unmarkedCount = unmarkedCount;
      for (const judgingId of await takeNewJudgings(em, submissionId))
        this.outbox.addJob(em, askJudge, { judgingId });
      await addSubmissionMarked(em, this.outbox, submissionId);
    });
  }
}

interface FinishOptions {
  /** The run was finished when this job began. */
  wasFinished: boolean;
  /** Absent when every question is known to have its mark. */
  questionCount?: number;
}
