import { Injectable } from '@nestjs/common';
import { draftTopic, extractTopic } from '@sumfox/contracts/messages/jobs';
import { Database } from '@sumfox/platform/database/database';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { HandlesRecurringJob } from '@sumfox/platform/messaging/recurring-job';
import { ExtractionOutcomes } from './extraction-outcomes.service.js';
import { claimUnasked, deleteSettled, listUnsettled } from './extraction.queries.js';

const SWEEP_INTERVAL_MS = 30_000;
/** A job that was lost with its queue is asked for again after this long. */
const SILENCE_LIMIT_MS = 90_000;
/** Longest time that bytes and text are kept. */
export const GIVEN_UP_AFTER_MS = 10 * 60_000;
/** How long the outcome is kept. */
const KEPT_MS = 24 * 3_600_000;

/** Settles every PDF in the end and deletes it after a day. */
@Injectable()
export class ExtractionSweeper {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly outcomes: ExtractionOutcomes,
  ) {}

  @HandlesRecurringJob({ name: 'settle-extractions', every: SWEEP_INTERVAL_MS })
  async run(): Promise<void> {
    for (const { id, step, draft } of await listUnsettled(this.database.fork(), GIVEN_UP_AFTER_MS))
      await this.outcomes.settle(
        id,
        step,
        draft ? { state: 'done', draft, readBy: 'rules' } : { state: 'failed', refusal: 'unreadable' },
      );
    await this.database.transaction(async (em) => {
      for (const extractionId of await claimUnasked(em, 'waiting', SILENCE_LIMIT_MS))
        this.outbox.addJob(em, extractTopic, { extractionId });
      for (const extractionId of await claimUnasked(em, 'drafting', SILENCE_LIMIT_MS))
        this.outbox.addJob(em, draftTopic, { extractionId });
    });
    await deleteSettled(this.database.fork(), KEPT_MS);
  }
}
