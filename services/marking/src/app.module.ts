import { Module } from '@nestjs/common';
import { AiModule } from '@sumfox/ai/ai.module';
import { inboxQueue } from '@sumfox/contracts/messages/queues';
import { PlatformModule } from '@sumfox/platform/platform.module';
import { ChallengeController } from './challenge/challenge.controller.js';
import { ChallengeDecisions } from './challenge/challenge-decisions.js';
import { ChallengeService } from './challenge/challenge.service.js';
import { database } from './database.js';
import { ErasureHandler } from './erasure/erasure.handler.js';
import { InboxProcessor } from './erasure/inbox.processor.js';
import { PersonalDataController } from './erasure/personal-data.controller.js';
import { MarkingRunController } from './marking-run/marking-run.controller.js';
import { MarkingRunQueries } from './marking-run/marking-run.queries.js';
import { ReviewController } from './review/review.controller.js';
import { ReviewDeskController } from './review/review-desk.controller.js';
import { ReviewDesk } from './review/review-desk.js';
import { ReviewService } from './review/review.service.js';
import { VerificationController } from './verification/verification.controller.js';
import { VerificationService } from './verification/verification.service.js';

/** Answers the calls of the other services. */
@Module({
  imports: [
    PlatformModule.register({ database, queues: [inboxQueue('marking')] }),
    AiModule.register({ service: 'marking' }),
  ],
  controllers: [
    MarkingRunController,
    ChallengeController,
    VerificationController,
    ReviewController,
    ReviewDeskController,
    PersonalDataController,
  ],
  providers: [
    MarkingRunQueries,
    ChallengeDecisions,
    ChallengeService,
    VerificationService,
    ReviewService,
    ReviewDesk,
    ErasureHandler,
    InboxProcessor,
  ],
})
export class AppModule {}
