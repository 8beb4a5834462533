import type { EntityManager } from '@sumfox/platform/database/database';
import { lockName } from '@sumfox/platform/database/server.queries';
import type { Fingerprint } from '@sumfox/question-kinds/fingerprint';
import { v7 as uuid } from 'uuid';
import { Review, type ReviewRow } from './review.entity.js';
import { toGroupKey } from './review-group.rules.js';

export type NewReview = Pick<
  ReviewRow,
  'kind' | 'why' | 'paperId' | 'questionIndex' | 'itemId' | 'pupilId' | 'asked'
> & {
  ruleMark: ReviewRow['ruleMark'];
  modelSaid: ReviewRow['modelSaid'];
  fingerprint: Fingerprint;
};

/**
 * Puts something before a person, in the caller's transaction; once for each kind and place of a paper. Where the same
 * is before a person already, it joins that entry, so that a class that doubts one answer is one decision.
 */
export async function addReview(em: EntityManager, { fingerprint, ...review }: NewReview): Promise<void> {
  const groupKey = toGroupKey(review, fingerprint);
  await lockReviewsOf(em, review.itemId);
  const isOpen = (await em.count(Review, { groupKey, status: 'open' })) > 0;
  await em
    .createQueryBuilder(Review)
    .insert({
      ...review,
      id: uuid(),
      groupKey,
      status: isOpen ? 'joined' : 'open',
      mark: null,
      isKeyFaulty: null,
      decidedBy: null,
      createdAt: new Date(),
      decidedAt: null,
    })
    .onConflict(['kind', 'paperId', 'questionIndex'])
    .ignore()
    .execute();
}

/** Locks an item's entries until the transaction ends, so that none joins during a decision. */
export function lockReviewsOf(em: EntityManager, itemId: string): Promise<void> {
  return lockName(em, `review ${itemId}`);
}

/** A person's last decision on the same question, or a fault of its item; null without one. */
export function findDecided(
  em: EntityManager,
  review: Pick<ReviewRow, 'kind' | 'itemId'>,
  fingerprint: Fingerprint,
): Promise<ReviewRow | null> {
  return em.findOne(
    Review,
    {
      status: 'decided',
      $or: [{ groupKey: toGroupKey(review, fingerprint) }, { itemId: review.itemId, isKeyFaulty: true }],
    },
    { orderBy: { isKeyFaulty: 'desc', decidedAt: 'desc', id: 'desc' } },
  );
}
