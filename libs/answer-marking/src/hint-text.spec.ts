import { describe, expect, it } from '@jest/globals';
import { hintText } from './hint-text.js';
import { REASON_CODES } from './verdict.js';

describe('hintText', () => {
  it.each(REASON_CODES)('returns one or two short sentences without digits of an answer for %s', (code) => {
    const text = hintText(code);
    expect(text).toMatch(/^[A-Z].{5,110}[.?!]$/);
    expect(text.replace('60 minutes', '').replace(/12-hour|24-hour/, '')).not.toMatch(/\d/);
  });

  it('returns a plain sentence for a reason code of a later version', () => {
    expect(hintText('toString')).toBe(hintText('wrong-value'));
  });
});
