import { extractTopic } from '@sumfox/contracts/messages/jobs';
import { HandlesJob, type JobHandler } from '@sumfox/platform/messaging/job-handler';
import type * as z from 'zod/mini';
import { PdfExtractor } from './pdf-extractor.service.js';

/** Extracts the text of an uploaded PDF. */
@HandlesJob(extractTopic)
export class ExtractionJob implements JobHandler<typeof extractTopic.data> {
  constructor(private readonly extractor: PdfExtractor) {}

  perform({ extractionId }: z.output<typeof extractTopic.data>): Promise<void> {
    return this.extractor.extract(extractionId);
  }
}
