import { Module } from '@nestjs/common';
import { ChallengeDecisions } from './challenge-decisions.js';

@Module({
  providers: [ChallengeDecisions],
  exports: [ChallengeDecisions],
})
export class ChallengeDecisionsModule {}
