import { Inject, Injectable } from '@nestjs/common';
import type { Recheck, recheckItem } from '@product/contracts/content/recheck.calls';
import type { CallInput } from '@product/contracts/endpoint';
import { itemWithdrawn } from '@product/contracts/messages/dispute.events';
import type { ItemProvenance } from '@product/contracts/question/item';
import { Database } from '@product/platform/database/database';
import type { Logger } from '@product/platform/logging/logger';
import { Outbox } from '@product/platform/messaging/outbox';
import { LOGGER } from '@product/platform/tokens';
import { findItems, retireItem } from '../bank/bank-item.queries.js';
import type { QuestionSource } from '../pregeneration/question-source.js';
import { QUESTION_SOURCE } from '../tokens.js';
import { recheck } from './recheck.rules.js';

type Shown = CallInput<typeof recheckItem>;

/** Solves questions again that somebody doubts. */
@Injectable()
export class RecheckService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    @Inject(QUESTION_SOURCE) private readonly source: QuestionSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * A question found at fault leaves the bank before the answer is given, and in the same transaction it is told to
   * those who have to mend the papers that bear it. Found again, it is told again: whoever hears it bears that.
   */
  async recheck(shown: Shown): Promise<Recheck> {
    const { found, provenance } = await this.look(shown);
    if (found.outcome !== 'corrected' && found.outcome !== 'faulty') return found;
    const itemId = shown.question.id;
    const { outcome } = found;
    await this.database.transaction(async (em) => {
      await retireItem(em, itemId);
      this.outbox.addEvent(em, itemWithdrawn, { itemId, outcome });
    });
    this.logger.warn(
      { itemId, template: provenance?.template, seed: provenance?.seed, outcome },
      'item retired after a doubt',
    );
    return found;
  }

  /** What comes out for one copy of a question; nothing changes by it. */
  async solveAgain(shown: Shown): Promise<Recheck> {
    return (await this.look(shown)).found;
  }

  private async look(shown: Shown): Promise<{ found: Recheck; provenance: ItemProvenance | null }> {
    const { id } = shown.question;
    const provenance = (await findItems(this.database.fork(), [id])).get(id)?.provenance ?? null;
    return { found: recheck(this.source, shown, provenance), provenance };
  }
}
