import { Module } from '@nestjs/common';
import { AiModule } from '@product/ai/ai.module';
import { EXTRACTION_QUEUE } from '@product/contracts/messages/queues';
import { PlatformModule } from '@product/platform/platform.module';
import { database } from './database.js';
import { DraftReader } from './extraction/draft-reader.service.js';
import { ExtractionOutcomes } from './extraction/extraction-outcomes.service.js';
import { ExtractionProcessor } from './extraction/extraction.processor.js';
import { PdfExtractor } from './extraction/pdf-extractor.service.js';
import { PdfReader } from './extraction/pdf-reader.js';

@Module({
  imports: [
    PlatformModule.register({ database, queues: [EXTRACTION_QUEUE] }),
    AiModule.register({ service: 'content' }),
  ],
  providers: [
    { provide: PdfReader, useValue: new PdfReader() },
    DraftReader,
    ExtractionOutcomes,
    PdfExtractor,
    ExtractionProcessor,
  ],
})
export class ExtractionWorkerModule {}
