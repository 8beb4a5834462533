import { reviewStatus } from '@sumfox/contracts/assessment/practice.endpoints';
import { suggestions } from '@sumfox/contracts/assessment/practice.endpoints';
import {
  activity,
  dashboard,
  readinessMatrix,
  separatedProficiency,
  stats,
  trend,
} from '@sumfox/contracts/assessment/progress.endpoints';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { HeuristicId } from '@sumfox/curriculum/heuristics';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';

/** What to take next, why, and what to practise. */
export const suggestionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['suggestions', userId],
    queryFn: ({ signal }) => call(suggestions, { params: { userId } }, { signal }),
  });

export const dashboardQuery = (gradeLevel: GradeLevel) =>
  queryOptions({
    queryKey: ['dashboard', gradeLevel],
    queryFn: ({ signal }) => call(dashboard, { query: { gradeLevel } }, { signal }),
    staleTime: 30_000,
  });

export const statsQuery = queryOptions({
  queryKey: ['stats'],
  queryFn: ({ signal }) => call(stats, {}, { signal }),
});

/** Proficiency on both axes; only ever asked for the signed-in pupil. */
export const proficiencyQuery = (userId: string, gradeLevel: GradeLevel) =>
  queryOptions({
    queryKey: ['proficiency', userId, gradeLevel],
    queryFn: async ({ signal }) =>
      (await call(separatedProficiency, { params: { userId }, query: { gradeLevel } }, { signal })).data,
  });

/** Readiness in every pairing tried; only ever asked for the signed-in pupil. */
export const readinessQuery = (userId: string, gradeLevel: GradeLevel) =>
  queryOptions({
    queryKey: ['proficiency', 'readiness', userId, gradeLevel],
    queryFn: async ({ signal }) =>
      (await call(readinessMatrix, { params: { userId }, query: { gradeLevel } }, { signal })).data
        .readinessMatrix,
  });

export const activityQuery = (userId: string) =>
  queryOptions({
    queryKey: ['progress', 'activity', userId],
    queryFn: async ({ signal }) => (await call(activity, { params: { userId } }, { signal })).data.days,
  });

/** Every concept with every heuristic. */
export const matrixQuery = (userId: string, gradeLevel: GradeLevel) =>
  queryOptions({
    queryKey: ['progress', 'matrix', userId, gradeLevel],
    queryFn: async ({ signal }) =>
      (await call(readinessMatrix, { params: { userId }, query: { gradeLevel } }, { signal })).data
        .readinessMatrix,
  });

/** Of one concept or heuristic. */
export const trendQuery = (
  userId: string,
  gradeLevel: GradeLevel,
  about: { subStrandId?: string; heuristicId?: HeuristicId | undefined },
) =>
  queryOptions({
    queryKey: ['progress', 'trend', userId, gradeLevel, about],
    queryFn: async ({ signal }) =>
      (await call(trend, { params: { userId }, query: { gradeLevel, ...about } }, { signal })).data.points,
  });

/** Whether the weekly review is open, and how much there is to look at again. */
export const reviewStatusQuery = queryOptions({
  queryKey: ['review-status'],
  queryFn: ({ signal }) => call(reviewStatus, {}, { signal }),
});
