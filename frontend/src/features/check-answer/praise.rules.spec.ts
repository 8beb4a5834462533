import { expect, it } from '@jest/globals';
import { listPraise, praise } from './praise.rules.js';

it.each([
  [false, false],
  [false, true],
  [true, false],
  [true, true],
])(
  'listPraise, fixed %s and young %s, has at least three lines that a pupil of the grade can read',
  (isFixed, isYoung) => {
    const lines = listPraise(isFixed, isYoung);
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(new Set(lines).size).toBe(lines.length);
    for (const line of lines) {
      expect(line).toMatch(isFixed ? /^Fixed! / : /^Yes! /);
      expect(line.split(' ').length).toBeLessThanOrEqual(isYoung ? 5 : 14);
      expect(line).not.toMatch(/\b(wrong|fail|only|hurry|smart|genius|easy)\b/i);
    }
  },
);

const SAME = 'Yes! Your words say the same as the answer.';

it.each([
  ['Yes! Your answer is right.', '', false, 'Yes! You got it.', ''],
  ['Yes! Your answer is right.', '', true, 'Yes! You got it.', ''],
  [
    'Yes! Your answer is right.',
    'Both are as good.',
    false,
    'Yes! Your answer is right.',
    'Both are as good.',
  ],
  [SAME, '', false, SAME, ''],
  [SAME, '', true, 'Yes! You got it.', SAME],
])('praise of "%s" "%s", fixed %s, is "%s" "%s"', (title, text, isFixed, saidTitle, saidText) => {
  expect(praise('Yes! You got it.', isFixed, { title, text })).toEqual({ title: saidTitle, text: saidText });
});
