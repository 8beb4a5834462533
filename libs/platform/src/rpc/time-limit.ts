import { currentCall } from './current-call.js';

/** Default time limit of a call, unless its contract has another. */
const DEFAULT_TIMEOUT_MS = 5_000;
/** Share of the time left that a call may take; the rest is for what the handler does with the answer. */
const PASSED_ON_SHARE = 0.9;

interface WithLimit {
  timeoutMs?: number;
}

/** How long the answer to a call is waited for, in milliseconds, by its contract. */
export function timeoutOf({ timeoutMs }: WithLimit): number {
  return timeoutMs ?? DEFAULT_TIMEOUT_MS;
}

/**
 * How long a call from here waits: as its contract says, and within the time of the call that is being answered here. A
 * call between services would otherwise outlast the person's call. Work may go on after its call is answered: it has what
 * is left of that time, and the limit of its contract once the time is up.
 */
export function limitOfCall(contract: WithLimit): number {
  const call = currentCall();
  const leftMs = call ? call.answerBy - performance.now() : 0;
  return leftMs > 0 ? Math.min(timeoutOf(contract), leftMs * PASSED_ON_SHARE) : timeoutOf(contract);
}

/** How long the caller of an incoming call waits, in milliseconds: as the call says, and never longer than its contract. */
export function limitOfAnswer(
  contract: WithLimit,
  { answerWithinMs }: { answerWithinMs?: unknown } = {},
): number {
  const limitMs = timeoutOf(contract);
  return typeof answerWithinMs === 'number' && answerWithinMs > 0
    ? Math.min(limitMs, answerWithinMs)
    : limitMs;
}
