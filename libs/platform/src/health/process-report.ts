import { Inject, Injectable, Optional } from '@nestjs/common';
import type { HeartbeatData } from '@sumfox/contracts/messages/heartbeat';
import type { ProcessConfig } from '../config/process.config.js';
import { Database } from '../database/database.js';
import { countUnsent } from '../messaging/outbox.queries.js';
import { QueuePublisher } from '../messaging/queue-publisher.js';
import { MODEL_SETUP, type ModelSetup, PROCESS_CONFIG } from '../tokens.js';
import { SlowStatements } from '../traffic/slow-statements.js';
import { TrafficMeter } from '../traffic/traffic-meter.js';

/** Queues this process works, so that their depth is reported once. */
export const WORKED_QUEUES = Symbol('worked queues');

/** What a process says of itself. */
@Injectable()
export class ProcessReport {
  constructor(
    @Inject(QueuePublisher) private readonly publisher: Pick<QueuePublisher, 'backlog'>,
    @Inject(PROCESS_CONFIG) private readonly config: Pick<ProcessConfig, 'PROCESS_NAME' | 'INSTANCE'>,
    @Inject(WORKED_QUEUES) private readonly workedQueues: readonly string[],
    private readonly traffic: TrafficMeter,
    private readonly statements: SlowStatements,
    @Optional() private readonly database?: Database,
    @Optional() @Inject(MODEL_SETUP) private readonly model?: ModelSetup,
  ) {}

  /** Throws while the queues cannot be reached. */
  async read(isLeaving: boolean): Promise<HeartbeatData> {
    const memory = process.memoryUsage();
    const isReachable = this.database ? await this.database.reachable() : null;
    return {
      process: this.config.PROCESS_NAME,
      instance: this.config.INSTANCE,
      uptimeSeconds: Math.floor(process.uptime()),
      heapUsedBytes: memory.heapUsed,
      rssBytes: memory.rss,
      databaseReachable: isReachable,
      modelConfigured: this.model?.isConfigured ?? null,
      modelDailyMicroUsd: this.model?.isConfigured ? this.model.dailyMicroUsd : null,
      ...(await this.readQueues()),
      unsent: this.database && isReachable ? await countUnsent(this.database) : null,
      traffic: { ...this.traffic.read(), slowStatements: this.statements.count },
      slowest: this.statements.listSlowest(),
      ...(isLeaving ? { isLeaving } : {}),
    };
  }

  private async readQueues(): Promise<
    Pick<HeartbeatData, 'queueDepths'> & { queueAges: Record<string, number> }
  > {
    const queueDepths: Record<string, number> = {};
    const queueAges: Record<string, number> = {};
    for (const queue of this.workedQueues) {
      const { depth, oldestSeconds } = await this.publisher.backlog(queue);
      queueDepths[queue] = depth;
      queueAges[queue] = oldestSeconds;
    }
    return { queueDepths, queueAges };
  }
}
