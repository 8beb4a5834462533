import { Module } from '@nestjs/common';
import { AiModule } from '@sumfox/ai/ai.module';
import { AI_JUDGING_QUEUE, MARKING_QUEUE } from '@sumfox/contracts/queues';
import { PlatformModule } from '@sumfox/platform/platform.module';
import { JudgingModule } from './judging/judging.module.js';
import { MarkingRunWorkerModule } from './marking-run/marking-run-worker.module.js';
import { database } from './database.js';

/** Works the marking queue, and the one on which a model is asked what the rules leave open. */
@Module({
  imports: [
    PlatformModule.register({
      database,
      queues: [MARKING_QUEUE, AI_JUDGING_QUEUE],
      // Few at a time, so that a class that hands in at once is no storm of calls to the model.
      concurrency: { [AI_JUDGING_QUEUE]: 4 },
    }),
    AiModule.register({ service: 'marking', isWorker: true }),
    MarkingRunWorkerModule,
    JudgingModule,
  ],
})
export class WorkerModule {}
