import { afterEach } from '@jest/globals';
import { findBreach } from './contract-breach.js';

/** One call the page has made. */
export interface MadeCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** Of JSON what it says; a form as it is. */
  body: unknown;
  keepalive: boolean;
  /** Whether cookies are sent. */
  credentials: RequestCredentials | undefined;
}

export interface ScriptedAnswer {
  status?: number;
  body: unknown;
  /** Set where the test is about an answer that breaks the contract. */
  isOffContract?: boolean;
  /** The answer waits for this. */
  after?: Promise<unknown>;
}

const UNSCRIPTED = 501;

/** What fakes of the running test broke. */
const breaches: string[] = [];

afterEach(() => {
  const found = breaches.splice(0);
  if (found.length > 0) throw new Error(`The scripted server broke the contract:\n${found.join('\n')}`);
});

type Script = Record<string, (made: MadeCall) => ScriptedAnswer | 'no-connection'>;

/** The shape of every refusal (contracts, errors). */
export function refusal(message: string, code: string, details?: Record<string, unknown>): unknown {
  return { error: message, message, code, traceId: 'ab'.repeat(16), ...(details ? { details } : {}) };
}

/**
 * Answers `fetch` by `METHOD /path` (without query) and keeps every call made. A call without an answer fails the
 * test by a 501 that says so. What is answered, and what the page sent for it, must keep the contract of the call:
 * otherwise the test fails at its end (`infra/decisions/0205-fakes-keep-the-contracts.md`).
 */
export function scriptServer(script: Script): { calls: MadeCall[]; callsTo: (key: string) => MadeCall[] } {
  const calls: MadeCall[] = [];
  const answer = async (url: string, init: RequestInit = {}): Promise<unknown> => {
    const made: MadeCall = {
      method: init.method ?? 'GET',
      path: url,
      headers: (init.headers ?? {}) as Record<string, string>,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined),
      keepalive: init.keepalive === true,
      credentials: init.credentials,
    };
    calls.push(made);
    const key = `${made.method} ${url.split('?')[0] ?? ''}`;
    const scripted = script[key]?.(made) ?? {
      status: UNSCRIPTED,
      body: refusal(`no script for ${key}`, 'unscripted'),
    };
    if (scripted === 'no-connection') throw new TypeError('Failed to fetch');
    const { status = 200, body: answered } = scripted;
    if (status !== UNSCRIPTED && !scripted.isOffContract) {
      const breach = findBreach({ ...made, sent: made.body, status, answered });
      if (breach) breaches.push(breach);
    }
    await scripted.after;
    return {
      status: scripted.status ?? 200,
      headers: new Headers(),
      text: async () => JSON.stringify(scripted.body),
    };
  };

  Object.defineProperty(globalThis, 'fetch', { value: answer, configurable: true, writable: true });
  return {
    calls,
    callsTo: (key) => calls.filter((made) => `${made.method} ${made.path.split('?')[0] ?? ''}` === key),
  };
}
