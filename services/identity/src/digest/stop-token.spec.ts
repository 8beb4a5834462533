import { describe, expect, it } from '@jest/globals';
import { v7 as uuid } from 'uuid';
import { StopTokens } from './stop-token.js';

const tokens = new StopTokens({ deriveSecret: () => 'one' });

describe('StopTokens', () => {
  it('reads its own tokens', () => {
    const id = uuid();
    expect(tokens.read(tokens.make(id))).toBe(id);
  });

  it('rejects tokens of another key, for another choice, and other texts', () => {
    const [id, other] = [uuid(), uuid()];
    const [, signature = ''] = tokens.make(id).split('.');
    const foreign = new StopTokens({ deriveSecret: () => 'two' }).make(id);
    for (const token of [foreign, `${other}.${signature}`, id, `${id}.`, '', 'abc'])
      expect(tokens.read(token)).toBeNull();
  });
});
