import { createHmac } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ProcessConfig } from '@sumfox/platform/config/process.config';
import type { Logger } from '@sumfox/platform/logging/logger';
import { redisOptions } from '@sumfox/platform/messaging/redis-connection';
import { LOGGER, PROCESS_CONFIG } from '@sumfox/platform/tokens';
import { Redis } from 'ioredis';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';

/** A limit that cannot be asked for so long is not asked: a slow Redis must not keep anybody out. */
const COMMAND_LIMIT_MS = 500;

/** After a failure nobody asks for so long: a sign-in asks several times, and must not wait each time. */
const AWAY_MS = 5_000;

/** Counts up; the first count starts the window. Answers count and what is left of the window in ms. */
const COUNT = `local n = redis.call('INCR', KEYS[1])
if n == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { n, redis.call('PTTL', KEYS[1]) }`;

/** Count and what is left of the window in ms, in one trip. */
const PEEK = `return { redis.call('GET', KEYS[1]), redis.call('PTTL', KEYS[1]) }`;

/**
 * Refuses with the ms to wait, or counts a failure in advance and, past the free ones, sets the next wait. Counted
 * before the password is checked, so that a hundred tries at once are not a hundred free ones.
 */
const TRY = `local wait = tonumber(redis.call('HGET', KEYS[1], 'until') or '0') - tonumber(ARGV[1])
if wait > 0 then return wait end
local n = redis.call('HINCRBY', KEYS[1], 'failures', 1)
local over = n - tonumber(ARGV[2])
if over > 0 then
  local delay = math.min(1000 * 2 ^ (over - 1), tonumber(ARGV[3]))
  redis.call('HSET', KEYS[1], 'until', tonumber(ARGV[1]) + delay)
end
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return 0`;

/** Counters that all gateways share. Names and addresses stand in them only as keyed hashes. */
@Injectable()
export class LimitStore implements OnApplicationShutdown {
  private readonly redis: Redis;
  private readonly prefix: string;
  private awayUntil = 0;

  constructor(
    @Inject(PROCESS_CONFIG) config: ProcessConfig,
    @Inject(GATEWAY_CONFIG) private readonly gateway: GatewayConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.prefix = `${config.QUEUE_PREFIX}:limit`;
    this.redis = new Redis({
      ...redisOptions(config.REDIS_URL),
      maxRetriesPerRequest: 1,
      commandTimeout: COMMAND_LIMIT_MS,
    });
    this.redis.on('error', (error: Error) => logger.debug({ reason: error.message }, 'redis connection'));
  }

  /** A key that says nothing about whom it is for. */
  key(kind: string, ...parts: readonly string[]): string {
    const hash = createHmac('sha256', this.gateway.SESSION_SECRET).update(JSON.stringify(parts));
    return `${this.prefix}:${kind}:${hash.digest('base64url').slice(0, 27)}`;
  }

  /** Counts one; null when nobody can say. */
  count(key: string, windowMs: number): Promise<{ count: number; leftMs: number } | null> {
    return this.ask(async () => {
      const [count, leftMs] = (await this.redis.eval(COUNT, 1, key, windowMs)) as [number, number];
      return { count, leftMs: Math.max(leftMs, 0) };
    });
  }

  /** The count so far; null when there is none, or nobody can say. */
  peek(key: string): Promise<{ count: number; leftMs: number } | null> {
    return this.ask(async () => {
      const [count, leftMs] = (await this.redis.eval(PEEK, 1, key)) as [string | null, number];
      return count === null ? null : { count: Number(count), leftMs: Math.max(leftMs, 0) };
    });
  }

  /** Ms to wait, or 0 and the try is counted; null when nobody can say. */
  tryOnce(
    key: string,
    rule: { free: number; maxDelayMs: number; windowMs: number },
    now = Date.now(),
  ): Promise<number | null> {
    return this.ask(async () =>
      Number(await this.redis.eval(TRY, 1, key, now, rule.free, rule.maxDelayMs, rule.windowMs)),
    );
  }

  async forget(key: string): Promise<void> {
    await this.ask(() => this.redis.del(key));
  }

  async remember(key: string, ms: number): Promise<void> {
    await this.ask(() => this.redis.set(key, '1', 'PX', ms));
  }

  async knows(key: string): Promise<boolean> {
    return (await this.ask(() => this.redis.exists(key))) === 1;
  }

  /** Without Redis people still sign in; the queue before the hashes bounds what that can cost. */
  private async ask<T>(work: () => Promise<T>): Promise<T | null> {
    if (Date.now() < this.awayUntil) return null;
    try {
      return await work();
    } catch (error) {
      this.awayUntil = Date.now() + AWAY_MS;
      this.logger.warn({ reason: String(error) }, 'limits not asked');
      return null;
    }
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
