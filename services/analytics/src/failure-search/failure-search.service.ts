import { Inject, Injectable } from '@nestjs/common';
import type { FoundFailure } from '@sumfox/contracts/analytics/failure.endpoints';
import { ENDPOINTS } from '@sumfox/contracts/endpoints';
import { Database } from '@sumfox/platform/database/database';
import { toPublicMessage } from '@sumfox/platform/logging/public-message.rules';
import { REFUSAL_FACT } from '@sumfox/platform/tracing/clean-span.rules';
import { ANALYTICS_CONFIG, type AnalyticsConfig } from '../config.js';
import { listFailures } from '../health/index.js';
import type { Fact } from './span-file.rules.js';
import { findSpans } from './span-folder.js';
import { chooseTrace, findFact, findRequest, toSteps } from './trace-steps.rules.js';

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
      action: describeCall(findRequest(spans)),
      refusal: findFact(spans, REFUSAL_FACT),
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

/** A call as the API describes it; null for one that is not of the API. */
function describeCall(facts: Record<string, Fact> | null): string | null {
  const [method, route] = [facts?.['http.request.method'], facts?.['http.route']];
  return ENDPOINTS.find((each) => each.method === method && each.path === route)?.summary ?? null;
}
