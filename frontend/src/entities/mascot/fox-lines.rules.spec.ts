import { describe, expect, it } from '@jest/globals';
import { isForYoung, momentOfVisit, pickLine, type FoxMoment } from './fox-lines.rules.js';
import { FOX_LINES } from './fox-lines.messages.js';

const LINES = FOX_LINES.get();
const MOMENTS = Object.keys(LINES) as FoxMoment[];

describe('the lines of the fox', () => {
  it.each(MOMENTS)('at "%s" are short and judge nobody', (moment) => {
    for (const line of LINES[moment]) {
      expect(line.split(/\s+/).length).toBeLessThanOrEqual(14);
      expect(line).not.toMatch(/\b(wrong|fail|only|hurry|smart|genius|sad|lonely|lost?|break)\b|easy!/i);
    }
    // With one line fewer the next could be the same.
    expect(LINES[moment].filter(isForYoung).length).toBeGreaterThanOrEqual(2);
  });

  it.each(MOMENTS)('at "%s" never repeat the one before', (moment) => {
    for (const isYoung of [true, false])
      for (const last of LINES[moment])
        for (const chance of [0, 0.5, 0.999]) {
          const line = pickLine(moment, isYoung, last, chance);
          expect(line).not.toBe(last);
          expect(LINES[moment]).toContain(line);
          if (isYoung) expect(isForYoung(line)).toBe(true);
        }
  });
});

it('momentOfVisit tells a return after days, the evening in Singapore, and any other time', () => {
  const morning = new Date('2026-11-23T01:00:00Z');
  expect(momentOfVisit(morning, null)).toBe('hello');
  expect(momentOfVisit(new Date('2026-11-23T10:30:00Z'), new Date('2026-11-23T01:00:00Z'))).toBe('evening');
  expect(momentOfVisit(morning, new Date('2026-11-20T00:00:00Z'))).toBe('rest');
  expect(momentOfVisit(morning, new Date('2026-11-22T00:00:00Z'))).toBe('hello');
});
