import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '@sumfox/platform/database/database';
import { waitForDatabase } from '@sumfox/platform/database/start-work';
import type { Logger } from '@sumfox/platform/logging/logger';
import { DatabaseOutage } from '@sumfox/platform/logging/database-outage';
import { LOGGER } from '@sumfox/platform/tokens';
import { QUESTION_SOURCE, type QuestionSource } from '../question-source/index.js';
import { retireStaleItems } from './bank-item.queries.js';

/**
 * Retires items of other template versions at the start of a new release, since the release may have corrected their
 * templates.
 */
@Injectable()
export class StaleItemsService implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    @Inject(QUESTION_SOURCE) private readonly source: QuestionSource,
    private readonly outage: DatabaseOutage,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const retire = () => retireStaleItems(this.database.fork(), this.source.templateVersion);
    const retired = await waitForDatabase(retire, this.outage);
    if (retired > 0)
      this.logger.info({ retired, templateVersion: this.source.templateVersion }, 'stale items retired');
  }
}
