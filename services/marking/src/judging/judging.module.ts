import { Module } from '@nestjs/common';
import { AiJudgeModule } from '../ai-judge/ai-judge.module.js';
import { ChallengeDecisionsModule } from '../challenge/challenge-decisions.module.js';
import { ChallengeReader } from './challenge-reader.service.js';
import { JudgingService } from './judging.service.js';
import { JudgingJob } from './judging.job.js';
import { JudgingSweeper } from './judging.sweeper.js';

@Module({
  imports: [AiJudgeModule, ChallengeDecisionsModule],
  providers: [ChallengeReader, JudgingService, JudgingJob, JudgingSweeper],
})
export class JudgingModule {}
