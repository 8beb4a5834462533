import { expect, it } from '@jest/globals';
import { usageFigures } from './usage.rules.js';

const WEEK = { weekStart: '2026-11-22', activeUsers: 3, newSignups: 2, assessmentsCompleted: 4 };

it('says nothing of what nobody has done yet, and nought where nought is known', () => {
  const nothing = {
    visitors: { week: 0, month: 0 },
    papers: { started: 0, completed: 0, scores: 0 },
    students: 0,
    weeks: [{ ...WEEK, newSignups: 0 }],
  };
  expect(usageFigures(nothing)).toMatchObject({
    activeUsersWeek: 0,
    newSignupsWeek: 0,
    assessmentsCompleted: 0,
    assessmentCompletionRate: null,
    averageScore: null,
    avgAssessmentsPerStudent: null,
  });
  expect(
    usageFigures({ ...nothing, students: 5, papers: { started: 4, completed: 0, scores: 0 } }),
  ).toMatchObject({
    assessmentCompletionRate: 0,
    averageScore: null,
    avgAssessmentsPerStudent: 0,
  });
});

it('takes shares of all started papers, of all completed ones and of all pupils, to one decimal', () => {
  expect(
    usageFigures({
      visitors: { week: 7, month: 21 },
      papers: { started: 12, completed: 8, scores: 605 },
      students: 3,
      weeks: [{ ...WEEK, newSignups: 9 }, WEEK],
    }),
  ).toMatchObject({
    activeUsersWeek: 7,
    activeUsersMonth: 21,
    newSignupsWeek: 2,
    assessmentCompletionRate: 66.7,
    averageScore: 75.6,
    avgAssessmentsPerStudent: 2.7,
  });
});

it('knows nothing while everything is being counted again', () => {
  const { weeks, isComplete, ...figures } = usageFigures(null);
  expect([weeks, isComplete]).toEqual([[], false]);
  expect(Object.values(figures).every((figure) => figure === null)).toBe(true);
});
