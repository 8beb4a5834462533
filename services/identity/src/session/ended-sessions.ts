import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { endedSessionsChannel } from '@sumfox/contracts/identity/session.calls';
import type { ProcessConfig } from '@sumfox/platform/config/process.config';
import type { Logger } from '@sumfox/platform/logging/logger';
import { redisOptions } from '@sumfox/platform/messaging/redis-connection';
import { LOGGER, PROCESS_CONFIG } from '@sumfox/platform/tokens';
import { Redis } from 'ioredis';

/** Telling the gateways may not hold up the answer for longer. */
const ANNOUNCE_LIMIT_MS = 1_000;

/**
 * Tells every gateway which sessions have ended, so that no gateway trusts its cache. A gateway that cannot listen does
 * not cache, so losing Redis costs time and not safety.
 */
@Injectable()
export class EndedSessions implements OnApplicationShutdown {
  private readonly redis: Redis;
  private readonly channel: string;

  constructor(
    @Inject(PROCESS_CONFIG) config: ProcessConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.channel = endedSessionsChannel(config.QUEUE_PREFIX);
    this.redis = new Redis({
      ...redisOptions(config.REDIS_URL),
      maxRetriesPerRequest: 1,
      commandTimeout: ANNOUNCE_LIMIT_MS,
    });
    this.redis.on('error', (error: Error) =>
      logger.debug({ reason: error.message }, 'redis connection failed'),
    );
  }

  /** Call it after the commit that ended them, before answering. Never throws. */
  async announce(sessionIds: readonly string[]): Promise<void> {
    if (sessionIds.length === 0) return;
    try {
      await this.redis.publish(this.channel, JSON.stringify(sessionIds));
    } catch (error) {
      this.logger.warn({ reason: String(error) }, 'announcement of ended sessions failed');
    }
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
