import { Inject, Injectable } from '@nestjs/common';
import { serviceFailed } from '@sumfox/contracts/messages/events';
import { v7 as uuid } from 'uuid';
import type { ProcessConfig } from '../config/process.config.js';
import type { Logger } from '../logging/logger.js';
import { QueuePublisher } from '../messaging/queue-publisher.js';
import { LOGGER, PROCESS_CONFIG } from '../tokens.js';
import { findTraceId } from '../tracing/trace-id.js';
import { toPublicMessage } from './public-message.rules.js';

/** Writes an unexpected error to the log and tells operators of it. Never throws. */
@Injectable()
export class FailureReporter {
  constructor(
    private readonly publisher: QueuePublisher,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(PROCESS_CONFIG) private readonly config: ProcessConfig,
  ) {}

  async report(error: unknown, where: string): Promise<void> {
    const e = error instanceof Error ? error : new Error(String(error));
    this.logger.error({ where, type: e.name, stack: e.stack }, toPublicMessage(e.message));
    try {
      await this.publisher.publishEvent({
        id: uuid(),
        name: serviceFailed.name,
        version: serviceFailed.version,
        source: this.config.PROCESS_NAME,
        occurredAt: new Date().toISOString(),
        data: {
          process: this.config.PROCESS_NAME,
          type: e.name,
          message: toPublicMessage(e.message),
          traceId: findTraceId(),
        },
      });
    } catch (publishError) {
      this.logger.warn({ reason: String(publishError) }, 'the failure could not be reported to operators');
    }
  }
}
