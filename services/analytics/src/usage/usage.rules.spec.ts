import { expect, it } from '@jest/globals';
import { usageFigures } from './usage.rules.js';

const NOTHING = {
  visitorsOfWeek: 0,
  visitorsOfMonth: 0,
  papersStarted: 0,
  papersCompleted: 0,
  scores: 0,
  students: 0,
};
const WEEK = { weekStart: '2026-11-22', activeUsers: 3, newSignups: 2, assessmentsCompleted: 4 };

it('usageFigures returns null for unknown shares and zero for known zeros', () => {
  const weeks = [{ ...WEEK, newSignups: 0 }];
  expect(usageFigures({ totals: NOTHING, weeks })).toMatchObject({
    activeUsersWeek: 0,
    newSignupsWeek: 0,
    assessmentsCompleted: 0,
    assessmentCompletionRate: null,
    averageScore: null,
    avgAssessmentsPerStudent: null,
  });
  expect(usageFigures({ totals: { ...NOTHING, students: 5, papersStarted: 4 }, weeks })).toMatchObject({
    assessmentCompletionRate: 0,
    averageScore: null,
    avgAssessmentsPerStudent: 0,
  });
});

it('usageFigures takes shares of started papers, completed papers and pupils to one decimal', () => {
  expect(
    usageFigures({
      totals: {
        visitorsOfWeek: 7,
        visitorsOfMonth: 21,
        papersStarted: 12,
        papersCompleted: 8,
        scores: 605,
        students: 3,
      },
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

it('usageFigures returns null for every figure during a recount', () => {
  const { weeks, isComplete, ...figures } = usageFigures(null);
  expect([weeks, isComplete]).toEqual([[], false]);
  expect(Object.values(figures).every((figure) => figure === null)).toBe(true);
});
