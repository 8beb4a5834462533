import { describe, expect, it } from '@jest/globals';
import type { Caller } from './caller.js';
import { CallerTokens } from './caller-token.js';

const tokens = new CallerTokens('s'.repeat(32));
const caller: Caller = { process: 'gateway', userId: 'u1', role: 'child', sessionId: 's1' };

describe('the token between services', () => {
  it('gives the caller back to the service it was signed for', () => {
    expect(tokens.verify(tokens.sign(caller, 'assessment'), 'assessment')).toEqual(caller);
  });

  it('is refused by another service, after its minute, and when signed with another secret', () => {
    const now = Date.now();
    const token = tokens.sign(caller, 'assessment', now);
    expect(tokens.verify(token, 'marking')).toBeNull();
    expect(tokens.verify(token, 'assessment', now + 61_000)).toBeNull();
    expect(new CallerTokens('t'.repeat(32)).verify(token, 'assessment')).toBeNull();
  });

  it('is refused by another service and after its minute although it was found good before', () => {
    const now = Date.now();
    const token = tokens.sign(caller, 'analytics', now);
    expect(tokens.verify(token, 'analytics', now)).toEqual(caller);
    expect(tokens.verify(token, 'analytics', now + 59_000)).toEqual(caller);
    expect(tokens.verify(token, 'content', now)).toBeNull();
    expect(tokens.verify(token, 'analytics', now + 61_000)).toBeNull();
  });

  it('is refused when a claim was changed', () => {
    const [, signature = ''] = tokens.sign(caller, 'assessment').split('.');
    const forged = Buffer.from(
      JSON.stringify({ ...caller, role: 'admin', audience: 'assessment', expiresAt: Date.now() + 1e6 }),
    ).toString('base64url');
    expect(tokens.verify(`${forged}.${signature}`, 'assessment')).toBeNull();
  });

  it.each([undefined, null, 7, '', '.', 'a.b.c', 'x'.repeat(5_000)])('refuses %p', (token) => {
    expect(tokens.verify(token, 'assessment')).toBeNull();
  });

  it('is made anew before it runs out', () => {
    const now = Date.now();
    const first = tokens.sign(caller, 'content', now);
    expect(tokens.sign(caller, 'content', now + 1_000)).toBe(first);
    expect(tokens.sign(caller, 'content', now + 45_000)).not.toBe(first);
  });
});
