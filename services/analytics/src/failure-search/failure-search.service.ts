import { Inject, Injectable } from '@nestjs/common';
import type { FoundFailure } from '@sumfox/contracts/analytics/failure.endpoints';
import { Database } from '@sumfox/platform/database/database';
import { toPublicMessage } from '@sumfox/platform/logging/public-message.rules';
import { ANALYTICS_CONFIG, type AnalyticsConfig } from '../config.js';
import { listFailures } from '../health/index.js';
import { findSpans } from './span-folder.js';
import { chooseTrace, toSteps } from './trace-steps.rules.js';

/** Recent reports that are searched. */
const SEARCHED = 2_000;

/** Finds the failure of a code, from the reports of processes and the files of spans. */
@Injectable()
export class FailureSearchService {
  constructor(
    private readonly database: Database,
    @Inject(ANALYTICS_CONFIG) private readonly config: AnalyticsConfig,
  ) {}

  async find(code: string): Promise<FoundFailure> {
    const found = await findSpans(this.config.traceFolder, code);
    const failures = (await listFailures(this.database.fork(), SEARCHED)).filter(
      ({ traceId }) => traceId?.startsWith(code) === true,
    );
    const traceId = chooseTrace(found) ?? failures[0]?.traceId ?? null;
    const spans = found.filter((span) => span.traceId === traceId);
    const startedAt = Math.min(...spans.map((span) => span.startedAt));
    return {
      traceId,
      startedAt: spans.length > 0 ? new Date(startedAt).toISOString() : null,
      reports: failures
        .filter((failure) => failure.traceId === traceId)
        .map(({ process, type, message, at }) => ({
          process,
          type,
          message: toPublicMessage(message),
          timestamp: at.toISOString(),
        })),
      steps: toSteps(spans),
      traceView: this.config.traceView,
    };
  }
}
