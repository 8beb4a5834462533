import type { systemErrors } from '@sumfox/contracts/analytics/health.endpoints';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import { toPublicMessage } from '@sumfox/platform/logging/public-message.rules';

export type SystemError = EndpointResponse<typeof systemErrors>['errors'][number];

/** One failure as a process reported it. */
export interface Failure {
  process: string;
  type: string;
  message: string;
  traceId: string | null;
  /** Time of the last one. */
  at: Date;
  /** How many are reported together. */
  count: number;
}

/** Rows of the list; older failures than fifty different ones are not read. */
const MAX_ERRORS = 50;

/**
 * Equal failures once, with how often they came, the newest first. Equal are those of one process with the same type
 * and, once values are hidden, the same message.
 * @param failures the newest first.
 */
export function groupFailures(failures: readonly Failure[]): SystemError[] {
  const groups = new Map<string, SystemError>();
  for (const { process, type, message, traceId, at, count } of failures) {
    const said = toPublicMessage(message);
    const key = JSON.stringify([process, type, said]);
    const timestamp = at.toISOString();
    const known = groups.get(key);
    if (!known)
      groups.set(key, {
        type,
        message: said,
        process,
        count,
        firstTimestamp: timestamp,
        timestamp,
        traceId,
      });
    else {
      known.count += count;
      known.firstTimestamp = timestamp;
      known.traceId ??= traceId;
    }
  }
  return [...groups.values()].slice(0, MAX_ERRORS);
}
