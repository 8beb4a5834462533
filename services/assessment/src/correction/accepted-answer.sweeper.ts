import { Inject, Injectable } from '@nestjs/common';
import { RecurringWork } from '@sumfox/platform/bootstrap/recurring-work';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import type { Logger } from '@sumfox/platform/logging/logger';
import { LOGGER } from '@sumfox/platform/tokens';
import { type TraceCarrier, withCarrier } from '@sumfox/platform/tracing/trace-id';
import { AcceptedAnswers } from './accepted-answer.service.js';
import { type PaperPlace, walkPlaces } from './paper-place.js';

const LOOK_EVERY_MS = 2_000;
/** In one round. */
const ANSWERS = 20;
/** Marks may have been on their way home when an answer was accepted; until then papers are looked through again. */
const LATE_MARKS_MS = 2 * 60_000;
const LOOK_AGAIN_MS = 30_000;

interface OpenAnswer {
  sourceId: string;
  itemId: string;
  marksAwarded: number;
  carrier: TraceCarrier;
  acceptedAt: Date;
}

/**
 * Looks through the papers that bear an item of which an answer was accepted. What is done is in the database, so that a
 * process that ends in between is followed by one that goes on, and two at once do nothing twice.
 */
@Injectable()
export class AcceptedAnswerSweeper extends RecurringWork {
  protected readonly everyMs = LOOK_EVERY_MS;

  constructor(
    private readonly database: Database,
    private readonly answers: AcceptedAnswers,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  async run(): Promise<void> {
    for (const answer of await listOpen(this.database.fork())) {
      if (this.isStopped) return;
      await withCarrier(answer.carrier, () => this.lookThrough(answer));
    }
  }

  private async lookThrough(answer: OpenAnswer): Promise<void> {
    const { itemId } = answer;
    let raised = 0;
    let isWhole = true;
    try {
      for await (const place of walkPlaces((last, limit) =>
        listPlaces(this.database.fork(), answer, last, limit),
      )) {
        if (this.isStopped) return;
        if (await this.answers.raise(place, itemId)) raised += 1;
      }
    } catch (error) {
      // One item must not hold up the others; its own turn comes again.
      await this.failures.report(error, 'accepted-answer');
      isWhole = false;
    }
    await this.settle(answer, isWhole);
    if (raised > 0) this.logger.info({ itemId, raised }, 'marks of the same answer raised');
  }

  /** Done, unless marks may still be on their way. */
  private async settle({ sourceId, acceptedAt }: OpenAnswer, isWhole: boolean): Promise<void> {
    const isDone = isWhole && Date.now() - acceptedAt.getTime() > LATE_MARKS_MS;
    await this.database
      .fork()
      .execute(
        isDone
          ? 'update accepted_answers set settled_at = now() where challenge_id = ?'
          : `update accepted_answers set look_at = now() + interval '${LOOK_AGAIN_MS} milliseconds' where challenge_id = ?`,
        [sourceId],
      );
  }
}

async function listOpen(em: EntityManager): Promise<OpenAnswer[]> {
  const rows = await em.execute<
    Array<{
      challenge_id: string;
      item_id: string;
      marks_awarded: number;
      carrier: TraceCarrier;
      accepted_at: Date | string;
    }>
  >(
    `select challenge_id, item_id, marks_awarded, carrier, accepted_at from accepted_answers
     where settled_at is null and look_at <= now() order by look_at limit ?`,
    [ANSWERS],
  );
  return rows.map((row) => ({
    sourceId: row.challenge_id,
    itemId: row.item_id,
    marksAwarded: row.marks_awarded,
    carrier: row.carrier,
    acceptedAt: new Date(row.accepted_at),
  }));
}

/** The places of completed papers that bear the item and have fewer marks, in order, after one that was looked at. */
async function listPlaces(
  em: EntityManager,
  { itemId, marksAwarded }: Pick<OpenAnswer, 'itemId' | 'marksAwarded'>,
  after: PaperPlace,
  limit: number,
): Promise<PaperPlace[]> {
  const rows = await em.execute<Array<{ paper_id: number; question_index: number }>>(
    `select q.paper_id, q.question_index from paper_questions q
     join papers p on p.id = q.paper_id
     join question_results r on r.paper_id = q.paper_id and r.question_index = q.question_index
     where q.item_id = ? and p.status = 'completed' and r.marks_awarded < ?
       and (q.paper_id, q.question_index) > (?::int, ?::int)
     order by q.paper_id, q.question_index limit ?`,
    [itemId, marksAwarded, after.paperId, after.questionIndex, limit],
  );
  return rows.map((row) => ({ paperId: row.paper_id, questionIndex: row.question_index }));
}
