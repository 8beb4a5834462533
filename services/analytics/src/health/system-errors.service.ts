import { Inject, Injectable } from '@nestjs/common';
import type { systemErrors } from '@sumfox/contracts/analytics/health.endpoints';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import { Database } from '@sumfox/platform/database/database';
import { ANALYTICS_CONFIG, type AnalyticsConfig } from '../config.js';
import { listFailures } from './health.queries.js';
import { groupFailures } from './system-errors.rules.js';

/** Covers recent failures, and stays fast after an outage with a million. */
const LOOKED_AT = 2_000;

/** Recent failures for operators. */
@Injectable()
export class SystemErrorsService {
  constructor(
    private readonly database: Database,
    @Inject(ANALYTICS_CONFIG) private readonly config: AnalyticsConfig,
  ) {}

  async getSystemErrors(): Promise<EndpointResponse<typeof systemErrors>> {
    const failures = await listFailures(this.database.fork(), LOOKED_AT);
    return {
      errors: groupFailures(failures),
      since: failures.at(-1)?.at.toISOString() ?? null,
      traceView: this.config.traceView,
    };
  }
}
