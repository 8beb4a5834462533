import { findFailure } from '@sumfox/contracts/analytics/failure.endpoints';
import { systemErrors, systemHealth } from '@sumfox/contracts/analytics/health.endpoints';
import { type LoadPeriod, systemLoad } from '@sumfox/contracts/analytics/load.endpoints';
import { questionFlagsStats } from '@sumfox/contracts/analytics/quality.endpoints';
import { adminAnalytics } from '@sumfox/contracts/analytics/usage.endpoints';
import { structureForecasts } from '@sumfox/contracts/assessment/structure-forecasts.endpoints';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import { usersCount } from '@sumfox/contracts/identity/admin.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';

export type QuestionQuality = EndpointResponse<typeof questionFlagsStats>;

export type SystemHealth = EndpointResponse<typeof systemHealth>;

export type SystemErrors = EndpointResponse<typeof systemErrors>;

export type SystemLoad = EndpointResponse<typeof systemLoad>;

export type { LoadPeriod };

export type AdminAnalytics = EndpointResponse<typeof adminAnalytics>;

/** Heartbeats come every few seconds; half of that is soon enough for a person. */
const REFRESH_MS = 15_000;

export const systemHealthQuery = queryOptions({
  queryKey: ['system-health'],
  queryFn: ({ signal }) => call(systemHealth, {}, { signal }),
  refetchInterval: REFRESH_MS,
});

/** What the processes answer, and what needs a look; a day changes by the quarter of an hour. */
export const systemLoadQuery = (period: LoadPeriod) =>
  queryOptions({
    queryKey: ['system-load', period],
    queryFn: ({ signal }) => call(systemLoad, { query: { period } }, { signal }),
    refetchInterval: period === 'hour' ? REFRESH_MS : 4 * REFRESH_MS,
  });

/** Processes write their steps about once a second: until a trace is so old, more of them may come. */
const COMPLETE_AFTER_MS = 15_000;
const LOOK_AGAIN_MS = 2_000;

/** The failure of a code. The first steps of a fresh one are followed by the others. */
export const failureQuery = (code: string) =>
  queryOptions({
    queryKey: ['failure', code],
    queryFn: ({ signal }) => call(findFailure, { params: { code } }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.startedAt && Date.now() - Date.parse(data.startedAt) < COMPLETE_AFTER_MS ? LOOK_AGAIN_MS : false,
  });

/** What pupils' answers and doubts say of the questions; it changes by the day rather than by the minute. */
export const questionQualityQuery = queryOptions({
  queryKey: ['question-quality'],
  queryFn: ({ signal }) => call(questionFlagsStats, {}, { signal }),
});

/** Which structures are easier or harder than forecast. */
export const structureForecastsQuery = queryOptions({
  queryKey: ['structure-forecasts'],
  queryFn: ({ signal }) => call(structureForecasts, {}, { signal }),
});

/** What went wrong recently. */
export const systemErrorsQuery = queryOptions({
  queryKey: ['system-errors'],
  queryFn: ({ signal }) => call(systemErrors, {}, { signal }),
  refetchInterval: 2 * REFRESH_MS,
});

/** Who uses the product, and how far pupils get; looked for again only while it is still being counted. */
export const adminAnalyticsQuery = queryOptions({
  queryKey: ['admin-analytics'],
  queryFn: ({ signal }) => call(adminAnalytics, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.isComplete === false ? REFRESH_MS : false),
});

/** How many accounts there are of each role: counted, so that nobody's times are read for it. */
export const usersByRoleQuery = queryOptions({
  queryKey: ['users-by-role'],
  queryFn: ({ signal }) => call(usersCount, { query: {} }, { signal }),
});
