import { Module } from '@nestjs/common';
import { AiModule } from '@sumfox/ai/ai.module';
import { inboxQueue } from '@sumfox/contracts/queues';
import { PlatformModule } from '@sumfox/platform/platform.module';
import { ChallengeModule } from './challenge/challenge.module.js';
import { ErasureModule } from './erasure/erasure.module.js';
import { ReviewQueueModule } from './review-queue/review-queue.module.js';
import { VerificationModule } from './verification/verification.module.js';
import { database } from './database.js';

/** Answers the calls of the other services. */
@Module({
  imports: [
    PlatformModule.register({ database, queues: [inboxQueue('marking')], serves: 'marking' }),
    AiModule.register({ service: 'marking' }),
    ChallengeModule,
    VerificationModule,
    ReviewQueueModule,
    ErasureModule,
  ],
})
export class AppModule {}
