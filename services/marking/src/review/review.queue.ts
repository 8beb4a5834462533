import type { EntityManager } from '@sumfox/platform/database/database';
import { lockName } from '@sumfox/platform/database/server.queries';
import type { Sameness } from '@sumfox/question-kinds/sameness';
import { v7 as uuid } from 'uuid';
import { Review, type ReviewRow } from './review.entity.js';
import { toGroupKey } from './review-group.rules.js';

export type NewReview = Pick<
  ReviewRow,
  'kind' | 'why' | 'paperId' | 'questionIndex' | 'itemId' | 'pupilId' | 'asked'
> & {
  ruleMark: ReviewRow['ruleMark'];
  modelSaid: ReviewRow['modelSaid'];
  sameness: Sameness;
};

/**
 * Puts something before a person, in the caller's transaction; once for each kind and place of a paper. Where the same
 * is before a person already, it joins that entry, so that a class that doubts one answer is one decision.
 */
export async function addReview(em: EntityManager, { sameness, ...review }: NewReview): Promise<void> {
  const groupKey = toGroupKey(review, sameness);
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

/**
 * Lets through one by one, until the transaction ends, whatever adds to an item's entries or decides them: nothing may
 * join an entry that is being decided.
 */
export function lockReviewsOf(em: EntityManager, itemId: string): Promise<void> {
  return lockName(em, `review ${itemId}`);
}

/** What a person has last decided of the same question, or that its item is at fault; null when nobody has. */
export function findDecided(
  em: EntityManager,
  review: Pick<ReviewRow, 'kind' | 'itemId'>,
  sameness: Sameness,
): Promise<ReviewRow | null> {
  return em.findOne(
    Review,
    {
      status: 'decided',
      $or: [{ groupKey: toGroupKey(review, sameness) }, { itemId: review.itemId, isKeyFaulty: true }],
    },
    { orderBy: { isKeyFaulty: 'desc', decidedAt: 'desc', id: 'desc' } },
  );
}
