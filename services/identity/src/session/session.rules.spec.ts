import { describe, expect, it } from '@jest/globals';
import { v7 as uuid } from 'uuid';
import {
  formatRefreshToken,
  hashSecret,
  judgeRefresh,
  makeSecret,
  parseRefreshToken,
} from './session.rules.js';

describe('refresh token', () => {
  it('is parsed as it was formatted', () => {
    const [sessionId, secret] = [uuid(), makeSecret()];
    expect(parseRefreshToken(formatRefreshToken(sessionId, secret))).toEqual({ sessionId, secret });
    expect(secret.length).toBeGreaterThanOrEqual(43);
    expect(makeSecret()).not.toBe(secret);
  });

  it.each(['', '.', 'abc', 'no-uuid.secret', `${uuid()}.`, `${uuid()}`, `${uuid()}.a.b`])(
    'parseRefreshToken returns null for %p',
    (token) => expect(parseRefreshToken(token)).toBeNull(),
  );
});

describe('judgeRefresh', () => {
  const refreshedAt = new Date('2026-11-21T08:00:00Z');
  const stored = { refreshHash: hashSecret('new'), previousRefreshHash: hashSecret('old'), refreshedAt };
  const after = (ms: number) => new Date(refreshedAt.getTime() + ms);

  it.each([
    ['new', 60_000, 'exchange'],
    ['old', 0, 'beside'],
    ['old', 10_000, 'beside'],
    ['old', 10_001, 'reused'],
    ['older', 0, 'reused'],
    ['', 0, 'reused'],
  ] as const)('%p %i ms after the exchange: %s', (secret, ms, verdict) => {
    expect(judgeRefresh(stored, secret, after(ms))).toBe(verdict);
  });

  it('rejects a session without a refresh secret', () => {
    const none = { refreshHash: null, previousRefreshHash: null, refreshedAt: null };
    expect(judgeRefresh(none, '', after(0))).toBe('reused');
  });
});
