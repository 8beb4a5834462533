import { setImmediate as nextTurn } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Item } from '@product/contracts/question/item';
import { Database } from '@product/platform/database/database';
import type { Logger } from '@product/platform/logging/logger';
import { LOGGER } from '@product/platform/tokens';
import { listCellItems } from '../bank/bank-item.queries.js';
import { type ItemCell, cellKey } from '../bank/item-cell.js';
import { QuestionWriter } from '../model-questions/question-writer.service.js';
import type { WritingRecord } from '../model-questions/written-question.queries.js';
import { type TakenQuestion, setAttemptAside } from './batch-question.queries.js';
import { ItemMaker } from './item-maker.service.js';

/** Seeds tried before a cell is taken for exhausted. */
const DRAWS = 8;

/** What came of making a question: an item, a written one with what became of it, or that nothing could make it. */
export type MadeQuestion =
  | { kind: 'item'; item: Item }
  | { kind: 'written'; record: WritingRecord; item: Item | null }
  | { kind: 'nothing' };
/** As {@link MadeQuestion}, or that the money for it is spent. */
export type Made = MadeQuestion | { kind: 'over-budget' };

/** Makes one question of a batch; writes nothing down but which attempt is whose. */
@Injectable()
export class BatchMaker {
  constructor(
    private readonly database: Database,
    private readonly engine: ItemMaker,
    private readonly writer: QuestionWriter,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Null when the engine is to make it: the cell is none for a model, or there is no model to be had just now. */
  async askModel(question: TakenQuestion): Promise<Exclude<Made, { kind: 'item' }> | null> {
    const { cell } = question;
    question.attempt ??= await this.database.transaction((em) => setAttemptAside(em, question));
    const stock = await listCellItems(this.database.fork(), cell);
    const writing = await this.writer.write(cell, question.attempt, stock);
    if (writing.kind === 'written') return writing;
    if (writing.kind === 'unavailable' && writing.reason === 'over-budget') return { kind: 'over-budget' };
    this.logger.info({ cell: cellKey(cell), ...writing }, 'left to the engine');
    return null;
  }

  /** An item that repeats nothing which the bank has. */
  async makeByEngine(cell: ItemCell): Promise<MadeQuestion> {
    if (!this.engine.canMake(cell)) return { kind: 'nothing' };
    const stock = await listCellItems(this.database.fork(), cell);
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const item = this.engine.make(cell);
      if (item && !this.engine.isRepeat(item, stock)) return { kind: 'item', item };
      // Making is pure computing: let the queue's lock be renewed in between.
      await nextTurn();
    }
    this.logger.warn({ cell: cellKey(cell) }, 'cell gives no more new items');
    return { kind: 'nothing' };
  }
}
