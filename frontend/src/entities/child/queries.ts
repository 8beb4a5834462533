import {
  childAssessments,
  childProficiency,
  childStats,
  proficiency,
} from '@sumfox/contracts/assessment/child-figures.endpoints';
import { childOverview } from '@sumfox/contracts/assessment/child-overview.endpoints';
import { accessAssessment, listAssessments } from '@sumfox/contracts/assessment/paper.endpoints';
import { trend } from '@sumfox/contracts/assessment/progress.endpoints';
import type { User } from '@sumfox/contracts/identity/account';
import { parentChildren } from '@sumfox/contracts/identity/family.endpoints';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';
import { sessionQuery } from '../account/index.js';
import { linkRequestsQuery } from '../link-request/index.js';
import { noticesQuery } from '../notice/index.js';
import { profileQuery } from '../profile/index.js';
import { activityQuery } from '../progress/index.js';

export const childrenQuery = queryOptions({
  queryKey: ['parent-children'],
  queryFn: ({ signal }) => call(parentChildren, {}, { signal }),
});

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

/** A child's week, win, worry, next paper, recurring mistakes and both axes. */
export const childOverviewQuery = (childId: string) =>
  queryOptions({
    queryKey: keyOfChild(childId, 'overview'),
    queryFn: ({ signal }) => call(childOverview, { params: { id: childId } }, { signal }),
  });

/** Takes the children as they are now into the list, the session and all that is shown of them. */
export async function refreshFamily(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: linkRequestsQuery.queryKey });
  void client.invalidateQueries({ queryKey: profileQuery.queryKey });
  void client.invalidateQueries({ queryKey: noticesQuery.queryKey });
  keepChildren(client, await client.fetchQuery({ ...childrenQuery, staleTime: 0 }));
}

/** The session's children follow the list, so that every page shows the same family without asking again. */
export function keepChildren(client: QueryClient, children: User['children']): void {
  client.setQueryData(
    sessionQuery.queryKey,
    (user: User | null | undefined) => user && { ...user, children },
  );
}

/** Takes a child whose link has ended off the list and the session at once, before the server is asked for both. */
export function dropChild(client: QueryClient, linkId: string): void {
  const without = (children: User['children']): User['children'] =>
    children.filter(({ id }) => id !== linkId);
  client.setQueryData(childrenQuery.queryKey, (list) => list && without(list));
  client.setQueryData(
    sessionQuery.queryKey,
    (user: User | null | undefined) => user && { ...user, children: without(user.children) },
  );
}
