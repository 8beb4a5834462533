import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Recheck, recheckItem } from '@sumfox/contracts/content/recheck.calls';
import type { CallInput } from '@sumfox/contracts/endpoint';
import { itemWithdrawn } from '@sumfox/contracts/messages/dispute.events';
import type { Item, ItemProvenance } from '@sumfox/contracts/question/item';
import { Database } from '@sumfox/platform/database/database';
import type { Logger } from '@sumfox/platform/logging/logger';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { currentCall } from '@sumfox/platform/rpc/current-call';
import { LOGGER } from '@sumfox/platform/tokens';
import { findItems, retireItem } from '../bank/index.js';
import { BLIND_SOLVES, BlindSolver } from '../model-questions/index.js';
import { QUESTION_SOURCE, type QuestionSource } from '../question-source/index.js';
import { holdsGates, recheck } from './recheck.rules.js';

/** How long the model's replies are waited for at most; later ones are stored for the next caller. */
const READ_WITHIN_MS = 3_500;
/** Time kept for the answer: a caller with less time than that gets it sooner. */
const ANSWER_MARGIN_MS = 500;

type Shown = CallInput<typeof recheckItem>;

/** Solves doubted questions again. */
@Injectable()
export class RecheckService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    @Inject(QUESTION_SOURCE) private readonly source: QuestionSource,
    private readonly solver: BlindSolver,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Withdraws a faulty question before the reply and publishes the event in the same transaction, for the services that
   * must correct papers. A repeat publishes it again, which subscribers tolerate.
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

  /** Outcome for one copy of a question; changes nothing. */
  async solveAgain(shown: Shown): Promise<Recheck> {
    return (await this.look(shown)).found;
  }

  private async look(shown: Shown): Promise<{ found: Recheck; provenance: ItemProvenance | null }> {
    const { id } = shown.question;
    const provenance = (await findItems(this.database.fork(), [id])).get(id)?.provenance ?? null;
    const found =
      provenance?.source === 'model'
        ? await this.recheckWritten({ ...shown, provenance })
        : recheck(this.source, shown, provenance);
    return { found, provenance };
  }

  /**
   * A model's question has no seed that repeats it, so the gates and new blind solves decide. It is proved only if all
   * confirm the key; a shared doubt goes to a person.
   */
  private async recheckWritten(item: Item): Promise<Recheck> {
    if (!holdsGates(this.source, item)) return { outcome: 'faulty', scheme: null };
    const solved = this.solver.isConfigured
      ? await Promise.race([this.solver.solveAgain(item), sleep(readWithinMs(), null, { ref: false })])
      : null;
    const isProved = solved?.kind === 'solved' && solved.agreeing === BLIND_SOLVES;
    return { outcome: isProved ? 'proved' : 'unproved', scheme: null };
  }
}

function readWithinMs(): number {
  const call = currentCall();
  const leftMs = call ? call.answerBy - performance.now() - ANSWER_MARGIN_MS : READ_WITHIN_MS;
  return Math.max(0, Math.min(READ_WITHIN_MS, leftMs));
}
