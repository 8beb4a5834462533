import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { leaseTestStack } from '../test/leased-stack.ts';
import type { TestStack } from '../test/whole-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await leaseTestStack();
});
afterAll(() => stack?.stop());

/** Node's options that put the clock of a process ahead, or behind. */
function shiftClock(seconds: number): string {
  const script = `
    const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...given) { super(...(given.length > 0 ? given : [Real.now() + ${seconds * 1000}])); }
      static now() { return Real.now() + ${seconds * 1000}; }
    };`;
  return `--import=data:text/javascript,${encodeURIComponent(script)}`;
}

/** Response to the demo parent's right password through a gateway with a wrong clock. */
async function signInWith(seconds: number) {
  await stack.restartWith('gateway', { NODE_OPTIONS: shiftClock(seconds) });
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
