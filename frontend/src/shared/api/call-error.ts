import { RESTRICTIONS } from '@sumfox/contracts/endpoint';
import type { ErrorDetails } from '@sumfox/contracts/errors';
import { faultSentence } from '../messages/refusal-sentence.js';

/** A call that brought no answer: refused by the server, or never arrived. */
export class CallError extends Error {
  constructor(
    /** 0 when no answer came back (no internet, or too slow). */
    readonly status: number,
    /** The server's code; `no-connection` or `too-slow` when no answer came back. */
    readonly code: string,
    /** A sentence for people. */
    message: string,
    /** 32 hex digits to find the call in the logs. */
    readonly traceId: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
    this.name = 'CallError';
  }

  /** True when the same call may succeed later without any change. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 408 || this.status === 429 || this.status >= 500;
  }
}

/** The server's sentence for a refusal; the fallback for everything else, since no raw fault is fit for people. */
export function errorSentence(error: unknown, fallback: string): string {
  return error instanceof CallError && error.status >= 400 && error.status < 500
    ? error.message
    : faultSentence(fallback);
}

/** True when the person has something else to do first; the page for it stands by what the session says. */
export function isRestricted(error: unknown): boolean {
  return (
    error instanceof CallError &&
    error.status === 403 &&
    RESTRICTIONS.some((restriction) => restriction === error.code)
  );
}

/** True when nobody is signed in any more; a wrong password or picture ends no session. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof CallError && error.status === 401 && error.code !== 'invalid-credentials';
}
