import { Inject, Injectable } from '@nestjs/common';
import type { Recheck, recheckItem } from '@product/contracts/content/recheck.calls';
import type { CallInput } from '@product/contracts/endpoint';
import { Database } from '@product/platform/database/database';
import type { Logger } from '@product/platform/logging/logger';
import { LOGGER } from '@product/platform/tokens';
import { findItems, retireItem } from '../bank/bank-item.queries.js';
import type { QuestionSource } from '../pregeneration/question-source.js';
import { QUESTION_SOURCE } from '../tokens.js';
import { recheck } from './recheck.rules.js';

/** Solves questions again that somebody doubts. */
@Injectable()
export class RecheckService {
  constructor(
    private readonly database: Database,
    @Inject(QUESTION_SOURCE) private readonly source: QuestionSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** A question found at fault leaves the bank before the answer is given. */
  async recheck(shown: CallInput<typeof recheckItem>): Promise<Recheck> {
    const { id } = shown.question;
    const em = this.database.fork();
    const item = (await findItems(em, [id])).get(id);
    const found = recheck(this.source, shown, item?.provenance ?? null);
    if (found.outcome === 'corrected' || found.outcome === 'faulty') {
      await retireItem(em, id);
      this.logger.warn(
        {
          itemId: id,
          template: item?.provenance.template,
          seed: item?.provenance.seed,
          ...found,
          scheme: undefined,
        },
        'item retired after a doubt',
      );
    }
    return found;
  }
}
