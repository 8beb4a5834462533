import type { Review } from '@sumfox/contracts/marking/review.calls';
import type { ReviewRow } from './review.entity.js';

/** A stored entry of the person's queue as others are given it. */
export function toReview(row: ReviewRow): Review {
  return {
    reviewId: row.id,
    kind: row.kind,
    why: row.why,
    paperId: row.paperId,
    questionIndex: row.questionIndex,
    itemId: row.itemId,
    pupilId: row.pupilId,
    asked: row.asked,
    ruleMark: row.ruleMark ?? null,
    modelSaid: row.modelSaid,
    status: row.status === 'decided' ? 'decided' : 'open',
    mark: row.mark ?? null,
    isKeyFaulty: row.isKeyFaulty ?? null,
    decidedBy: row.decidedBy ?? null,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}
