import { describe, expect, it } from '@jest/globals';
import { readMeasured } from '../form-params.js';
import { FILL_THE_WORKING } from '../forms/working.forms.js';
import { makeItem } from '../make-item.js';
import { measureDressed } from './draft-demand.js';

const LOWEST = { grade: 'Primary 3', level: 'not_ready' } as const;

describe('measureDressed', () => {
  it('counts one point where all lines but the last are shown', () => {
    expect(measureDressed({ points: 6, lines: 3, guesses: 0 }, LOWEST, FILL_THE_WORKING)).toBe(1);
    expect(measureDressed({ points: 6, lines: 3, guesses: 0 }, LOWEST, null)).toBe(6);
  });

  it('counts the same where all guesses but the right one are shown, and not where there is one guess', () => {
    expect(measureDressed({ points: 6, lines: 1, guesses: 3 }, LOWEST, FILL_THE_WORKING)).toBe(1);
    expect(measureDressed({ points: 6, lines: 1, guesses: 1 }, LOWEST, FILL_THE_WORKING)).toBe(6);
  });
});

describe('a long item of Primary 6', () => {
  it.each([
    ['whole_numbers', 'h9_pattern_recognition'],
    ['decimals', 'h10_logical_deduction'],
    ['angles_advanced', 'h9_pattern_recognition'],
    ['algebra', 'h8_guess_and_check'],
    ['algebra', 'h10_logical_deduction'],
  ] as const)('is worth three paper marks or more, %s %s', (subStrandId, heuristicId) => {
    const worth = [1, 2, 3, 4, 5, 6].map((seed) => {
      const item = makeItem({
        gradeLevel: 'Primary 6',
        subStrandId,
        heuristicId,
        level: 'mastery',
        questionType: 'open-ended',
        seed,
        id: 'x',
      });
      return readMeasured(item)?.paperMarks ?? 0;
    });
    expect(Math.min(...worth)).toBeGreaterThanOrEqual(3);
  });
});

describe('the working of guess and check, begun', () => {
  it('shows guesses and never the right one', () => {
    const begun = [1, 2, 3, 4, 5, 6].map((seed) =>
      makeItem(
        {
          gradeLevel: 'Primary 3',
          subStrandId: 'money',
          heuristicId: 'h8_guess_and_check',
          level: 'not_ready',
          questionType: 'open-ended',
          seed,
          id: 'x',
        },
        { form: 'fill-the-working' },
      ),
    );
    for (const { question, scheme } of begun) {
      const shown = question.visual?.alt ?? '';
      const tried = [...shown.matchAll(/Try (\$?\d+)/g)].map(([, guess]) => guess);
      const key = scheme.parts[0]?.expected ?? '';
      expect(tried.length).toBeGreaterThan(0);
      expect(tried).not.toContain(key.split(' ')[0]);
    }
  });
});
