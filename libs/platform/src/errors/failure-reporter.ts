import { Inject, Injectable } from '@nestjs/common';
import { ERROR_KINDS, type ProductError } from '@sumfox/contracts/errors';
import { isDatabaseAway } from '../database/database-away.rules.js';
import type { Logger } from '../logging/logger.js';
import { DatabaseOutage } from '../logging/database-outage.js';
import { LOGGER } from '../tokens.js';
import { describeError } from '../logging/clean-error.rules.js';
import { FailureTally } from './failure-tally.js';

/**
 * Writes an unexpected error to the log and reports it to operators. While the database is away its log has one line,
 * without a stack. Does not throw.
 */
@Injectable()
export class FailureReporter {
  constructor(
    private readonly tally: FailureTally,
    private readonly databaseOutage: DatabaseOutage,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async report(error: unknown, where: string): Promise<void> {
    const { type, code, message, stack } = describeError(error);
    if (isDatabaseAway(error)) this.databaseOutage.note(message);
    else this.logger.error({ where, type, code, stack }, message);
    await this.tally.note({ type, message });
  }

  /** Reports an error that a person saw to operators: its code and the call, such as `GET api/profile`. */
  async reportSeen({ kind, code }: ProductError, asked: string): Promise<void> {
    await this.tally.note({ type: code, message: `answered ${ERROR_KINDS[kind].status} to ${asked}` });
  }
}
