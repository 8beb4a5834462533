import { Injectable } from '@nestjs/common';
import { batchProgressed } from '@sumfox/contracts/messages/content.events';
import { produceBatch } from '@sumfox/contracts/messages/jobs';
import type { EntityManager } from '@sumfox/platform/database/database';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import type { BatchRow } from './batch.entity.js';
import { type OverduePart, askForParts } from './batch.queries.js';

/** Messages about batches: their progress and their jobs. */
@Injectable()
export class BatchMessages {
  constructor(private readonly outbox: Outbox) {}

  /** Requests every part with open questions, and reports that the batch runs. */
  async start(em: EntityManager, batch: BatchRow): Promise<void> {
    const { id: batchId, priority } = batch;
    for (const part of await askForParts(em, batchId)) this.ask(em, { batchId, part, priority });
    this.progress(em, batch);
  }

  /** Asks a worker for a part. */
  ask(em: EntityManager, part: OverduePart): void {
    this.outbox.addJob(em, produceBatch, part);
  }

  /** Publishes the progress of a batch. */
  progress(em: EntityManager, batch: BatchRow): void {
    const { id, status, targetQuestions, generatedQuestions, validatedQuestions } = batch;
    this.outbox.addEvent(em, batchProgressed, {
      batchId: id,
      status,
      targetQuestions,
      generatedQuestions,
      validatedQuestions,
      failedQuestions: generatedQuestions - validatedQuestions,
    });
  }
}
