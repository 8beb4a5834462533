import { setImmediate as nextTurn } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Item } from '@sumfox/contracts/question/item';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import type { Logger } from '@sumfox/platform/logging/logger';
import { LOGGER } from '@sumfox/platform/tokens';
import { cellKey, type ItemCell, listPairingItems, readWithdrawn } from '../bank/index.js';
import { QuestionWriter, type Writing } from '../model-questions/index.js';
import { type LeasedQuestion, setAttemptAside } from './batch-question.queries.js';
import { ItemMaker } from '../top-up/index.js';

/** Seeds tried before a cell is taken for exhausted. */
const DRAWS = 8;

/** A question that a model wrote, with its outcome. */
export type WrittenByModel = Extract<Writing, { kind: 'written' }>;

/** Makes one question of a batch; stores only the assignment of attempts. */
@Injectable()
export class BatchMaker {
  constructor(
    private readonly database: Database,
    private readonly engine: ItemMaker,
    private readonly writer: QuestionWriter,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Null when the engine is to make it: the cell is none for a model, or there is no model to be had just now. */
  async askModel(question: LeasedQuestion): Promise<WrittenByModel | { kind: 'over-budget' } | null> {
    const { cell } = question;
    question.attempt ??= await this.database.transaction((em) => setAttemptAside(em, question));
    const stock = await listPairingItems(this.database.fork(), cell);
    const writing = await this.writer.write(cell, question.attempt, stock);
    if (writing.kind === 'written') return writing;
    if (writing.kind === 'unavailable' && writing.reason === 'over-budget') return { kind: 'over-budget' };
    this.logger.info(
      { cell: cellKey(cell), ...writing },
      'question left to the engine after failed attempts',
    );
    return null;
  }

  /** An item that repeats no question of the bank; null without one. The caller has locked the pairing. */
  async makeByEngine(em: EntityManager, cell: ItemCell): Promise<Item | null> {
    if (!this.engine.canMake(cell)) return null;
    const stock = await listPairingItems(em, cell);
    const withdrawn = await readWithdrawn(em);
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const item = this.engine.make(cell, { withdrawn });
      if (item && !this.engine.isRepeat(item, stock)) return item;
      // Making is pure computing: let the queue's lock be renewed in between.
      await nextTurn();
    }
    this.logger.warn({ cell: cellKey(cell) }, 'cell has no new items left');
    return null;
  }
}
