import { Module } from '@nestjs/common';
import { AiModule } from '@sumfox/ai/ai.module';
import { DRAFTING_QUEUE, PREGENERATION_QUEUE } from '@sumfox/contracts/queues';
import { PlatformModule } from '@sumfox/platform/platform.module';
import { DraftingWorkerModule } from './extraction/drafting-worker.module.js';
import { PregenerationWorkerModule } from './pregeneration/pregeneration-worker.module.js';
import { database } from './database.js';

const CONCURRENCY = {
  // Making items is computing: many more at once would only keep transactions open for longer. Some may wait for a model
  // meanwhile.
  [PREGENERATION_QUEUE]: 4,
  // Sheets that may wait for a model at once.
  [DRAFTING_QUEUE]: 4,
};

/** Makes questions, and asks the model about the text of PDFs that another worker has opened. */
@Module({
  imports: [
    PlatformModule.register({
      database,
      queues: [PREGENERATION_QUEUE, DRAFTING_QUEUE],
      concurrency: CONCURRENCY,
    }),
    AiModule.register({ service: 'content', isWorker: true }),
    PregenerationWorkerModule,
    DraftingWorkerModule,
  ],
})
export class WorkerModule {}
