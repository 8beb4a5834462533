import { describe, expect, it } from '@jest/globals';
import { VerifiedTokens } from './verified-tokens.js';

describe('VerifiedTokens', () => {
  it('returns the session of a token until the token expires', () => {
    const tokens = new VerifiedTokens();
    tokens.add('a', { sessionId: 's1', expiresAt: 1_000 }, 0);
    expect([tokens.find('a', 999), tokens.find('b', 999)]).toEqual(['s1', undefined]);
    expect(tokens.find('a', 1_000)).toBeUndefined();
    // The clock going back does not bring it back.
    expect(tokens.find('a', 999)).toBeUndefined();
  });

  it('holds a bounded number of tokens', () => {
    const tokens = new VerifiedTokens();
    for (let n = 0; n <= 10_000; n += 1) tokens.add(`t${n}`, { sessionId: `s${n}`, expiresAt: 1_000 }, 0);
    const found = ['t0', 't1', 't10000'].map((token) => tokens.find(token, 0));
    expect(found).toEqual([undefined, 's1', 's10000']);
  });

  it('forgets tokens that have expired when another comes', () => {
    const tokens = new VerifiedTokens();
    tokens.add('a', { sessionId: 's1', expiresAt: 1_000 }, 0);
    tokens.add('b', { sessionId: 's2', expiresAt: 2_000 }, 1_000);
    // Also for a clock that goes back.
    expect([tokens.find('a', 0), tokens.find('b', 0)]).toEqual([undefined, 's2']);
  });
});
