import { Module } from '@nestjs/common';
import { ResultModule } from '../result/result.module.js';
import { AcceptedAnswers } from './accepted-answer.service.js';
import { AcceptedAnswerSweeper } from './accepted-answer.sweeper.js';

@Module({
  imports: [ResultModule],
  providers: [AcceptedAnswers, AcceptedAnswerSweeper],
  exports: [AcceptedAnswers],
})
export class AcceptedAnswerModule {}
