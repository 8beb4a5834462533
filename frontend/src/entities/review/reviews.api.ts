import type { EndpointRequest } from '@sumfox/contracts/endpoint';
import { settleReview } from '@sumfox/contracts/marking/review.endpoints';
import { call } from '../../shared/api/call.js';

/** What an admin decides of an entry. */
export type ReviewDecision = EndpointRequest<typeof settleReview>['body'];

export const sendDecision = (reviewId: string, decision: ReviewDecision) =>
  call(settleReview, { params: { reviewId }, body: decision });
