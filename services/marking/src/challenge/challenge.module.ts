import { Module } from '@nestjs/common';
import { ChallengeController } from './challenge.controller.js';
import { ChallengeDecisionsModule } from './challenge-decisions.module.js';
import { ChallengeService } from './challenge.service.js';

@Module({
  imports: [ChallengeDecisionsModule],
  controllers: [ChallengeController],
  providers: [ChallengeService],
})
export class ChallengeModule {}
