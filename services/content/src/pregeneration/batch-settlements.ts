import { Injectable } from '@nestjs/common';
import type { Item } from '@product/contracts/question/item';
import { Database, type EntityManager } from '@product/platform/database/database';
import { listCellItems } from '../bank/bank-item.queries.js';
import { isWritten } from '../model-questions/written-question.queries.js';
import { WritingBook } from '../model-questions/writing-book.service.js';
import type { BatchRow } from './batch.entity.js';
import type { MadeQuestion } from './batch-maker.service.js';
import { BatchMessages } from './batch-messages.js';
import { isOver, lockBatch } from './batch.queries.js';
import {
  type Settlement,
  type TakenQuestion,
  giveBack,
  isOpen,
  settleQuestion,
} from './batch-question.queries.js';
import { ItemMaker } from './item-maker.service.js';
import { lockCell } from './top-up.queries.js';
import { TopUpService } from './top-up.service.js';

type Verdict = Omit<Settlement, 'tookMs'>;

/**
 * Writes down what became of the questions of batches. Always locked in the order cell, batch, question: nobody waits
 * for ever.
 */
@Injectable()
export class BatchSettlements {
  constructor(
    private readonly database: Database,
    private readonly maker: ItemMaker,
    private readonly topUps: TopUpService,
    private readonly book: WritingBook,
    private readonly messages: BatchMessages,
  ) {}

  /**
   * One transaction: the question into the bank, its place in the plan, the batch's figures, the events. A place that
   * another worker settled first stays as it is. False when the question must be made anew, since the bank got its like
   * meanwhile or its attempt was written down by another.
   */
  async settle(question: TakenQuestion, made: MadeQuestion, tookMs: number): Promise<boolean> {
    return this.database.transaction(async (em) => {
      await lockCell(em, question.cell);
      if (!(await isOpen(em, question))) return true;
      // Compared before the batch is locked: other questions of it need not wait for that.
      if (made.kind === 'item' && (await this.isRepeat(em, question, made.item))) return false;
      if (made.kind === 'written' && (await isWritten(em, made.record))) return false;
      const batch = await lockBatch(em, question.batchId);
      if (!batch) return true;
      const verdict = await this.keep(em, made);
      if (!verdict) return false;
      const leftInPart = await settleQuestion(em, question, { ...verdict, tookMs });
      count(batch, verdict, tookMs);
      if (finish(batch) || leftInPart === 0) this.messages.progress(em, batch);
      return true;
    });
  }

  /**
   * Gives back a question for which there was no money, `asOf` when that was, and lets its batch stand still until there
   * is some; unless the question has been left to the engine meanwhile.
   */
  async pauseForMoney(question: TakenQuestion, asOf: Date): Promise<void> {
    await this.database.transaction(async (em) => {
      const batch = await lockBatch(em, question.batchId);
      const isForModel = await giveBack(em, question);
      if (batch?.status !== 'running' || !isForModel) return;
      Object.assign(batch, { status: 'paused', pausedBecause: 'over-budget', pausedAt: asOf });
      this.messages.progress(em, batch);
    });
  }

  private async isRepeat(em: EntityManager, { cell }: TakenQuestion, item: Item): Promise<boolean> {
    return this.maker.isRepeat(item, await listCellItems(em, cell));
  }

  /** Null for an item that the pairing has already. */
  private async keep(em: EntityManager, made: MadeQuestion): Promise<Verdict | null> {
    if (made.kind === 'nothing') return { outcome: 'unmade', madeId: null };
    if (made.kind === 'item') {
      const { id } = made.item.question;
      return (await this.topUps.keep(em, [made.item])).has(id) ? { outcome: 'entered', madeId: id } : null;
    }
    const { id, outcome } = await this.book.settle(em, made.record, made.item);
    return { outcome: outcome === 'entered' ? 'entered' : 'rejected', madeId: id };
  }
}

function count(batch: BatchRow, { outcome }: Verdict, tookMs: number): void {
  batch.generatedQuestions += 1;
  if (outcome === 'entered') batch.validatedQuestions += 1;
  if (outcome === 'unmade') batch.unmadeQuestions += 1;
  batch.tookMs += tookMs;
}

/** Ends a batch whose last question this was; true when it did. */
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
