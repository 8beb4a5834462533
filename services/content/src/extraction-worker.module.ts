import { Module } from '@nestjs/common';
import { AiModule } from '@sumfox/ai/ai.module';
import { EXTRACTION_QUEUE } from '@sumfox/contracts/messages/queues';
import { PlatformModule } from '@sumfox/platform/platform.module';
import { database } from './database.js';
import { DraftReader } from './extraction/draft-reader.service.js';
import { ExtractionOutcomes } from './extraction/extraction-outcomes.service.js';
import { ExtractionProcessor } from './extraction/extraction.processor.js';
import { PdfExtractor } from './extraction/pdf-extractor.service.js';
import { PdfReader } from './extraction/pdf-reader.js';

/** The parser and this process share the 512 MB of their container. */
const TOGETHER_BYTES = 460 * 1024 * 1024;

@Module({
  imports: [
    PlatformModule.register({ database, queues: [EXTRACTION_QUEUE] }),
    AiModule.register({ service: 'content' }),
  ],
  providers: [
    { provide: PdfReader, useValue: new PdfReader({ togetherBytes: TOGETHER_BYTES }) },
    DraftReader,
    ExtractionOutcomes,
    PdfExtractor,
    ExtractionProcessor,
  ],
})
export class ExtractionWorkerModule {}
