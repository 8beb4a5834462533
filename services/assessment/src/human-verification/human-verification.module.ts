import { Module } from '@nestjs/common';
import { AcceptedAnswerModule } from '../accepted-answer/accepted-answer.module.js';
import { ResultModule } from '../result/result.module.js';
import { HumanVerificationController } from './human-verification.controller.js';
import { HumanVerificationService } from './human-verification.service.js';
import { PapersToVerifyService } from './papers-to-verify.service.js';

@Module({
  imports: [AcceptedAnswerModule, ResultModule],
  controllers: [HumanVerificationController],
  providers: [HumanVerificationService, PapersToVerifyService],
})
export class HumanVerificationModule {}
