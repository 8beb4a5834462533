import { Module } from '@nestjs/common';
import { AiModule } from '@sumfox/ai/ai.module';
import { markResponse } from '@sumfox/answer-marking/mark-response';
import { AI_JUDGING_QUEUE, MARKING_QUEUE } from '@sumfox/contracts/messages/queues';
import { PlatformModule } from '@sumfox/platform/platform.module';
import { ChallengeReader } from './ai-judge/challenge-reader.service.js';
import { JudgingProcessor } from './ai-judge/judging.processor.js';
import { JudgingService } from './ai-judge/judging.service.js';
import { JudgingSweeper } from './ai-judge/judging.sweeper.js';
import { ModelConsent } from './ai-judge/model-consent.js';
import { WorkingDeferral } from './ai-judge/working-deferral.service.js';
import { ChallengeDecisions } from './challenge/challenge-decisions.js';
import { database } from './database.js';
import { MARKER } from './marking-run/marker.js';
import { MarkingRunProcessor } from './marking-run/marking-run.processor.js';
import { MarkingRunService } from './marking-run/marking-run.service.js';

/** Works the marking queue, and the one on which a model is asked what the rules leave open. */
@Module({
  imports: [
    PlatformModule.register({ database, queues: [MARKING_QUEUE, AI_JUDGING_QUEUE] }),
    AiModule.register({ service: 'marking' }),
  ],
  providers: [
    { provide: MARKER, useValue: markResponse },
    ModelConsent,
    WorkingDeferral,
    MarkingRunService,
    MarkingRunProcessor,
    ChallengeDecisions,
    ChallengeReader,
    JudgingService,
    JudgingProcessor,
    JudgingSweeper,
  ],
})
export class WorkerModule {}
