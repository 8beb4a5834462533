import { afterEach, describe, expect, it } from '@jest/globals';
import type { ProcessName } from '../local/process-table.ts';
import { type TestStack, startTestStack } from '../test/whole-stack.ts';

let stack: TestStack | null = null;
afterEach(async () => {
  await stack?.stop();
  stack = null;
});

/** Node's options that put the clock of one process of the stack ahead, or behind. */
function shiftClock(name: ProcessName, seconds: number): string {
  const script = `
    if (process.env.PROCESS_NAME === '${name}') {
      const Real = Date;
      globalThis.Date = class extends Real {
        constructor(...given) { super(...(given.length > 0 ? given : [Real.now() + ${seconds * 1000}])); }
        static now() { return Real.now() + ${seconds * 1000}; }
      };
    }`;
  return `--import=data:text/javascript,${encodeURIComponent(script)}`;
}

/** Response to the demo parent's right password through a gateway with a wrong clock. */
async function signInWith(seconds: number) {
  stack = await startTestStack({
    processes: ['identity', 'gateway'],
    env: { NODE_OPTIONS: shiftClock('gateway', seconds) },
  });
  const client = await stack.api();
  const body = { username: 'parent', password: 'practice123' };
  return client.post<{ code: string; error: string }>('/api/auth/login', body);
}

describe('gateway with a wrong clock', () => {
  it.each([90, -90])(
    'answers 503 with the reason, not "wrong password", %d seconds off',
    async (seconds) => {
      const { status, body } = await signInWith(seconds);
      expect([status, body.code]).toEqual([503, 'clocks-differ']);
      expect(body.error).toContain('clocks');
    },
    120_000,
  );

  it.each([10, -10])(
    'lets people sign in %d seconds off',
    async (seconds) => {
      expect((await signInWith(seconds)).status).toBe(200);
    },
    120_000,
  );
});
