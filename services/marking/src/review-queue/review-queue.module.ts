import { Module } from '@nestjs/common';
import { ChallengeDecisionsModule } from '../challenge/challenge-decisions.module.js';
import { ReviewController } from './review.controller.js';
import { ReviewQueueController } from './review-queue.controller.js';
import { ReviewService } from './review.service.js';
import { ReviewQueueService } from './review-queue.service.js';

@Module({
  imports: [ChallengeDecisionsModule],
  controllers: [ReviewController, ReviewQueueController],
  providers: [ReviewService, ReviewQueueService],
})
export class ReviewQueueModule {}
