import { Injectable } from '@nestjs/common';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { isWritten, WrittenQuestionStore } from '../model-questions/index.js';
import type { BatchRow } from './batch.entity.js';
import { BatchMaker, type WrittenByModel } from './batch-maker.service.js';
import { BatchMessages } from './batch-messages.js';
import { isOver, lockBatch } from './batch.queries.js';
import {
  type Settlement,
  type LeasedQuestion,
  giveBack,
  isOpen,
  settleQuestion,
} from './batch-question.queries.js';
import { lockPairing, TopUpService } from '../top-up/index.js';

type Verdict = Omit<Settlement, 'tookMs'>;

const UNMADE: Verdict = { outcome: 'unmade', madeId: null };

/**
 * Stores outcomes of batch questions. Locks are taken in the order pairing, batch, question, which avoids deadlocks.
 */
@Injectable()
export class BatchSettlements {
  constructor(
    private readonly database: Database,
    private readonly maker: BatchMaker,
    private readonly topUps: TopUpService,
    private readonly book: WrittenQuestionStore,
    private readonly messages: BatchMessages,
  ) {}

  /**
   * One transaction stores the question, its place in the plan, the batch's figures and the events. If no model wrote
   * the question, the engine makes it here, as fast as storing it. A place that another worker settled stays. Returns
   * false when the question must be made again, because its attempt was recorded by another worker or its pairing has
   * the same question.
   */
  async settle(
    question: LeasedQuestion,
    written: WrittenByModel | null,
    startedAt: number,
  ): Promise<boolean> {
    return this.database.transaction(async (em) => {
      await lockPairing(em, question.cell);
      if (!(await isOpen(em, question))) return true;
      const verdict = await (written ? this.keepWritten(em, written) : this.keepMade(em, question));
      if (!verdict) return false;
      await this.write(em, question, verdict, startedAt);
      return true;
    });
  }

  /** Records that no question could be made. */
  async giveUp(question: LeasedQuestion, startedAt: number): Promise<void> {
    await this.database.transaction(async (em) => {
      await lockPairing(em, question.cell);
      if (await isOpen(em, question)) await this.write(em, question, UNMADE, startedAt);
    });
  }

  /**
   * Returns a question without budget as of `asOf`, and pauses its batch until the budget renews, unless the question
   * was left to the engine meanwhile.
   */
  async pauseForBudget(question: LeasedQuestion, asOf: Date): Promise<void> {
    await this.database.transaction(async (em) => {
      const batch = await lockBatch(em, question.batchId);
      const isForModel = await giveBack(em, question);
      if (batch?.status !== 'running' || !isForModel) return;
      Object.assign(batch, { status: 'paused', pausedBecause: 'over-budget', pausedAt: asOf });
      this.messages.progress(em, batch);
    });
  }

  private async keepWritten(em: EntityManager, { record, item }: WrittenByModel): Promise<Verdict | null> {
    if (await isWritten(em, record)) return null;
    const { id, outcome } = await this.book.settle(em, record, item);
    return { outcome: outcome === 'entered' ? 'entered' : 'rejected', madeId: id };
  }

  private async keepMade(em: EntityManager, { cell }: LeasedQuestion): Promise<Verdict | null> {
    const item = await this.maker.makeByEngine(em, cell);
    if (!item) return UNMADE;
    const { id } = item.question;
    return (await this.topUps.keep(em, [item])).has(id) ? { outcome: 'entered', madeId: id } : null;
  }

  private async write(
    em: EntityManager,
    question: LeasedQuestion,
    verdict: Verdict,
    startedAt: number,
  ): Promise<void> {
    const tookMs = Math.round(performance.now() - startedAt);
    // Locked last: other questions of the batch need not wait for the making of this one.
    const batch = await lockBatch(em, question.batchId);
    if (!batch) throw new Error(`no batch ${question.batchId}`);
    const leftInPart = await settleQuestion(em, question, { ...verdict, tookMs });
    count(batch, verdict, tookMs);
    if (finish(batch) || leftInPart === 0) this.messages.progress(em, batch);
  }
}

function count(batch: BatchRow, { outcome }: Verdict, tookMs: number): void {
  batch.generatedQuestions += 1;
  if (outcome === 'entered') batch.validatedQuestions += 1;
  if (outcome === 'unmade') batch.unmadeQuestions += 1;
  batch.tookMs += tookMs;
}

/** Completes the batch after its last question; returns whether it did. */
function finish(batch: BatchRow): boolean {
  if (isOver(batch) || batch.generatedQuestions < batch.targetQuestions) return false;
  Object.assign(batch, {
    status: batch.validatedQuestions > 0 ? 'completed' : 'failed',
    pausedBecause: null,
    pausedAt: null,
    finishedAt: new Date(),
  });
  return true;
}
