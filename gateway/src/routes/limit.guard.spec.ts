import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { Reflector } from '@nestjs/core';
import { saveAnswers } from '@sumfox/contracts/assessment/paper.endpoints';
import { register } from '@sumfox/contracts/identity/registration.endpoints';
import type { Endpoint } from '@sumfox/contracts/endpoint';
import type { GatewayConfig } from '../config.js';
import type { LimitStore } from '../limits/index.js';
import { buildHttpExecution } from '../testing/http-execution.js';
import { LimitGuard } from './limit.guard.js';

const CHILD = { process: 'gateway', userId: 'u1', sessionId: 's1', role: 'child' };

/** A guard with counters that note what they count, and let a call wait when its name is in `full`. */
function build(full: readonly string[] = [], limits: 'on' | 'off' = 'on') {
  const counted: string[] = [];
  const counter = (kind: string) => ({
    take: async (parts: readonly string[]) => {
      counted.push([kind, ...parts].join(' '));
      return full.includes(kind) ? 2_000 : 0;
    },
  });
  const store = { alone: counter, shared: counter } as unknown as LimitStore;
  const config = { RATE_LIMITS: limits } as GatewayConfig;
  const guard = new LimitGuard(store, new Reflector(), config);
  const admit = (endpoint: Endpoint, user: object | null) =>
    guard.canActivate(buildHttpExecution(endpoint, { user, ip: '198.51.100.1' }));
  return { admit, counted };
}

describe('LimitGuard', () => {
  it('counts the call of a person by user, in general and for the call', async () => {
    const { admit, counted } = build();
    await expect(admit(saveAnswers, CHILD)).resolves.toBe(true);
    expect(counted).toEqual(['user u1', expect.stringMatching(/ u1$/)]);
  });

  it('counts the call of a stranger by address', async () => {
    const { admit, counted } = build();
    await expect(admit(register, null)).resolves.toBe(true);
    expect(counted).toEqual(['address 198.51.100.1', expect.stringMatching(/^call .* 198\.51\.100\.1$/)]);
  });

  it.each(['user', 'address', 'call'])(
    'rejects with the time to wait when the limit by %s is reached',
    async (kind) => {
      const { admit } = build([kind]);
      const call = kind === 'user' ? admit(saveAnswers, CHILD) : admit(register, null);
      await expect(call).rejects.toMatchObject({ code: 'too-many', details: { retryAfterSeconds: 2 } });
    },
  );

  it('counts no call when the limits are off', async () => {
    const { admit, counted } = build(['user'], 'off');
    await expect(admit(saveAnswers, CHILD)).resolves.toBe(true);
    expect(counted).toEqual([]);
  });
});
