import { Inject, Injectable } from '@nestjs/common';
import { GRADE_LEVELS } from '@sumfox/curriculum/grades';
import { Database } from '@sumfox/platform/database/database';
import type { Logger } from '@sumfox/platform/logging/logger';
import { HandlesRecurringJob } from '@sumfox/platform/messaging/recurring-job';
import { LOGGER } from '@sumfox/platform/tokens';
import { learnNextBatch, rebuildDifficulties } from './difficulty-learning.queries.js';

const LEARN_INTERVAL_MS = 10_000;
const REBUILD_INTERVAL_MS = 24 * 3_600_000;

/**
 * Moves the difficulties of items by marked answers, one batch after another for each grade. No row that pupils wait
 * for is locked: the marks store the version that they used.
 */
@Injectable()
export class DifficultySweeper {
  constructor(
    private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @HandlesRecurringJob({ name: 'learn-difficulties', every: LEARN_INTERVAL_MS })
  async learn(stopping: AbortSignal): Promise<void> {
    for (const gradeLevel of GRADE_LEVELS) {
      let learned = 1;
      while (learned > 0 && !stopping.aborted)
        learned = await this.database.transaction((em) => learnNextBatch(em, gradeLevel));
    }
  }

  /** Learns from marks that were changed since. */
  @HandlesRecurringJob({ name: 'rebuild-difficulties', every: REBUILD_INTERVAL_MS })
  async rebuild(stopping: AbortSignal): Promise<void> {
    for (const gradeLevel of GRADE_LEVELS) {
      if (stopping.aborted) return;
      const batches = await this.database.transaction((em) => rebuildDifficulties(em, gradeLevel));
      if (batches > 0) this.logger.info({ gradeLevel, batches }, 'difficulties learned again');
    }
  }
}
