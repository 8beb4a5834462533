import { LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { CallInput, CallOutput } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import type {
  Review as ReviewEntry,
  decideReview,
  listReviews,
} from '@sumfox/contracts/marking/review.calls';
import type { QuestionMark } from '@sumfox/contracts/question/question-mark';
import { itemDoubted, questionVerified } from '@sumfox/contracts/messages/dispute.events';
import { reviewDecided } from '@sumfox/contracts/messages/review.events';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { Challenge, ChallengeDecisions, isDisputed, toStanding } from '../challenge/index.js';
import { Judging } from '../ai-judge/index.js';
import { markResponse } from '@sumfox/question-kinds/mark-response';
import {
  isAboutWorking,
  lockReviewsOf,
  type ReviewerDecision,
  reopenGroups,
  Review,
  type ReviewRow,
  toRaisedMark,
  toReview,
  toSameDecision,
} from '../review/index.js';

type Decision = CallInput<typeof decideReview>;

/** The person's queue: what is in it, and what a person decides. */
@Injectable()
export class ReviewService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly challenges: ChallengeDecisions,
  ) {}

  async list({
    status,
    limit,
    after,
  }: CallInput<typeof listReviews>): Promise<CallOutput<typeof listReviews>> {
    const em = this.database.fork();
    const rows = await em.find(
      Review,
      { status, ...(after === null ? {} : { id: { $gt: after } }) },
      { orderBy: { id: 'asc' }, limit },
    );
    return { reviews: rows.map(toReview), openCount: await em.count(Review, { status: 'open' }) };
  }

  async find(id: string): Promise<ReviewEntry | null> {
    const row = await this.database.fork().findOne(Review, { id });
    return row && toReview(row);
  }

  /**
   * One decision for an entry and for all that are the same question, told in the same transaction; a question at fault
   * settles every entry of its item. See {@link decideReview} for what is refused.
   */
  async decide(decision: Decision): Promise<ReviewEntry> {
    return this.database.transaction(async (em) => {
      const row = await lockReview(em, decision.reviewId);
      const standing = await this.findStanding(em, row);
      if (row.status === 'decided') return rejectOtherDecision(row, standing, decision);
      await this.settle(em, row, standing, decision);
      await this.settleAlike(em, row, decision);
      if (decision.isKeyFaulty) {
        const { answers } = await isDisputed(em, row.itemId);
        this.outbox.addEvent(em, itemDoubted, { itemId: row.itemId, doubt: 'person', answers });
      }
      return toReview(row);
    });
  }

  /** Applies the decision to other entries that it covers; the rest stay with a person. */
  private async settleAlike(
    em: EntityManager,
    row: ReviewRow,
    { isKeyFaulty, decidedBy }: Decision,
  ): Promise<void> {
    const { id, itemId, groupKey } = row;
    const settled = isKeyFaulty ? { itemId } : groupKey ? { groupKey } : null;
    if (!settled) return;
    const alike = await em.find(
      Review,
      { ...settled, status: { $ne: 'decided' }, id: { $ne: id } },
      { orderBy: { id: 'asc' } },
    );
    const decided = { mark: row.mark ?? null, isKeyFaulty };
    for (const other of alike) {
      const standing = await this.findStanding(em, other);
      const same = toSameDecision(decided, standing, isAboutWorking(other));
      if (same) await this.settle(em, other, standing, { ...same, decidedBy });
    }
    await em.flush();
    await reopenGroups(em);
  }

  private async settle(
    em: EntityManager,
    row: ReviewRow,
    standing: QuestionMark | null,
    decision: ReviewerDecision & Pick<Decision, 'decidedBy'>,
  ): Promise<void> {
    row.mark = toRaisedMark(standing, decision);
    row.isKeyFaulty = decision.isKeyFaulty;
    row.decidedBy = decision.decidedBy;
    row.status = 'decided';
    row.decidedAt = new Date();
    await this.tell(em, row, standing, decision);
  }

  /** The mark that a decision starts from; null where only a key is doubted. */
  async findStanding(em: EntityManager, row: ReviewRow): Promise<QuestionMark | null> {
    const { kind, paperId, questionIndex, asked } = row;
    const ruleMark = row.ruleMark ?? null;
    if (kind === 'challenge') {
      const challenge = await em.findOne(Challenge, { paperId, questionIndex });
      return challenge && toStanding(challenge);
    }
    if (kind !== 'working' || !asked.response || !ruleMark) return ruleMark;
    const judging = await em.findOne(Judging, { paperId, questionIndex, kind: 'working' });
    const found = markResponse(asked.response, new Set(judging?.granted ?? []));
    return found.marksAwarded > ruleMark.marksAwarded ? found : ruleMark;
  }

  private async tell(
    em: EntityManager,
    row: ReviewRow,
    standing: QuestionMark | null,
    { isKeyFaulty, decidedBy }: ReviewerDecision & Pick<Decision, 'decidedBy'>,
  ): Promise<void> {
    const place = {
      assessmentId: row.paperId,
      questionIndex: row.questionIndex,
      itemId: row.itemId,
      pupilId: row.pupilId,
    };
    this.outbox.addEvent(em, reviewDecided, {
      ...place,
      reviewId: row.id,
      kind: row.kind,
      decidedBy,
      marksBefore: standing?.marksAwarded ?? null,
      marksAfter: row.mark?.marksAwarded ?? standing?.marksAwarded ?? null,
      isKeyFaulty,
    });
    if (row.kind === 'challenge') return this.settleChallenge(em, row, isKeyFaulty);
    if (row.kind === 'verification')
      this.outbox.addEvent(em, questionVerified, { ...place, outcome: isKeyFaulty ? 'faulty' : 'proved' });
  }

  private async settleChallenge(em: EntityManager, row: ReviewRow, isKeyFaulty: boolean): Promise<void> {
    const { paperId, questionIndex } = row;
    const waiting = await em.findOne(Challenge, { paperId, questionIndex, decision: 'waiting' });
    const challenge = waiting && (await this.challenges.lockWaiting(em, waiting.id));
    if (!challenge) return;
    await this.challenges.decideByPerson(em, challenge, row.mark ?? null, isKeyFaulty);
  }
}

/** Locks the entry against other decisions and additions for its item. Throws 404 for a missing one. */
async function lockReview(em: EntityManager, id: string): Promise<ReviewRow> {
  // Not kept: the entry is read again under its lock.
  const known = await em.findOne(Review, { id }, { fields: ['itemId'], disableIdentityMap: true });
  if (known) await lockReviewsOf(em, known.itemId);
  const row = known && (await em.findOne(Review, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
  if (!row) throw new ProductError('not-found', 'review-not-found', 'There is no such entry.');
  return row;
}

/** The stored entry for the same decision; throws 409 for another. */
function rejectOtherDecision(
  row: ReviewRow,
  standing: QuestionMark | null,
  { marksAwarded, isKeyFaulty, decidedBy }: Decision,
): ReviewEntry {
  const isSameMark = row.mark
    ? isKeyFaulty || row.mark.marksAwarded === marksAwarded
    : marksAwarded === null || marksAwarded === standing?.marksAwarded;
  if (isSameMark && row.decidedBy === decidedBy && row.isKeyFaulty === isKeyFaulty) return toReview(row);
  throw new ProductError(
    'conflict',
    'review-decided',
    'Another reviewer has already decided this. Please reload the page.',
  );
}
