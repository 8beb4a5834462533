import { describe, expect, it } from '@jest/globals';
import { BAGS_EXAMPLE, STORE_EXAMPLE } from '../../testing/examples.js';
import { FRESH_STEP, shownLines, tryResult } from './example-step.rules.js';

describe('tryResult', () => {
  it('is right by the first and by the second try', () => {
    expect(tryResult(FRESH_STEP, '6', true)).toEqual({ tried: [], outcome: 'right' });
    const again = tryResult(FRESH_STEP, '7', false);
    expect(again).toEqual({ tried: ['7'], outcome: 'open' });
    expect(tryResult(again, '6', true)).toEqual({ tried: ['7'], outcome: 'right' });
  });

  it('shows the result after two that are not right, and then changes no more', () => {
    const shown = tryResult(tryResult(FRESH_STEP, '7', false), '8', false);
    expect(shown).toEqual({ tried: ['7', '8'], outcome: 'shown' });
    expect(tryResult(shown, '6', true)).toBe(shown);
  });

  it('takes the same number twice for one try', () => {
    const again = tryResult(FRESH_STEP, '7', false);
    expect(tryResult(again, '7', false)).toBe(again);
  });
});

describe('shownLines', () => {
  it('ends at the open line, with a blank for its result, until that is filled in', () => {
    expect(shownLines(BAGS_EXAMPLE, FRESH_STEP)).toEqual([
      'In bags: 2 + 5 = 7 beads',
      'Left: 13 − 7 = ___ beads',
    ]);
    for (const outcome of ['right', 'shown'] as const)
      expect(shownLines(BAGS_EXAMPLE, { tried: [], outcome })).toEqual(BAGS_EXAMPLE.steps);
  });

  it.each([
    ['$', "Store Q's tins: 35 400 ÷ 2 = $___"],
    ['%', "Store Q's tins: 35 400 ÷ 2 = ___%"],
    [null, "Store Q's tins: 35 400 ÷ 2 = ___"],
  ])('writes the unit %s where a line has it', (unit, line) => {
    const { open } = STORE_EXAMPLE;
    expect(shownLines({ ...STORE_EXAMPLE, open: { ...open, unit } }, FRESH_STEP).at(-1)).toBe(line);
  });
});
