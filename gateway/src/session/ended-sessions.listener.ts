import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { endedSessionsChannel } from '@sumfox/contracts/identity/session.calls';
import type { ProcessConfig } from '@sumfox/platform/config/process.config';
import type { Logger } from '@sumfox/platform/logging/logger';
import { workerConnection } from '@sumfox/platform/messaging/redis-connection';
import { LOGGER, PROCESS_CONFIG } from '@sumfox/platform/tokens';
import { Redis } from 'ioredis';
import * as z from 'zod/mini';

const EndedSchema = z.array(z.string());

/** Hears from identity which sessions have ended. */
@Injectable()
export class EndedSessionsListener implements OnApplicationShutdown {
  private readonly redis: Redis;
  private isHearing = false;
  private onEnded: (sessionIds: readonly string[]) => void = () => undefined;

  constructor(
    @Inject(PROCESS_CONFIG) config: ProcessConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.redis = new Redis({ ...workerConnection(config.REDIS_URL), autoResubscribe: false });
    const channel = endedSessionsChannel(config.QUEUE_PREFIX);
    this.redis.on('ready', () => void this.listen(channel));
    this.redis.on('close', () => (this.isHearing = false));
    this.redis.on('error', (error: Error) =>
      logger.debug({ reason: error.message }, 'redis connection failed'),
    );
    this.redis.on('message', (_channel: string, text: string) => {
      const ended = z.safeParse(EndedSchema, JSON.parse(text));
      if (ended.success) this.onEnded(ended.data);
    });
  }

  /** False while an announcement might be missed. */
  get hears(): boolean {
    return this.isHearing;
  }

  tell(onEnded: (sessionIds: readonly string[]) => void): void {
    this.onEnded = onEnded;
  }

  private async listen(channel: string): Promise<void> {
    try {
      await this.redis.subscribe(channel);
      this.isHearing = true;
    } catch (error) {
      this.logger.debug({ reason: String(error) }, 'subscription to ended sessions failed');
    }
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
