import { Module } from '@nestjs/common';
import { EXTRACTION_QUEUE } from '@sumfox/contracts/queues';
import { PlatformModule } from '@sumfox/platform/platform.module';
import { PdfWorkerModule } from './extraction/pdf-worker.module.js';
import { database } from './database.js';

/** Opens files of strangers, so it has neither a model nor a way out. */
@Module({
  imports: [
    PlatformModule.register({
      database,
      queues: [EXTRACTION_QUEUE],
      // The memory of one parser is all that the container has to spare.
      concurrency: { [EXTRACTION_QUEUE]: 1 },
    }),
    PdfWorkerModule,
  ],
})
export class ExtractionWorkerModule {}
