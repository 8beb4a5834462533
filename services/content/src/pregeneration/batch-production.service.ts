import { Inject } from '@nestjs/common';
import { produceBatch } from '@sumfox/contracts/messages/jobs';
import { Shutdown } from '@sumfox/platform/shutdown/shutdown';
import { Database } from '@sumfox/platform/database/database';
import type { Logger } from '@sumfox/platform/logging/logger';
import { HandlesJob, type JobHandler } from '@sumfox/platform/messaging/job-handler';
import { LOGGER } from '@sumfox/platform/tokens';
import type * as z from 'zod/mini';
import { cellKey } from '../bank/index.js';
import { BatchMaker } from './batch-maker.service.js';
import { BatchMessages } from './batch-messages.js';
import { type LeasedQuestion, hasOpen, releaseLease, leaseQuestion } from './batch-question.queries.js';
import { BatchSettlements } from './batch-settlements.js';

/** After so long a job begins with no further question: what pupils wait for must have its turn. */
const JOB_MS = 20_000;
/** Failed attempts after which a question is given up. */
const MAX_ATTEMPTS = 5;
/** Attempts to make a question again because another worker stored the same one first. */
const MAX_ROUNDS = 3;

type PartOfBatch = z.output<typeof produceBatch.data>;

/**
 * Makes the questions of a batch part one by one. No transaction or lock is open during a model call. The outcome is
 * stored in one short transaction with the question and its events. A killed worker loses at most the current question,
 * and each place gets one question however many workers run.
 */
@HandlesJob(produceBatch)
export class BatchProduction implements JobHandler<typeof produceBatch.data> {
  constructor(
    private readonly database: Database,
    private readonly maker: BatchMaker,
    private readonly settlements: BatchSettlements,
    private readonly messages: BatchMessages,
    private readonly shutdown: Shutdown,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async perform(job: PartOfBatch): Promise<void> {
    const { batchId, part } = job;
    const until = Date.now() + JOB_MS;
    while (Date.now() < until && !this.shutdown.signal.aborted) {
      const question = await this.database.transaction((em) => leaseQuestion(em, batchId, part));
      if (!question) return;
      await this.produce(question);
    }
    await this.database.transaction(async (em) => {
      if (await hasOpen(em, batchId, part)) this.messages.ask(em, job);
    });
  }

  private async produce(question: LeasedQuestion): Promise<void> {
    try {
      await this.makeAndSettle(question);
    } catch (error) {
      await releaseLease(this.database.fork(), question);
      throw error;
    }
  }

  private async makeAndSettle(question: LeasedQuestion): Promise<void> {
    const startedAt = performance.now();
    for (let round = 0; round < MAX_ROUNDS && question.tries <= MAX_ATTEMPTS; round += 1) {
      const askedAt = new Date();
      const written = question.maker === 'model' ? await this.maker.askModel(question) : null;
      if (written?.kind === 'over-budget') return this.settlements.pauseForBudget(question, askedAt);
      if (await this.settlements.settle(question, written, startedAt)) return;
      // Its attempt was written down by another: the next round sets a fresh one aside.
      question.attempt = null;
    }
    this.logger.error({ cell: cellKey(question.cell) }, 'question abandoned');
    await this.settlements.giveUp(question, startedAt);
  }
}
