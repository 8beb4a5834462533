import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { ProcessConfig } from '@sumfox/platform/config/process.config';
import type { Logger } from '@sumfox/platform/logging/logger';
import { redisOptions } from '@sumfox/platform/messaging/redis-connection';
import { LOGGER, PROCESS_CONFIG } from '@sumfox/platform/tokens';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { Counter } from './counter.js';

/**
 * After this long without an answer the connection to Redis is dropped, and every counter continues in memory until a
 * new connection answers.
 */
const SILENCE_LIMIT_MS = 500;
const MAX_RECONNECT_MS = 1_000;
/** How long the first connection is waited for. */
const CONNECT_LIMIT_MS = 1_000;

/** Size of a counter: so many within so many seconds. */
export interface CounterSize {
  max: number;
  seconds: number;
}

/** Parts of a limit over all gateways. */
export type CounterSource = Pick<LimitStore, 'shared'>;

/**
 * Creates the counters that all gateways share. While Redis is unreachable, each gateway counts in its own memory. Keys
 * hold names and addresses only as keyed hashes.
 */
@Injectable()
export class LimitStore implements OnModuleInit, OnApplicationShutdown {
  private readonly redis: Redis;
  private readonly prefix: string;

  constructor(
    @Inject(PROCESS_CONFIG) config: ProcessConfig,
    @Inject(GATEWAY_CONFIG) private readonly gateway: GatewayConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.prefix = `${config.QUEUE_PREFIX}:limit`;
    this.redis = new Redis({
      ...redisOptions(config.REDIS_URL),
      socketTimeout: this.silenceLimitMs(),
      retryStrategy: (attempt) => Math.min(attempt * 100, MAX_RECONNECT_MS),
      // An unanswered command is counted in memory, so it must not be sent again.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      autoResendUnfulfilledCommands: false,
    });
    this.redis.on('error', (error: Error) =>
      logger.debug({ reason: error.message }, 'redis connection failed'),
    );
    this.redis.on('ready', () => logger.info('limits counted in redis'));
    this.redis.on('close', () => logger.debug('limits counted in memory'));
  }

  /** Milliseconds; a test of the counters in Redis waits longer, since a busy machine is no outage. */
  protected silenceLimitMs(): number {
    return SILENCE_LIMIT_MS;
  }

  /** Milliseconds. */
  protected connectLimitMs(): number {
    return CONNECT_LIMIT_MS;
  }

  /** So that the first calls already count where all gateways do. */
  async onModuleInit(): Promise<void> {
    if (this.redis.status === 'ready') return;
    try {
      await once(this.redis, 'ready', { signal: AbortSignal.timeout(this.connectLimitMs()) });
    } catch {
      this.logger.warn('redis is unreachable: limits are counted in memory');
    }
  }

  /** A counter in Redis, in memory while Redis is away. */
  shared(kind: string, { max, seconds }: CounterSize): Counter {
    const size = { points: max, duration: seconds, keyPrefix: `${this.prefix}:${kind}` };
    return new Counter(
      new RateLimiterRedis({
        ...size,
        storeClient: this.redis,
        rejectIfRedisNotReady: true,
        insuranceLimiter: new RateLimiterMemory(size),
      }),
      (parts) => this.hash(parts),
    );
  }

  /** A counter of this gateway alone: no call waits for Redis. */
  alone(kind: string, { max, seconds }: CounterSize): Counter {
    const limiter = new RateLimiterMemory({ points: max, duration: seconds, keyPrefix: kind });
    return new Counter(limiter, (parts) => JSON.stringify(parts));
  }

  /** Remembers a fact in Redis; it is lost while Redis is away. */
  async remember(kind: string, parts: readonly string[], seconds: number): Promise<void> {
    await this.ask(() => this.redis.set(this.factKey(kind, parts), '1', 'EX', seconds));
  }

  /** Whether a fact is remembered; false while Redis is away. */
  async knows(kind: string, parts: readonly string[]): Promise<boolean> {
    return (await this.ask(() => this.redis.exists(this.factKey(kind, parts)))) === 1;
  }

  private factKey(kind: string, parts: readonly string[]): string {
    return `${this.prefix}:${kind}:${this.hash(parts)}`;
  }

  private hash(parts: readonly string[]): string {
    const hash = createHmac('sha256', this.gateway.SESSION_SECRET).update(JSON.stringify(parts));
    return hash.digest('base64url').slice(0, 27);
  }

  private async ask<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      this.logger.debug({ reason: String(error) }, 'redis request failed');
      return null;
    }
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
