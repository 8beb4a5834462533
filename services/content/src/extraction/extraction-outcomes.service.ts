import { Injectable } from '@nestjs/common';
import { topicExtracted } from '@sumfox/contracts/messages/content.events';
import { Database } from '@sumfox/platform/database/database';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { type Outcome, settleRow } from './extraction.queries.js';

/** Settles extractions, each once. */
@Injectable()
export class ExtractionOutcomes {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** Outcome, event and the end of the bytes in one transaction; nothing for one that was settled or is gone. */
  async settle(extractionId: string, outcome: Outcome, durationMs: number): Promise<void> {
    await this.database.transaction(async (em) => {
      const accountId = await settleRow(em, extractionId, outcome);
      if (accountId === null) return;
      const draft = outcome.state === 'done' ? outcome.draft : null;
      this.outbox.addEvent(em, topicExtracted, {
        extractionId,
        accountId,
        outcome: outcome.state,
        readBy: outcome.state === 'done' ? outcome.readBy : null,
        questions: draft?.modelQuestions.length ?? 0,
        answers: draft?.modelAnswers.length ?? 0,
        durationMs: Math.round(durationMs),
      });
    });
  }
}
