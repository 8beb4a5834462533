import { Module } from '@nestjs/common';
import { inboxQueue } from '@product/contracts/messages/queues';
import { PlatformModule } from '@product/platform/platform.module';
import { ChallengeController } from './challenge/challenge.controller.js';
import { judgeByRules } from './challenge/challenge.rules.js';
import { ChallengeService } from './challenge/challenge.service.js';
import { CHALLENGE_JUDGE } from './challenge/judge.js';
import { database } from './database.js';
import { ErasureHandler } from './erasure/erasure.handler.js';
import { InboxProcessor } from './erasure/inbox.processor.js';
import { PersonalDataController } from './erasure/personal-data.controller.js';
import { MarkingRunController } from './marking-run/marking-run.controller.js';
import { MarkingRunQueries } from './marking-run/marking-run.queries.js';
import { VerificationController } from './verification/verification.controller.js';
import { VerificationService } from './verification/verification.service.js';

/** Answers the calls of the other services. */
@Module({
  imports: [PlatformModule.register({ database, queues: [inboxQueue('marking')] })],
  controllers: [MarkingRunController, ChallengeController, VerificationController, PersonalDataController],
  providers: [
    MarkingRunQueries,
    { provide: CHALLENGE_JUDGE, useValue: judgeByRules },
    ChallengeService,
    VerificationService,
    ErasureHandler,
    InboxProcessor,
  ],
})
export class AppModule {}
