import type { EntityManager } from '@product/platform/database/database';
import { v7 as uuid } from 'uuid';
import { Review, type ReviewRow } from './review.entity.js';

export type NewReview = Pick<
  ReviewRow,
  'kind' | 'why' | 'paperId' | 'questionIndex' | 'itemId' | 'pupilId' | 'asked'
> & {
  ruleMark: ReviewRow['ruleMark'];
  modelSaid: ReviewRow['modelSaid'];
};

/** Puts something before a person, in the caller's transaction; once for each kind and place of a paper. */
export async function addReview(em: EntityManager, review: NewReview): Promise<void> {
  await em
    .createQueryBuilder(Review)
    .insert({
      ...review,
      id: uuid(),
      status: 'open',
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
