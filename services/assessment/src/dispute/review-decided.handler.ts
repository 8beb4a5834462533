import { ProductError } from '@sumfox/contracts/errors';
import { type Review, getReview } from '@sumfox/contracts/marking/review.calls';
import type { QuestionMark } from '@sumfox/contracts/question/question-mark';
import { reviewDecided } from '@sumfox/contracts/messages/review.events';
import type { EntityManager } from '@sumfox/platform/database/database';
import { type EventHandler, HandlesEvent } from '@sumfox/platform/messaging/event-handler';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import type * as z from 'zod/mini';
import { lockOwnPaper, Paper } from '../paper/index.js';
import { QuestionResult, RaisedResult } from '../result/index.js';
import { keepDispute } from './dispute.queries.js';

type Decided = z.output<typeof reviewDecided.data>;

/**
 * Applies a reviewer's decision: a better mark for working, and the outcome of a doubted key. Challenges arrive by
 * their own event, and all marks for a faulty question by its withdrawal.
 */
@HandlesEvent(reviewDecided)
export class ReviewDecidedHandler implements EventHandler<typeof reviewDecided.data, Review | null> {
  constructor(
    private readonly services: ServiceClient,
    private readonly results: RaisedResult,
  ) {}

  /** The event carries no words; null once the pupil has been forgotten. */
  async prepare({ reviewId }: Decided): Promise<Review | null> {
    return (await this.services.call(getReview, { reviewId })).review;
  }

  async apply(em: EntityManager, decided: Decided, review: Review | null): Promise<void> {
    const { assessmentId: id, pupilId, questionIndex, kind } = decided;
    if (!review || kind === 'challenge' || !(await em.findOne(Paper, { id, pupilId }))) return;
    const paper = await lockOwnPaper(em, id, pupilId);
    if (review.mark) await this.raise(em, paper, review.mark);
    if (kind === 'verification')
      await keepDispute(
        em,
        { paperId: id, questionIndex },
        { verification: decided.isKeyFaulty ? 'faulty' : 'proved' },
      );
  }

  /**
   * A reviewer may be faster than the mark that the decision raises; then the event is retried until the mark is
   * stored.
   */
  private async raise(em: EntityManager, paper: Paper, mark: QuestionMark): Promise<void> {
    const { questionIndex } = mark;
    if ((await em.count(QuestionResult, { paperId: paper.id, questionIndex })) === 0)
      throw new ProductError('unavailable', 'not-marked', 'This question is not marked yet.');
    await this.results.raise(em, paper, mark, 'review');
  }
}
