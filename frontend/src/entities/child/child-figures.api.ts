import {
  childAssessments,
  childProficiency,
  childStats,
  proficiency,
} from '@sumfox/contracts/assessment/child-figures.endpoints';
import { accessAssessment, listAssessments } from '@sumfox/contracts/assessment/paper.endpoints';
import { trend } from '@sumfox/contracts/assessment/progress.endpoints';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';
import { activityQuery } from '../progress/index.js';

/** Everything a parent is shown of one child stands under this key, so that it can be let go with the link. */
export const keyOfChild = (childId: string, ...rest: readonly string[]) =>
  ['child-figures', childId, ...rest] as const;

export const childStatsQuery = (childId: string) =>
  queryOptions({
    queryKey: keyOfChild(childId, 'stats'),
    queryFn: ({ signal }) => call(childStats, { params: { id: childId } }, { signal }),
  });

export const childProficiencyQuery = (childId: string) =>
  queryOptions({
    queryKey: keyOfChild(childId, 'proficiency'),
    queryFn: ({ signal }) => call(childProficiency, { params: { id: childId } }, { signal }),
  });

export const childAssessmentsQuery = (childId: string) =>
  queryOptions({
    queryKey: keyOfChild(childId, 'assessments'),
    queryFn: ({ signal }) => call(childAssessments, { params: { id: childId } }, { signal }),
  });

/** Topic records as the reports read them (PARENT-2). */
export const topicRecordsQuery = (childId: string) =>
  queryOptions({
    queryKey: keyOfChild(childId, 'topic-records'),
    queryFn: ({ signal }) => call(proficiency, { query: { childId } }, { signal }),
  });

/** Papers as the reports read them (PARENT-5). */
export const childPapersQuery = (childId: string) =>
  queryOptions({
    queryKey: keyOfChild(childId, 'papers'),
    queryFn: ({ signal }) => call(listAssessments, { query: { childId } }, { signal }),
  });

/** How the percent of the grade grew, day by day. */
export const childTrendQuery = (childId: string) =>
  queryOptions({
    queryKey: keyOfChild(childId, 'trend'),
    queryFn: async ({ signal }) =>
      (await call(trend, { params: { userId: childId }, query: {} }, { signal })).data.points,
  });

/** After something was made for the child, or the grade was changed. */
export const refreshChild = (client: QueryClient, childId: string): Promise<void> =>
  client.invalidateQueries({ queryKey: keyOfChild(childId) });

/** Nothing of a child who is no longer linked stays on the device. */
export function forgetChild(client: QueryClient, childId: string): void {
  client.removeQueries({ queryKey: keyOfChild(childId) });
  client.removeQueries({ queryKey: activityQuery(childId).queryKey });
}

/** How often a paper in marking is asked for. */
const POLL_MS = 5_000;

/** One paper of a linked child; let go with the link, as everything under the child's key. */
export const childPaperQuery = (childId: string, id: string) =>
  queryOptions({
    queryKey: keyOfChild(childId, 'paper', id),
    queryFn: async ({ signal }) => (await call(accessAssessment, { params: { id } }, { signal })).assessment,
    refetchInterval: (query) => (query.state.data?.status === 'marking' ? POLL_MS : false),
  });
