import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type BeforeApplicationShutdown,
  Optional,
} from '@nestjs/common';
import { serviceHeartbeat } from '@sumfox/contracts/messages/events';
import { v7 as uuid } from 'uuid';
import type { ProcessConfig } from '../config/process.config.js';
import { Database } from '../database/database.js';
import type { Logger } from '../logging/logger.js';
import { QueuePublisher } from '../messaging/queue-publisher.js';
import { LOGGER, MODEL_CONFIGURED, PROCESS_CONFIG } from '../tokens.js';

export const HEARTBEAT_MS = 10_000;
/** Queues this process works, so that their depth is reported once. */
export const WORKED_QUEUES = Symbol('worked queues');

/**
 * Reports every ten seconds that this process lives. Telemetry: an unsent beat is dropped, and its absence is the
 * message. The timer belongs to the process, since each replica reports itself.
 */
@Injectable()
export class Heartbeat implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly publisher: QueuePublisher,
    @Inject(PROCESS_CONFIG) private readonly config: ProcessConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(WORKED_QUEUES) private readonly workedQueues: readonly string[],
    @Optional() private readonly database?: Database,
    @Optional() @Inject(MODEL_CONFIGURED) private readonly modelConfigured?: boolean,
  ) {}

  onApplicationBootstrap(): void {
    void this.beat();
    this.timer = setInterval(() => void this.beat(), HEARTBEAT_MS);
  }

  beforeApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  private async beat(): Promise<void> {
    try {
      const memory = process.memoryUsage();
      const queueDepths: Record<string, number> = {};
      for (const queue of this.workedQueues) queueDepths[queue] = await this.publisher.depth(queue);
      await this.publisher.publishBeat(this.config.INSTANCE, {
        id: uuid(),
        name: serviceHeartbeat.name,
        version: serviceHeartbeat.version,
        source: this.config.PROCESS_NAME,
        occurredAt: new Date().toISOString(),
        data: {
          process: this.config.PROCESS_NAME,
          instance: this.config.INSTANCE,
          uptimeSeconds: Math.floor(process.uptime()),
          heapUsedBytes: memory.heapUsed,
          rssBytes: memory.rss,
          databaseReachable: this.database ? await this.database.reachable() : null,
          modelConfigured: this.modelConfigured ?? null,
          queueDepths,
        },
      });
    } catch (error) {
      this.logger.debug(
        { reason: error instanceof Error ? error.message : String(error) },
        'heartbeat not sent',
      );
    }
  }
}
