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
  /** The answer waits for this. */
  after?: Promise<unknown>;
}

type Script = Record<string, (made: MadeCall) => ScriptedAnswer | 'no-connection'>;

/** The shape of every refusal (contracts, errors). */
export function refusal(message: string, code: string, details?: Record<string, unknown>): unknown {
  return { error: message, message, code, traceId: 'ab'.repeat(16), ...(details ? { details } : {}) };
}

/**
 * Answers `fetch` by `METHOD /path` (without query) and keeps every call made. A call without an answer fails the
 * test by a 501 that says so.
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
      status: 501,
      body: refusal(`no script for ${key}`, 'unscripted'),
    };
    if (scripted === 'no-connection') throw new TypeError('Failed to fetch');
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
