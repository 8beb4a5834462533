import { Controller } from '@nestjs/common';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { reviewedPlace, reviewQueue, settleReview } from '@sumfox/contracts/marking/review.endpoints';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { ReviewQueueService } from './review-queue.service.js';
import { ReviewService } from './review.service.js';

/** The admins' calls of the person's queue. */
@Controller()
export class ReviewQueueController {
  constructor(
    private readonly queue: ReviewQueueService,
    private readonly reviews: ReviewService,
  ) {}

  @Handles(reviewQueue)
  list(
    { query }: EndpointInput<typeof reviewQueue>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof reviewQueue>> {
    return this.queue.list(query, caller);
  }

  @Handles(reviewedPlace)
  place(
    { params }: EndpointInput<typeof reviewedPlace>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof reviewedPlace>> {
    return this.queue.place(params.reviewId, caller);
  }

  @Handles(settleReview)
  async settle(
    { params, body }: EndpointInput<typeof settleReview>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof settleReview>> {
    await this.reviews.decide({ reviewId: params.reviewId, decidedBy: caller.userId, ...body });
    return { success: true };
  }
}
