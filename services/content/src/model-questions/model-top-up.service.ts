import { Inject, Injectable } from '@nestjs/common';
import type { Item } from '@sumfox/contracts/question/item';
import { Database } from '@sumfox/platform/database/database';
import type { Logger } from '@sumfox/platform/logging/logger';
import { LOGGER } from '@sumfox/platform/tokens';
import { countItems, type ItemCell, listPairingItems } from '../bank/index.js';
import { lockPairing } from '../top-up/index.js';
import { MODEL_QUESTIONS_CONFIG, type ModelQuestionsConfig } from '../config.js';
import { QuestionWriter } from './question-writer.service.js';
import { WrittenQuestionStore } from './written-question.store.js';
import { type WritingRecord, countWritings, isWritten } from './written-question.queries.js';

/** Questions of a cell that may fail in a day before the engine has it to itself. */
const MAX_REJECTED = 2;
/** Questions that one job may have written: a large batch is spread over many jobs. */
const MAX_PER_JOB = 5;
/** After so long a job asks for no further question: the engine's turn must come. */
const JOB_MS = 20_000;

/**
 * Makes the model's share of a cell before the engine fills the rest. No transaction or lock is open during a model
 * call. The outcome is stored in one short transaction with the question and its event. A killed job loses at most the
 * current question; the next run requests the same attempt.
 */
@Injectable()
export class ModelTopUp {
  constructor(
    private readonly database: Database,
    private readonly writer: QuestionWriter,
    private readonly book: WrittenQuestionStore,
    @Inject(MODEL_QUESTIONS_CONFIG) private readonly config: ModelQuestionsConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Has at most `most` questions written for a cell that is to hold `target` active items; returns how many entered.
   */
  async contribute(cell: ItemCell, target: number, most = MAX_PER_JOB): Promise<number> {
    if (!this.writer.isConfigured) return 0;
    const share = Math.round((target * this.config.percent) / 100);
    const until = Date.now() + JOB_MS;
    let entered = 0;
    for (let asked = 0; asked < most && Date.now() < until; asked += 1) {
      const reader = this.database.fork();
      const { nextAttempt, refusedLately, inBank } = await countWritings(reader, cell);
      const inCell = await countItems(reader, cell);
      if (inBank >= share || inCell >= target || refusedLately >= MAX_REJECTED) break;
      const stock = await listPairingItems(reader, cell);
      const writing = await this.writer.write(cell, nextAttempt, stock);
      if (writing.kind !== 'written') {
        this.logger.debug({ ...cell, ...writing }, 'model wrote no usable question');
        break;
      }
      if (await this.settle(writing.record, writing.item)) entered += 1;
    }
    return entered;
  }

  /** Records the outcome of a question once; returns whether it entered the bank. */
  private async settle(record: WritingRecord, item: Item | null): Promise<boolean> {
    return this.database.transaction(async (em) => {
      await lockPairing(em, record.cell);
      // Another worker had the same attempt and was first.
      if (await isWritten(em, record)) return false;
      return (await this.book.settle(em, record, item)).outcome === 'entered';
    });
  }
}
