import { Injectable } from '@nestjs/common';
import { topicExtracted } from '@sumfox/contracts/messages/content.events';
import { draftTopic } from '@sumfox/contracts/messages/jobs';
import { Database } from '@sumfox/platform/database/database';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { type Outcome, type ReadSheet, type Step, keepSheet, settleRow } from './extraction.queries.js';

/** Takes extractions from one step to the next, each once. */
@Injectable()
export class ExtractionOutcomes {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** Stores text and job in one transaction; does nothing for a PDF that was read before, is settled or is deleted. */
  async handOver(extractionId: string, sheet: ReadSheet): Promise<void> {
    await this.database.transaction(async (em) => {
      if (await keepSheet(em, extractionId, sheet)) this.outbox.addJob(em, draftTopic, { extractionId });
    });
  }

  /**
   * Stores outcome and event and deletes bytes and text, in one transaction; does nothing when the PDF has left that
   * step.
   */
  async settle(extractionId: string, step: Step, outcome: Outcome): Promise<void> {
    await this.database.transaction(async (em) => {
      const settled = await settleRow(em, extractionId, step, outcome);
      if (!settled) return;
      const draft = outcome.state === 'done' ? outcome.draft : null;
      this.outbox.addEvent(em, topicExtracted, {
        extractionId,
        ...settled,
        outcome: outcome.state,
        readBy: outcome.state === 'done' ? outcome.readBy : null,
        questions: draft?.modelQuestions.length ?? 0,
        answers: draft?.modelAnswers.length ?? 0,
      });
    });
  }
}
