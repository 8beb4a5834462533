import { Module } from '@nestjs/common';
import { AcceptedAnswerModule } from '../accepted-answer/accepted-answer.module.js';
import { ResultModule } from '../result/result.module.js';
import { SelectionModule } from '../selection/selection.module.js';
import { DisputeController } from './dispute.controller.js';
import { ReportService } from './report.service.js';
import { ChallengeService } from './challenge.service.js';
import { ChallengeDecidedHandler } from './challenge-decided.handler.js';
import { ReviewDecidedHandler } from './review-decided.handler.js';
import { VerificationService } from './verification.service.js';

@Module({
  imports: [AcceptedAnswerModule, ResultModule, SelectionModule],
  controllers: [DisputeController],
  providers: [
    ReportService,
    ChallengeService,
    ChallengeDecidedHandler,
    ReviewDecidedHandler,
    VerificationService,
  ],
})
export class DisputeModule {}
