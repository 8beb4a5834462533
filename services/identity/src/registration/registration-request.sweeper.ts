import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Database } from '@product/platform/database/database';
import type { Logger } from '@product/platform/logging/logger';
import { LOGGER } from '@product/platform/tokens';
import { REPEAT_HOURS } from './registration-request.rules.js';

const EVERY_MS = 3_600_000;

/** Forgets forms that nobody sends again any more. */
@Injectable()
export class RegistrationRequestSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.sweep().catch((error: unknown) =>
        this.logger.warn({ reason: String(error) }, 'registration requests not swept'),
      );
    }, EVERY_MS);
  }

  beforeApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    await this.database
      .fork()
      .execute(
        `delete from registration_requests where created_at < now() - interval '${REPEAT_HOURS} hours'`,
      );
  }
}
