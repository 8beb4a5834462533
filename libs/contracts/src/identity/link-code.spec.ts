import { describe, expect, it } from '@jest/globals';
import { LINK_CODE_ALPHABET, formatLinkCode, toLinkCode } from './link-code.js';

describe('LINK_CODE_ALPHABET', () => {
  it('has no look-alike signs and no vowels', () => {
    expect(LINK_CODE_ALPHABET).not.toMatch(/[0O1IL5S2Z8BAEU]/);
    expect(new Set(LINK_CODE_ALPHABET).size).toBe(LINK_CODE_ALPHABET.length);
  });
});

describe('toLinkCode', () => {
  it.each(['K7PM3QXT', 'k7pm3qxt', ' k7pm-3qxt ', 'K7PM 3QXT', 'k7 pm\u20133q\u00a0xt', 'Ｋ７ＰＭ３ＱＸＴ'])(
    'reads %j as the same code',
    (typed) => expect(toLinkCode(typed)).toBe('K7PM3QXT'),
  );

  it('reads back what formatLinkCode writes', () => {
    expect(formatLinkCode('K7PM3QXT')).toBe('K7PM-3QXT');
    expect(toLinkCode(formatLinkCode('K7PM3QXT'))).toBe('K7PM3QXT');
  });
});
