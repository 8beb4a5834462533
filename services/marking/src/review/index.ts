export { isAboutWorking, challengeFingerprint } from './review-group.rules.js';
export { Review, type ReviewRow } from './review.entity.js';
export { reopenGroups } from './review.queries.js';
export { addReview, findDecided, lockReviewsOf, type NewReview } from './review.queue.js';
export { type ReviewerDecision, toFullMark, toRaisedMark, toSameDecision } from './review.rules.js';
export { toReview } from './review.view.js';
