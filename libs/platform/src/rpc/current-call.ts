import { AsyncLocalStorage } from 'node:async_hooks';
import { ProductError } from '@sumfox/contracts/errors';

/** Names one call of a browser in the services, so that it can be found there while it waits. */
export interface CallIdentity {
  /** Made by the gateway, unique. */
  id: string;
  /** Made by the browser, which asks for its place in line by it; null when it sent none. */
  ticket: string | null;
}

/** The call that a handler is answering. Times are those of `performance.now()` of this process. */
export interface CurrentCall {
  receivedAt: number;
  /** The caller waits no longer than this. */
  answerBy: number;
  ticket: string | null;
  /** Aborted when the caller has gone or the time is up. */
  signal: AbortSignal;
}

const incoming = new AsyncLocalStorage<CurrentCall>();
const outgoing = new AsyncLocalStorage<CallIdentity>();

/** The call that is being answered; undefined in a job, a seed and a test. */
export const currentCall = (): CurrentCall | undefined => incoming.getStore();

/** Runs a handler as the answer to `call`. */
export const runAsCall = <T>(call: CurrentCall, work: () => T): T => incoming.run(call, work);

/** The identity that calls to services carry from here; undefined outside of {@link runIdentified}. */
export const outgoingIdentity = (): CallIdentity | undefined => outgoing.getStore();

/** Runs `work`, in which every call to a service carries `identity`. */
export const runIdentified = <T>(identity: CallIdentity, work: () => T): T => outgoing.run(identity, work);

/** The caller no longer waits for the answer. A person reads its sentence only when the time was up. */
export class CallerGoneError extends ProductError {
  constructor() {
    super('timeout', 'service-timeout', 'The service is not available right now. Please try again.');
  }
}
