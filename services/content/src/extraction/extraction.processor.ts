import { Processor } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import { extractTopic } from '@sumfox/contracts/messages/jobs';
import { EXTRACTION_QUEUE } from '@sumfox/contracts/messages/queues';
import { FailureReporter } from '@sumfox/platform/errors/failure-reporter';
import type { Logger } from '@sumfox/platform/logging/logger';
import { JobProcessor } from '@sumfox/platform/messaging/queue.processor';
import { WORKER_OPTIONS } from '@sumfox/platform/messaging/worker-options';
import { LOGGER } from '@sumfox/platform/tokens';
import type * as z from 'zod/mini';
import { PdfExtractor } from './pdf-extractor.service.js';

/** Works the extraction queue, one PDF at a time: the memory of one parser is all that the container has to spare. */
@Processor(EXTRACTION_QUEUE, { ...WORKER_OPTIONS, concurrency: 1 })
export class ExtractionProcessor extends JobProcessor<typeof extractTopic.data> {
  protected readonly definition = extractTopic;

  constructor(
    private readonly extractor: PdfExtractor,
    failures: FailureReporter,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(failures, logger);
  }

  protected perform({ extractionId }: z.output<typeof extractTopic.data>): Promise<void> {
    return this.extractor.extract(extractionId);
  }
}
