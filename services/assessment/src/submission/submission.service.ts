import { Injectable } from '@nestjs/common';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import type { submitAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import type { PaperOutcome } from '@sumfox/contracts/assessment/result';
import { submissionReceived } from '@sumfox/contracts/messages/events';
import { markSubmission } from '@sumfox/contracts/messages/jobs';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { findTogether } from '@sumfox/platform/database/entity-rows';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { currentCall } from '@sumfox/platform/rpc/current-call';
import { AWAY } from '@sumfox/platform/rpc/service-client';
import { type Turn, WaitingLine } from '@sumfox/platform/rpc/waiting-line';
import { v7 as uuid } from 'uuid';
import {
  findExchangedPlaces,
  getOwnPaper,
  listMarkSchemes,
  lockForSubmission,
  type PaperOfSubmission,
  questionsOf,
  refusedDrawings,
  ResponseService,
  responsesOf,
  settleKnown,
  toResponses,
} from '../paper/index.js';
import { getCompletedPaper } from '../result/index.js';
import { ResultWaiter } from './result-waiter.js';
import {
  incompleteAssessment,
  missingQuestions,
  timeSpentSeconds,
  toEntries,
  unreadableAnswers,
  unreadableQuestions,
} from './submission.rules.js';
import { storeSubmission } from './submission.queries.js';

/** How long a submit call waits for its marks before it answers 202. */
const WAIT_MS = 15_000;
/** Time kept for the answer: a call that comes late to its turn answers 202 sooner. */
const ANSWER_MARGIN_MS = 1_000;
/** Share of the connections that take papers in at a time. A class hands in at once, and saves need the others. */
const SHARE_TAKING_IN = 0.5;

type SubmitBody = EndpointInput<typeof submitAssessment>['body'];

/** Takes each paper in once and answers with the outcome (PAPER-23). */
@Injectable()
export class SubmissionService {
  private readonly line: WaitingLine;

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly responses: ResponseService,
    private readonly waiter: ResultWaiter,
  ) {
    this.line = new WaitingLine(
      Math.max(1, Math.floor(database.maxConnections * SHARE_TAKING_IN)),
      () => new ProductError('unavailable', 'service-unavailable', AWAY),
    );
  }

  /** A repeat with any content returns the stored outcome of the first. */
  async submit(body: SubmitBody, pupilId: string): Promise<EndpointResponse<typeof submitAssessment>> {
    const isNew = await this.line.run(() => this.takeIn(body, pupilId), toTurn());
    const outcome = await this.waiter.wait(
      body.assessmentId,
      Math.min(WAIT_MS, toTurn().maxWaitMs),
      () => this.findOutcome(body.assessmentId, pupilId),
      { waitsFirst: isNew },
    );
    return outcome ?? { success: true, status: 'marking', assessmentId: body.assessmentId };
  }

  /**
   * Takes a paper in without waiting for its marks, as handed in at a moment: now, where none is given. False where it
   * was taken in before.
   */
  async takeIn(body: SubmitBody, pupilId: string, at = new Date()): Promise<boolean> {
    const received = await this.database.transaction((em) => this.receive(em, body, pupilId, at));
    // The answers that did come are kept: only handing in was refused.
    if (received instanceof ProductError) throw received;
    return received;
  }

  /** Stores the submission unless there is one, or returns why it cannot be accepted yet. True for a new one. */
  private async receive(
    em: EntityManager,
    body: SubmitBody,
    pupilId: string,
    at: Date,
  ): Promise<ProductError | boolean> {
    const paper = await lockForSubmission(em, body.assessmentId, pupilId);
    if (paper.status !== 'in-progress') return false;
    // The whole paper was answered on one device, so the pupil has seen its questions.
    if (paper.type === 'diagnostic' && paper.exchangeCount > 0) await putAnsweredBack(em, paper.id, body);
    const { standing, stored } = await findTogether(em, {
      standing: questionsOf(paper.id),
      stored: responsesOf(paper.id),
    });
    const questions = standing.map(({ question }) => question);
    const responses = toResponses(stored);
    const entries = toEntries(questions, body.answers);
    const refusal = refusedDrawings(await this.responses.merge(em, paper, responses, entries));
    if (refusal) return refusal;
    const missing = missingQuestions(questions, responses);
    if (missing.length > 0) return incompleteAssessment(missing);
    if (body.asksUnreadable) {
      const unreadable = unreadableQuestions(await listMarkSchemes(em, paper.id), responses);
      if (unreadable.length > 0) return unreadableAnswers(unreadable);
    }
    await this.store(em, paper, body, at);
    return true;
  }

  private async store(
    em: EntityManager,
    paper: PaperOfSubmission,
    body: SubmitBody,
    at: Date,
  ): Promise<void> {
    const { id: paperId, pupilId } = paper;
    const submissionId = uuid();
    const messages = [
      this.outbox.toJobRow(markSubmission, { submissionId }),
      this.outbox.toEventRow(submissionReceived, { assessmentId: paperId, submissionId, pupilId }),
    ];
    const written = await storeSubmission(em, {
      id: submissionId,
      paperId,
      clientId: body.submissionId ?? null,
      receivedAt: at,
      timeSpentSeconds: timeSpentSeconds(body.timeSpent, paper.createdAt, at),
      messages,
    });
    if (written > 0) this.outbox.noteWritten(em, messages);
  }

  /** Reads the state alone first: while marks are on their way, that is all there is. */
  private async findOutcome(paperId: number, pupilId: string): Promise<PaperOutcome | null> {
    const em = this.database.fork();
    const paper = await getOwnPaper(em, paperId, pupilId);
    return paper.status === 'completed' ? (await getCompletedPaper(em, paper)).outcome : null;
  }

  /** Throws 403 when the body names another pupil. */
  rejectForeignPupil(studentId: string | number | undefined, pupilId: string): void {
    if (studentId !== undefined && String(studentId) !== pupilId)
      throw new ProductError('forbidden', 'foreign-pupil', 'Access denied');
  }
}

/** The turn of the call that is being answered. */
function toTurn(): Turn {
  const call = currentCall();
  if (!call) return { maxWaitMs: WAIT_MS };
  const { receivedAt, answerBy, signal } = call;
  return { arrivedAt: receivedAt, maxWaitMs: answerBy - ANSWER_MARGIN_MS - performance.now(), signal };
}

/** Puts questions back that were exchanged while the pupil answered them without a connection. */
async function putAnsweredBack(em: EntityManager, paperId: number, { answers }: SubmitBody): Promise<void> {
  const places = await findExchangedPlaces(em, paperId);
  const known = answers.flatMap(({ questionId }) => {
    const index = places.get(questionId);
    return index === undefined ? [] : [[index, { questionId, isSeen: true }] as const];
  });
  if (known.length > 0) await settleKnown(em, paperId, new Map(known));
}
