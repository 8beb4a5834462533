import { expect, it } from '@jest/globals';
import { makeItem } from '@sumfox/question-engine/make-item';
import { judgeWritten, listFaultKinds, scoreWritten } from './verdict.rules.js';

it.each([
  ['all readings and a high score', 1, 3, 'entered'],
  ['the least score of the bank', 0.85, 3, 'entered'],
  ['all readings and a middling score', 0.84, 3, 'review'],
  ['two readings, however high the score', 0.9, 2, 'review'],
  ['two readings and the least score for a person', 0.6, 2, 'review'],
  ['two readings and a low score', 0.59, 2, 'rejected'],
  ['one reading', 0.8, 1, 'rejected'],
  ['none', 0.7, 0, 'rejected'],
] as const)('judgeWritten: %s', (_what, score, agreeing, outcome) => {
  expect(judgeWritten(score, agreeing)).toBe(outcome);
});

it('scoreWritten deducts for dissenting solves and for similarity', () => {
  const make = (id: string) =>
    makeItem({
      gradeLevel: 'Primary 5',
      subStrandId: 'ratio',
      heuristicId: 'h2_before_after',
      level: 'guided',
      questionType: 'open-ended',
      seed: 3,
      id,
    });
  const item = make('0192f0c1-0000-7000-8000-000000000001');
  const twin = make('0192f0c1-0000-7000-8000-000000000002');
  expect(scoreWritten(item, 1, 3, [])).toBe(1);
  expect(scoreWritten(item, 1, 2, [])).toBe(0.9);
  expect(scoreWritten(item, 1, 0, [])).toBe(0.7);
  expect(scoreWritten(item, 1, 3, [twin])).toBe(0.95);
  expect(scoreWritten(item, 0, 0, [twin])).toBe(0);
});

it('listFaultKinds names each kind of fault once', () => {
  expect(listFaultKinds(['numbers: 7 is not used', 'numbers: 9 is not used', 'markup: an address'])).toEqual([
    'numbers',
    'markup',
  ]);
});
