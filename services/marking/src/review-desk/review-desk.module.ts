import { Module } from '@nestjs/common';
import { ChallengeDecisionsModule } from '../challenge/challenge-decisions.module.js';
import { ReviewController } from './review.controller.js';
import { ReviewDeskController } from './review-desk.controller.js';
import { ReviewService } from './review.service.js';
import { ReviewDesk } from './review-desk.js';

@Module({
  imports: [ChallengeDecisionsModule],
  controllers: [ReviewController, ReviewDeskController],
  providers: [ReviewService, ReviewDesk],
})
export class ReviewDeskModule {}
