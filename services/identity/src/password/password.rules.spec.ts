import { describe, expect, it } from '@jest/globals';
import { ARGON2_COST, HASH_COSTS, formatPassword, isOutdated, parsePassword } from './password.rules.js';

const stored = { cost: ARGON2_COST, salt: Buffer.alloc(16, 7), tag: Buffer.alloc(32, 9) };

describe('stored password', () => {
  it('reads back what formatPassword wrote', () => {
    expect(parsePassword(formatPassword(stored))).toEqual(stored);
  });

  it('states its cost in the order of the PHC format', () => {
    expect(formatPassword(stored)).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    );
  });

  it.each([
    '',
    'practice123',
    '$2b$12$abcdefghijklmnopqrstuv',
    '$argon2i$v=19$m=19456,t=2,p=1$AAAA$AAAA',
    '$argon2id$v=16$m=1,t=1,p=1$AA$AA',
  ])('is rejected as damaged when it is %p', (phc) => {
    expect(() => parsePassword(phc)).toThrow('not an argon2id string');
  });

  it("is outdated when any cost is below today's, not above", () => {
    expect(isOutdated(stored, ARGON2_COST)).toBe(false);
    expect(isOutdated({ ...stored, cost: { ...ARGON2_COST, memoryKib: 19_457 } }, ARGON2_COST)).toBe(false);
    expect(isOutdated({ ...stored, cost: { ...ARGON2_COST, memoryKib: 19_455 } }, ARGON2_COST)).toBe(true);
    expect(isOutdated({ ...stored, cost: { ...ARGON2_COST, passes: 1 } }, ARGON2_COST)).toBe(true);
    expect(isOutdated({ ...stored, cost: HASH_COSTS.light }, HASH_COSTS.full)).toBe(true);
    expect(isOutdated({ ...stored, cost: HASH_COSTS.light }, HASH_COSTS.light)).toBe(false);
    expect(isOutdated({ ...stored, salt: Buffer.alloc(8) }, ARGON2_COST)).toBe(true);
    expect(isOutdated({ ...stored, tag: Buffer.alloc(16) }, ARGON2_COST)).toBe(true);
  });
});
