import { describe, expect, it } from '@jest/globals';
import { VerifiedTokens } from './verified-tokens.js';

describe('VerifiedTokens', () => {
  it('returns the session of a token until the token expires', () => {
    const tokens = new VerifiedTokens();
    tokens.add('a', { sessionId: 's1', expiresAt: 1_000 });
    expect([tokens.find('a', 999), tokens.find('b', 999)]).toEqual(['s1', undefined]);
    expect(tokens.find('a', 1_000)).toBeUndefined();
    // The clock going back does not bring it back.
    expect(tokens.find('a', 999)).toBeUndefined();
  });

  it('holds a bounded number of tokens', () => {
    const tokens = new VerifiedTokens();
    for (let n = 0; n <= 10_000; n += 1) tokens.add(`t${n}`, { sessionId: `s${n}`, expiresAt: 1_000 });
    expect([tokens.find('t0', 0), tokens.find('t10000', 0)]).toEqual([undefined, 's10000']);
  });
});
