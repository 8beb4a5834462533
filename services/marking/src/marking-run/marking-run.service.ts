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
import { beginRun, finishRun, insertMarks } from './marking-run.queries.js';
import { addSubmissionMarked, toMarkedByRules } from './submission-marked.js';

/** The id has no submission; a retry will not help. */
export class UnknownSubmissionError extends Error {
  constructor(submissionId: string) {
    super(`there is no submission ${submissionId}`);
    this.name = 'UnknownSubmissionError';
  }
}

/**
 * Marks submissions. Every step can be repeated, also by a second worker: each mark is stored once, all that the rules
 * decide together, and the run finishes in the transaction of its event.
 */
@Injectable()
export class MarkingRunService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly services: ServiceClient,
    private readonly failures: FailureReporter,
    @Inject(WorkingDeferral)
    private readonly deferral: Pick<WorkingDeferral, 'listDeferred' | 'mayDefer' | 'defer'>,
    @Inject(MARKER) private readonly marker: Marker,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Marks a submission to the end. A finished run publishes its event again, in case it was lost; pending questions are
   * tried again. Throws UnknownSubmissionError.
   */
  async mark(submissionId: string): Promise<void> {
    // The run comes first: the erasure of its pupil deletes it, and then no mark is stored.
    const isNew = await beginRun(this.database.fork(), submissionId, MARKER_VERSION);
    const before = isNew ? null : await this.database.fork().findOne(MarkingRun, { submissionId });
    const wasFinished = Boolean(before?.completedAt);
    if (wasFinished && before?.unmarkedCount === 0) return this.finish(submissionId, { wasFinished });
    const submission = await this.findSubmission(submissionId);
    if (!submission) {
      await this.database.fork().nativeDelete(MarkingRun, { submissionId, completedAt: null });
      throw new UnknownSubmissionError(submissionId);
    }
    const done = isNew ? NOTHING_DONE : await this.listDone(submissionId);
    const decided = await this.decideAll(submission.responses, done);
    if (isNew && (await this.finishByRules(submission, decided))) return;
    await this.storeEach(submission, decided);
    await this.finish(submissionId, { wasFinished, questionCount: submission.responses.length });
  }

  /** Null where there is none. */
  protected async findSubmission(submissionId: string): Promise<SubmissionToMark | null> {
    return (await this.services.call(getSubmissionToMark, { submissionId })).submission;
  }

  private async listDone(submissionId: string): Promise<Done> {
    const marked = await this.database.fork().find(Mark, { submissionId }, { fields: ['questionId'] });
    return {
      marked: new Set(marked.map((mark) => mark.questionId)),
      deferred: await this.deferral.listDeferred(submissionId),
    };
  }

  private async decideAll(responses: readonly ResponseToMark[], done: Done): Promise<Decided[]> {
    const decided: Decided[] = [];
    for (const response of responses) {
      if (isDone(done, response)) continue;
      const mark = await this.decide(response);
      if (mark) decided.push({ response, mark });
    }
    return decided;
  }

  /**
   * Stores marks and event of a new run in one statement. False, with nothing stored, where a model may be asked about a
   * mark.
   */
  private async finishByRules(
    { submissionId, responses }: SubmissionToMark,
    decided: readonly Decided[],
  ): Promise<boolean> {
    if (decided.some(({ response, mark }) => this.deferral.mayDefer(response, mark))) return false;
    const marks = decided.map(({ mark }) => mark);
    const messages = [toMarkedByRules(this.outbox, submissionId, marks)];
    const unmarkedCount = responses.length - marks.length;
    const isWritten = await finishRun(this.database.fork(), { submissionId, marks, unmarkedCount, messages });
    if (isWritten) this.outbox.announce(messages);
    return true;
  }

  /** A mark deferred to a model leaves its question pending; the process that settles it stores the mark. */
  private async storeEach(submission: SubmissionToMark, decided: readonly Decided[]): Promise<void> {
    const marks: QuestionMark[] = [];
    for (const { response, mark } of decided)
      if (!(await this.deferral.defer(submission, response, mark))) marks.push(mark);
    await insertMarks(this.database.fork(), submission.submissionId, marks);
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

/** The questions of a submission that need no mark from this job. */
interface Done {
  /** Ids of questions. */
  marked: ReadonlySet<string>;
  /** Places of the paper. */
  deferred: ReadonlySet<number>;
}

function isDone({ marked, deferred }: Done, { scheme, questionIndex }: ResponseToMark): boolean {
  return marked.has(scheme.questionId) || deferred.has(questionIndex);
}

/** A response with the mark that the rules give it. */
interface Decided {
  response: ResponseToMark;
  mark: QuestionMark;
}

const NOTHING_DONE: Done = { marked: new Set(), deferred: new Set() };

interface FinishOptions {
  /** The run was finished when this job began. */
  wasFinished: boolean;
  /** Absent when every question is known to have its mark. */
  questionCount?: number;
}
