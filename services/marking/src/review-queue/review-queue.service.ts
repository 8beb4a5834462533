import { Injectable } from '@nestjs/common';
import type { EndpointInput } from '@sumfox/contracts/endpoint';
import { nameAdmins, noteReviewsRead } from '@sumfox/contracts/identity/admin.calls';
import { type PlaceOnPaper, showPlace } from '@sumfox/contracts/assessment/place.calls';
import { ProductError } from '@sumfox/contracts/errors';
import type { QueuedReview, ReviewQueuePage, reviewQueue } from '@sumfox/contracts/marking/review.endpoints';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import { Challenge } from '../challenge/index.js';
import { Verification } from '../verification/index.js';
import { type AskedQuestion, toQueuedReview } from './review-queue.view.js';
import { Review, type ReviewRow } from '../review/index.js';
import { ReviewService } from './review.service.js';

type Query = EndpointInput<typeof reviewQueue>['query'];

/** Lays the person's queue before an admin: whole questions, and no pupil. */
@Injectable()
export class ReviewQueueService {
  constructor(
    private readonly database: Database,
    private readonly services: ServiceClient,
    private readonly reviews: ReviewService,
  ) {}

  /** One page; that it is read is written down before it is shown. A limit of 0 only counts. */
  async list({ status, limit, after }: Query, caller: PersonCaller): Promise<ReviewQueuePage> {
    const em = this.database.fork();
    const openCount = await em.count(Review, { status: 'open' });
    if (limit === 0) return { reviews: [], openCount, nextAfter: null };
    const isOpen = status === 'open';
    const rows = await em.find(
      Review,
      { status, ...(after === undefined ? {} : { id: isOpen ? { $gt: after } : { $lt: after } }) },
      { orderBy: { id: isOpen ? 'asc' : 'desc' }, limit: limit + 1 },
    );
    const page = rows.slice(0, limit);
    if (page.length > 0) await this.services.call(noteReviewsRead, { status }, caller);
    const names = await this.nameDeciders(page, caller);
    const reviews: QueuedReview[] = [];
    for (const row of page)
      reviews.push(
        toQueuedReview(row, {
          asked: await findAskedQuestion(em, row),
          standing: await this.reviews.findStanding(em, row),
          decidedBy: names[row.decidedBy ?? ''] ?? null,
        }),
      );
    return { reviews, openCount, nextAfter: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
  }

  /** Throws 404 for a missing entry. */
  async place(reviewId: string, caller: PersonCaller): Promise<PlaceOnPaper> {
    const review = await this.database.fork().findOne(Review, { id: reviewId });
    if (!review) throw new ProductError('not-found', 'review-not-found', 'There is no such entry.');
    await this.services.call(
      noteReviewsRead,
      { status: review.status === 'open' ? 'open' : 'decided' },
      caller,
    );
    const { paperId, questionIndex, itemId } = review;
    return this.services.call(showPlace, { paperId, questionIndex, itemId });
  }

  private async nameDeciders(
    rows: readonly ReviewRow[],
    caller: PersonCaller,
  ): Promise<Readonly<Record<string, string>>> {
    const userIds = [...new Set(rows.map(({ decidedBy }) => decidedBy ?? null))].filter((id) => id !== null);
    if (userIds.length === 0) return {};
    return (await this.services.call(nameAdmins, { userIds }, caller)).usernames;
  }
}

/** The whole question, and its key where the entry itself has none; null where only the text was kept. */
async function findAskedQuestion(
  em: EntityManager,
  { kind, paperId, questionIndex }: ReviewRow,
): Promise<AskedQuestion | null> {
  if (kind === 'challenge') {
    const challenge = await em.findOne(Challenge, { paperId, questionIndex });
    return challenge && { question: challenge.asked.question, scheme: challenge.asked.response.scheme };
  }
  if (kind !== 'verification') return null;
  const [first] = await em.find(
    Verification,
    { paperId, questionIndex, outcome: 'waiting' },
    { orderBy: { createdAt: 'asc' }, limit: 1 },
  );
  return first ?? null;
}
