import {
  dashboard,
  readinessMatrix,
  separatedProficiency,
  stats,
} from '@sumfox/contracts/assessment/progress.endpoints';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';

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
