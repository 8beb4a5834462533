import { mistakes } from '@sumfox/contracts/assessment/progress.endpoints';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { HEURISTIC_IDS } from '@sumfox/curriculum/heuristics';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';

/** One concept, one heuristic, or everything. */
export interface NotebookFilter {
  concept?: string;
  heuristic?: string;
}

const toQuery = (gradeLevel: GradeLevel, { concept, heuristic }: NotebookFilter) => ({
  gradeLevel,
  subStrandId: concept,
  heuristicId: HEURISTIC_IDS.find((id) => id === heuristic),
});

/** The newest few. */
export const mistakesQuery = (
  userId: string,
  gradeLevel: GradeLevel,
  filter: NotebookFilter,
  limit: number,
) =>
  queryOptions({
    queryKey: ['mistakes', userId, gradeLevel, filter, limit],
    queryFn: ({ signal }) =>
      call(mistakes, { query: { ...toQuery(gradeLevel, filter), limit: String(limit) } }, { signal }),
  });

/** The notebook, page after page. */
export const notebookQuery = (userId: string, gradeLevel: GradeLevel, filter: NotebookFilter) =>
  infiniteQueryOptions({
    queryKey: ['mistakes', userId, gradeLevel, filter, 'pages'],
    queryFn: ({ signal, pageParam }) =>
      call(mistakes, { query: { ...toQuery(gradeLevel, filter), cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
