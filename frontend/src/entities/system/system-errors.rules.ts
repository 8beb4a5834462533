import { dayText } from '../../shared/messages/moments.js';
import type { SystemErrors } from './queries.js';
import { SYSTEM } from './system.messages.js';

type SystemError = SystemErrors['errors'][number];

/** `once`; `12 times since 3 Nov 2026`. */
export function timesWords({ count, firstTimestamp }: SystemError): string {
  const { once, timesSince } = SYSTEM.get();
  return count === 1 ? once : timesSince({ times: count, day: dayText(firstTimestamp) });
}

/** Where a page of Jaeger shows a trace. */
export function traceAddress(view: string, traceId: string): string {
  return `${view}/trace/${encodeURIComponent(traceId)}`;
}
