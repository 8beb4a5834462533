import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type BeforeApplicationShutdown,
} from '@nestjs/common';
import { serviceHeartbeat } from '@sumfox/contracts/messages/events';
import { v7 as uuid } from 'uuid';
import type { Logger } from '../logging/logger.js';
import { QueuePublisher } from '../messaging/queue-publisher.js';
import { LOGGER } from '../tokens.js';
import { ProcessReport } from './process-report.js';

export const HEARTBEAT_MS = 10_000;

/**
 * Reports every ten seconds that this process lives, and at its end that it leaves. Telemetry: an unsent beat is
 * dropped, and its absence is the message. The timer belongs to the process, since each replica reports itself.
 */
@Injectable()
export class Heartbeat implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | null = null;

  constructor(
    @Inject(QueuePublisher) private readonly publisher: Pick<QueuePublisher, 'publishBeat'>,
    @Inject(ProcessReport) private readonly report: Pick<ProcessReport, 'read'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    void this.beat(false);
    this.timer = setInterval(() => void this.beat(false), HEARTBEAT_MS);
  }

  /** A process that says goodbye is not taken for one that died. */
  async beforeApplicationShutdown(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.beat(true);
  }

  private async beat(isLeaving: boolean): Promise<void> {
    try {
      const data = await this.report.read(isLeaving);
      await this.publisher.publishBeat({
        id: uuid(),
        name: serviceHeartbeat.name,
        version: serviceHeartbeat.version,
        source: data.process,
        occurredAt: new Date().toISOString(),
        data,
      });
    } catch (error) {
      this.logger.debug(
        { reason: error instanceof Error ? error.message : String(error) },
        'heartbeat not sent',
      );
    }
  }
}
