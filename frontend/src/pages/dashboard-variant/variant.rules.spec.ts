import type { Badge } from '@sumfox/contracts/assessment/badges.endpoints';
import type { AxisRecord } from '@sumfox/contracts/assessment/progress.endpoints';
import { describe, expect, it } from '@jest/globals';
import {
  greetingLine,
  listRecent,
  listVariantBadges,
  weakestFocus,
  type RecentAssessment,
} from './variant.rules.js';

const paper = (id: number, changes: Partial<RecentAssessment> = {}): RecentAssessment => ({
  id,
  type: 'adaptive',
  date: '2026-11-15T17:00:00.000Z',
  completedAt: '2026-11-16T17:00:00.000Z',
  isCompleted: true,
  ...changes,
});

describe('the recent list', () => {
  const list = [
    paper(40, { completedAt: null, isCompleted: false }),
    paper(31),
    paper(22),
    paper(13),
    paper(4),
  ];

  it('has the first three, numbered as the total count minus the position', () => {
    expect(listRecent(list, list.length, 'weekday').map(({ id, number }) => [id, number])).toEqual([
      [40, 5],
      [31, 4],
      [22, 3],
    ]);
    expect(listRecent([paper(9)], 1, 'weekday')[0]?.number).toBe(1);
  });

  it('writes weekday, month and day as in Singapore, or short with the year', () => {
    expect(listRecent(list, 5, 'weekday').map(({ day }) => day)).toEqual([
      'Monday, November 16',
      'Tuesday, November 17',
      'Tuesday, November 17',
    ]);
    expect(listRecent(list, 5, 'short')[1]?.day).toBe('Nov 17, 2026');
  });

  it('says which are completed', () => {
    expect(listRecent(list, 5, 'short').map(({ isCompleted }) => isCompleted)).toEqual([false, true, true]);
  });
});

describe('the badges of a variant', () => {
  const badge = (id: string, have: number, need: number): Badge => ({
    id,
    name: id,
    description: 'For something.',
    unit: 'days',
    have,
    need,
    earnedAt: have >= need ? '2026-11-16T17:00:00.000Z' : null,
  });
  const badges = [
    badge('explorer', 2, 11),
    badge('consistent-learner', 2, 5),
    badge('strategic-thinker', 1, 3),
    badge('problem-solver', 1, 1),
  ];

  it('are the three of the specification, counted', () => {
    expect(listVariantBadges('standard', badges, 0).map(({ id, have, need }) => [id, have, need])).toEqual([
      ['problem-solver', 1, 1],
      ['strategic-thinker', 1, 3],
      ['consistent-learner', 2, 5],
    ]);
  });

  it('have other names in the playful one, and a crusher of problems at ten', () => {
    const named = (problems: number) =>
      listVariantBadges('playful', badges, problems).map(({ name, have, need }) => [name, have, need]);
    expect(named(9)).toEqual([
      ['First Steps Hero', 1, 1],
      ['Problem Crusher', 9, 10],
      ['Strategy Master', 1, 3],
    ]);
    expect(named(25)[1]).toEqual(['Problem Crusher', 10, 10]);
  });
});

describe('what needs a pupil most', () => {
  const record = (id: string, percent: number | null): AxisRecord => ({
    id,
    name: id,
    percent,
    questionsAttempted: 1,
    questionsCorrect: 0,
    readinessLevel: null,
    lastPracticed: null,
  });
  const figures = {
    individualSubStrands: [
      record('money', 50),
      record('ratio', 20),
      record('rate', null),
      record('fractions', 80),
    ],
    individualHeuristics: [record('h1_make_whole_model', 0), record('h2_before_after', 90)],
  };

  it('is the weakest concept that was tried, with the weakest method where wanted', () => {
    expect(weakestFocus(figures, false)).toEqual({ subStrandIds: ['ratio'], heuristicIds: [] });
    expect(weakestFocus(figures, true)).toEqual({
      subStrandIds: ['ratio'],
      heuristicIds: ['h1_make_whole_model'],
    });
  });

  it('is nothing while nothing was tried', () => {
    const none = { individualSubStrands: [record('rate', null)], individualHeuristics: [] };
    expect(weakestFocus(none, true)).toEqual({ subStrandIds: [], heuristicIds: [] });
  });
});

it.each([
  [7, 0, 'You are on fire! 7 days in a row.'],
  [12, 95, 'You are on fire! 12 days in a row.'],
  [6, 90, 'Outstanding! You know your maths.'],
  [0, 89, 'Great work! Keep it up.'],
  [0, 80, 'Great work! Keep it up.'],
  [0, 79, 'Good work! You are getting there.'],
  [0, 70, 'Good work! You are getting there.'],
  [0, 69, 'Every question helps you grow.'],
])('greets by the streak, then by the score: %i days and %i percent', (days, score, line) => {
  expect(greetingLine(days, score)).toBe(line);
});
