import { expect, it } from '@jest/globals';
import { isMastered } from './cutoffs.js';

it('isMastered wants five answers, and four in five right at the first try', () => {
  const of = (questionsCorrect: number, questionsAttempted: number) =>
    isMastered({ questionsAttempted, questionsCorrect });
  expect([of(4, 4), of(3, 5), of(4, 5), of(5, 5)]).toEqual([false, false, true, true]);
  expect([of(79, 100), of(80, 100)]).toEqual([false, true]);
  expect(of(0, 0)).toBe(false);
});
