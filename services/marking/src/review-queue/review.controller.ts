import { Controller } from '@nestjs/common';
import type { CallInput, CallOutput } from '@sumfox/contracts/endpoint';
import { decideReview, getReview, listReviews } from '@sumfox/contracts/marking/review.calls';
import { HandlesCall } from '@sumfox/platform/rpc/handles.decorator';
import { ReviewService } from './review.service.js';

@Controller()
export class ReviewController {
  constructor(private readonly reviews: ReviewService) {}

  @HandlesCall(listReviews)
  async list(input: CallInput<typeof listReviews>): Promise<CallOutput<typeof listReviews>> {
    return this.reviews.list(input);
  }

  @HandlesCall(getReview)
  async find({ reviewId }: CallInput<typeof getReview>): Promise<CallOutput<typeof getReview>> {
    return { review: await this.reviews.find(reviewId) };
  }

  @HandlesCall(decideReview)
  async decide(input: CallInput<typeof decideReview>): Promise<CallOutput<typeof decideReview>> {
    return { review: await this.reviews.decide(input) };
  }
}
