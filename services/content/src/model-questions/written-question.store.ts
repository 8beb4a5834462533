import { Inject, Injectable } from '@nestjs/common';
import { questionRejected } from '@sumfox/contracts/messages/events';
import type { Item } from '@sumfox/contracts/question/item';
import type { EntityManager } from '@sumfox/platform/database/database';
import type { Logger } from '@sumfox/platform/logging/logger';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { LOGGER } from '@sumfox/platform/tokens';
import { cellKey, listPairingItems } from '../bank/index.js';
import { TopUpService } from '../top-up/index.js';
import { QuestionWriter } from './question-writer.service.js';
import { listFaultKinds } from './verdict.rules.js';
import { type WritingRecord, insertWriting } from './written-question.queries.js';

/** Stores outcomes of written questions in the caller's transaction; the caller has locked the pairing. */
@Injectable()
export class WrittenQuestionStore {
  constructor(
    private readonly outbox: Outbox,
    private readonly writer: QuestionWriter,
    private readonly topUps: TopUpService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Stores a new attempt with its event, and the question in the bank unless a newer item there makes it a repeat.
   * Returns the stored record.
   */
  async settle(em: EntityManager, record: WritingRecord, item: Item | null): Promise<WritingRecord> {
    const settled = record.outcome === 'entered' && item ? await this.enter(em, record, item) : record;
    await insertWriting(em, settled);
    if (settled.outcome !== 'entered') this.reject(em, settled);
    return settled;
  }

  private async enter(em: EntityManager, record: WritingRecord, item: Item): Promise<WritingRecord> {
    const stock = await listPairingItems(em, record.cell);
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
    this.logger.info(
      { cell: cellKey(cell), outcome: record.outcome, faultKinds },
      'written question rejected',
    );
  }
}
