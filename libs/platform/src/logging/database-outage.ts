import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '../tokens.js';
import type { Logger } from './logger.js';
import { OutageLog } from './outage-log.js';

/** Logs an outage of this process' database in two lines. */
@Injectable()
export class DatabaseOutage extends OutageLog {
  constructor(@Inject(LOGGER) logger: Logger) {
    super(logger, { began: 'database became unreachable', ended: 'database answers again' });
  }
}
