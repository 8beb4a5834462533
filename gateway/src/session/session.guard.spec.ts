import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { SessionGuard } from './session.guard.js';
import type { SessionRenewal } from './session-renewal.js';
import type { SessionStrategy } from './session.strategy.js';

const guard = new SessionGuard({} as SessionRenewal, {} as SessionStrategy);

describe('SessionGuard.handleRequest', () => {
  it('returns the signed-in person, and null without one', () => {
    expect(guard.handleRequest(null, { userId: 'u1' })).toEqual({ userId: 'u1' });
    expect(guard.handleRequest(null, false)).toBeNull();
  });

  it('throws the error of identity instead of a missing session', () => {
    const away = new Error('identity is away');
    expect(() => guard.handleRequest(away, false)).toThrow(away);
  });
});
