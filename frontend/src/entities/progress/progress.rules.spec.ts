import { describe, expect, it } from '@jest/globals';
import type { ActivityDay, AxisRecord } from '@sumfox/contracts/assessment/progress.endpoints';
import { answersYet, isKnown, minutesOf, sumDays, toDayBars, withPlainNames } from './progress.rules.js';

const day = (date: string, questions: number, right = 0, seconds = 0): ActivityDay => ({
  date,
  assessments: questions > 0 ? 1 : 0,
  questions,
  right,
  seconds,
});

describe('a concept', () => {
  it('is known from five answers on', () => {
    expect(isKnown({ percent: 80, questionsAttempted: 5 })).toBe(true);
    expect(isKnown({ percent: 80, questionsAttempted: 4 })).toBe(false);
    expect(isKnown({ percent: null, questionsAttempted: 0 })).toBe(false);
    expect([answersYet(0), answersYet(2)]).toEqual(['Not tried yet', '2 of 5 answers yet']);
  });
});

it('gives the heuristics their plain names', () => {
  const record: AxisRecord = {
    id: 'h1_make_whole_model',
    name: 'Part-whole model',
    percent: null,
    questionsAttempted: 0,
    questionsCorrect: 0,
    readinessLevel: null,
    lastPracticed: null,
  };
  const algebra = { ...record, id: 'h11_algebraic_thinking' };
  expect(withPlainNames([record, algebra], 'Primary 6').map((r) => r.name)).toEqual([
    'Make a model',
    'Use algebra',
  ]);
});

describe('the last days', () => {
  const days = [day('2026-11-09', 1, 1, 40), day('2026-11-10', 0), day('2026-11-11', 12, 9, 600)];

  it('are bars with a sentence each', () => {
    expect(toDayBars(days).map((bar) => [bar.day, bar.all, bar.filled, bar.note, bar.sentence])).toEqual([
      ['Mon', 1, 1, '1 min', 'Monday, 9 November: 1 question answered, 1 right, 1 minute.'],
      ['Tue', 0, 0, '', 'Tuesday, 10 November: no practice.'],
      ['Wed', 12, 9, '10 min', 'Wednesday, 11 November: 12 questions answered, 9 right, 10 minutes.'],
    ]);
  });

  it('come to a sum', () => {
    expect(sumDays(days)).toEqual({ questions: 13, right: 10, minutes: 11, days: 2 });
    expect([minutesOf(0), minutesOf(3), minutesOf(89), minutesOf(91)]).toEqual([0, 1, 1, 2]);
  });
});
