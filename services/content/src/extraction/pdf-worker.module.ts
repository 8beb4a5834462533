import { Module } from '@nestjs/common';
import { PdfReader } from './pdf-reader.js';
import { ExtractionOutcomes } from './extraction-outcomes.service.js';
import { PdfExtractor } from './pdf-extractor.service.js';
import { ExtractionJob } from './extraction.job.js';

/** The parser and this process share the 512 MB of their container. */
const TOGETHER_BYTES = 460 * 1024 * 1024;

@Module({
  providers: [
    { provide: PdfReader, useValue: new PdfReader({ togetherBytes: TOGETHER_BYTES }) },
    ExtractionOutcomes,
    PdfExtractor,
    ExtractionJob,
  ],
})
export class PdfWorkerModule {}
