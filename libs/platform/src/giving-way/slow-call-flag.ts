import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import type { ProcessConfig } from '../config/process.config.js';
import type { Logger } from '../logging/logger.js';
import { producerConnection } from '../messaging/redis-connection.js';
import { LOGGER, PROCESS_CONFIG } from '../tokens.js';

/** How long a slow call counts. */
const RAISED_MS = 5_000;
/** One report a second is enough for it to stay raised. */
const REPORT_INTERVAL_MS = 1_000;

/** Tells all processes that calls of people were slow a moment ago. Connects to Redis when it is first used. */
@Injectable()
export class SlowCallFlag implements OnApplicationShutdown {
  private redis: Redis | null = null;
  private raisedAt = -Infinity;

  constructor(
    @Inject(PROCESS_CONFIG)
    private readonly config: Pick<ProcessConfig, 'REDIS_URL' | 'QUEUE_PREFIX' | 'NODE_ENV'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Never throws and never waits long: while Redis is away the flag stays down. A product under test does not raise it,
   * since tests load the machine themselves and wait for background work.
   */
  async raise(now = performance.now()): Promise<void> {
    if (this.config.NODE_ENV === 'test') return;
    if (now - this.raisedAt < REPORT_INTERVAL_MS) return;
    this.raisedAt = now;
    await this.ask((redis) => redis.set(this.key, '1', 'PX', RAISED_MS));
  }

  /** Returns false while Redis is away. */
  async isRaised(): Promise<boolean> {
    return (await this.ask((redis) => redis.exists(this.key))) === 1;
  }

  private get key(): string {
    return `${this.config.QUEUE_PREFIX}:slow-calls`;
  }

  private async ask<T>(work: (redis: Redis) => Promise<T>): Promise<T | null> {
    this.redis ??= this.connect();
    try {
      return await work(this.redis);
    } catch (error) {
      this.logger.debug({ reason: String(error) }, 'flag of slow calls not reached');
      return null;
    }
  }

  private connect(): Redis {
    // The first use may come before the connection: it waits for it.
    const redis = new Redis({ ...producerConnection(this.config.REDIS_URL), enableOfflineQueue: true });
    redis.on('error', (error: Error) =>
      this.logger.debug({ reason: error.message }, 'redis connection failed'),
    );
    return redis;
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }
}
