import { Inject, Injectable } from '@nestjs/common';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { readServerTime } from '@sumfox/platform/database/server.queries';
import { FailureReporter } from '@sumfox/platform/errors/failure-reporter';
import type { Logger } from '@sumfox/platform/logging/logger';
import { LOGGER } from '@sumfox/platform/tokens';
import { withCarrier } from '@sumfox/platform/tracing/trace-id';
import { HandlesRecurringJob } from '@sumfox/platform/messaging/recurring-job';
import { listPlacesOf, Paper, type PaperPlace, toPlaceKey, toPlaces, walkPlaces } from '../paper/index.js';
import { QuestionResult } from '../result/index.js';
import { AcceptedAnswer, type AcceptedAnswerRow } from './accepted-answer.entity.js';
import { AcceptedAnswers } from './accepted-answer.service.js';

const SWEEP_INTERVAL_MS = 5_000;
/** In one round. */
const ANSWERS = 20;
/** Marks may be pending when an answer is accepted; until then papers are searched again. */
const LATE_MARKS_MS = 2 * 60_000;
const RECHECK_DELAY_MS = 30_000;

type OpenAnswer = Pick<AcceptedAnswerRow, 'sourceId' | 'itemId' | 'marksAwarded' | 'carrier' | 'acceptedAt'>;

/**
 * Searches the papers with an item that has an accepted answer. Progress is in the database, so another process
 * continues after a kill, and two at once repeat nothing.
 */
@Injectable()
export class AcceptedAnswerSweeper {
  constructor(
    private readonly database: Database,
    private readonly answers: AcceptedAnswers,
    private readonly failures: FailureReporter,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @HandlesRecurringJob({ name: 'raise-accepted-answers', every: SWEEP_INTERVAL_MS })
  async run(stopping: AbortSignal): Promise<void> {
    for (const answer of await listOpen(this.database.fork())) {
      if (stopping.aborted) return;
      await withCarrier(answer.carrier, () => this.lookThrough(answer, stopping));
    }
  }

  private async lookThrough(answer: OpenAnswer, stopping: AbortSignal): Promise<void> {
    const { itemId } = answer;
    let raised = 0;
    let isWhole = true;
    try {
      for await (const place of walkPlaces(
        (last, limit) => listPlacesOf(this.database.fork(), itemId, last, limit),
        (places) => choosePlaces(this.database.fork(), answer, places),
      )) {
        if (stopping.aborted) return;
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
    const em = this.database.fork();
    const now = await readServerTime(em);
    await em.nativeUpdate(
      AcceptedAnswer,
      { sourceId },
      isDone ? { settledAt: now } : { lookAt: new Date(now.getTime() + RECHECK_DELAY_MS) },
    );
  }
}

async function listOpen(em: EntityManager): Promise<OpenAnswer[]> {
  const now = await readServerTime(em);
  return em.find(
    AcceptedAnswer,
    { settledAt: null, lookAt: { $lte: now } },
    { orderBy: { lookAt: 'asc' }, limit: ANSWERS },
  );
}

/** Chooses the places of completed papers that have fewer marks than were accepted. */
async function choosePlaces(
  em: EntityManager,
  { marksAwarded }: OpenAnswer,
  places: readonly PaperPlace[],
): Promise<PaperPlace[]> {
  const $or = places.map(({ paperId, questionIndex }) => ({ paperId, questionIndex }));
  const ids = [...new Set(places.map(({ paperId }) => paperId))];
  const papers = await em.find(Paper, { id: { $in: ids }, status: 'completed' }, { fields: ['id'] });
  const completed = new Set(papers.map(({ id }) => id));
  const results = toPlaces(
    await em.find(QuestionResult, { marksAwarded: { $lt: marksAwarded }, $or }, { fields: ['paperId'] }),
  );
  return places.filter((place) => completed.has(place.paperId) && results.has(toPlaceKey(place)));
}
