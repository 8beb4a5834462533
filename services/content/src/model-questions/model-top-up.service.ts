import { Inject, Injectable } from '@nestjs/common';
import { questionRejected } from '@product/contracts/messages/events';
import type { Item } from '@product/contracts/question/item';
import { Database, type EntityManager } from '@product/platform/database/database';
import type { Logger } from '@product/platform/logging/logger';
import { Outbox } from '@product/platform/messaging/outbox';
import { LOGGER } from '@product/platform/tokens';
import { listCellItems } from '../bank/bank-item.queries.js';
import { type ItemCell, cellKey } from '../bank/item-cell.js';
import { lockCell } from '../pregeneration/top-up.queries.js';
import { TopUpService } from '../pregeneration/top-up.service.js';
import { MODEL_QUESTIONS_CONFIG, type ModelQuestionsConfig } from '../config.js';
import { QuestionWriter } from './question-writer.service.js';
import { listFaultKinds } from './verdict.rules.js';
import { type WritingRecord, countWritings, insertWriting } from './written-question.queries.js';

/** Questions of a cell that may fail in a day before the engine has it to itself. */
const MOST_REFUSED = 2;
/** Questions that one job may have written: a large batch is spread over many jobs. */
const MOST_PER_JOB = 5;
/** After so long a job asks for no further question: the engine's turn must come. */
const JOB_MS = 20_000;

/**
 * The model's share of a cell, before the engine fills the rest. Nothing is open and nothing locked while the model is
 * asked; what became of a question is written down in one short transaction with the question and its event. A job
 * that dies loses at most the question under way; run again, it asks for the same attempt.
 */
@Injectable()
export class ModelTopUp {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly writer: QuestionWriter,
    private readonly topUps: TopUpService,
    @Inject(MODEL_QUESTIONS_CONFIG) private readonly config: ModelQuestionsConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Has at most `most` questions written for a cell that is to hold `target` active items; returns how many entered. */
  async contribute(cell: ItemCell, target: number, most = MOST_PER_JOB): Promise<number> {
    if (!this.writer.isConfigured) return 0;
    const share = Math.round((target * this.config.percent) / 100);
    const until = Date.now() + JOB_MS;
    let entered = 0;
    for (let asked = 0; asked < most && Date.now() < until; asked += 1) {
      const reader = this.database.fork();
      const { attempts, refusedLately, inBank } = await countWritings(reader, cell);
      const stock = await listCellItems(reader, cell);
      if (inBank >= share || stock.length >= target || refusedLately >= MOST_REFUSED) break;
      const writing = await this.writer.write(cell, attempts, stock);
      if (writing.kind !== 'written') {
        this.logger.debug({ ...cell, ...writing }, 'no question from the model');
        break;
      }
      if (await this.settle(writing.record, writing.item)) entered += 1;
    }
    return entered;
  }

  /** Writes down what became of a question, once; true when it entered the bank. */
  private async settle(record: WritingRecord, item: Item | null): Promise<boolean> {
    const { cell, attempt } = record;
    return this.database.transaction(async (em) => {
      await lockCell(em, cell);
      // Another worker had the same attempt and was first.
      if ((await countWritings(em, cell)).attempts > attempt) return false;
      const settled = record.outcome === 'entered' && item ? await this.enter(em, record, item) : record;
      await insertWriting(em, settled);
      if (settled.outcome !== 'entered') this.reject(em, settled);
      return settled.outcome === 'entered';
    });
  }

  /** Puts a question into the bank, unless what was put there meanwhile makes it a repetition. */
  private async enter(em: EntityManager, record: WritingRecord, item: Item): Promise<WritingRecord> {
    const stock = await listCellItems(em, record.cell);
    const repeats = this.writer.listDuplicateFaults(item, stock);
    if (repeats.length === 0 && (await this.topUps.keep(em, [item])).size > 0) return record;
    const faults = repeats.length > 0 ? repeats : ['duplicate: the pairing has it'];
    return { ...record, outcome: 'rejected', faults, score: 0 };
  }

  private reject(em: EntityManager, record: WritingRecord): void {
    const { cell, faults } = record;
    const faultKinds = listFaultKinds(faults);
    this.outbox.addEvent(em, questionRejected, {
      writingId: record.id,
      gradeLevel: cell.gradeLevel,
      subStrandId: cell.subStrandId,
      heuristicId: cell.heuristicId,
      source: 'model',
      outcome: record.outcome === 'review' ? 'review' : 'rejected',
      faultKinds,
      validationScore: record.score,
    });
    this.logger.info({ cell: cellKey(cell), outcome: record.outcome, faultKinds }, 'question not taken');
  }
}
