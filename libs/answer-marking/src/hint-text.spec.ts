import { describe, expect, it } from '@jest/globals';
import { hintText } from './hint-text.js';
import { REASON_CODES } from './verdict.js';

describe('hints', () => {
  it.each(REASON_CODES)(
    '%s is one or two short sentences for a child without figures of an answer',
    (code) => {
      const text = hintText(code);
      expect(text).toMatch(/^[A-Z].{5,110}[.?!]$/);
      expect(text.replace('60 minutes', '').replace(/12-hour|24-hour/, '')).not.toMatch(/\d/);
    },
  );

  it('have a plain sentence for a key of a later version', () => {
    expect(hintText('toString')).toBe(hintText('wrong-value'));
  });
});
