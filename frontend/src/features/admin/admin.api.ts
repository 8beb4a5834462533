import { questionFlagsStats } from '@product/contracts/analytics/quality.endpoints';
import { systemHealth } from '@product/contracts/analytics/health.endpoints';
import type { EndpointResponse } from '@product/contracts/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.js';

export type QuestionQuality = EndpointResponse<typeof questionFlagsStats>;
export type SystemHealth = EndpointResponse<typeof systemHealth>;

/** Heartbeats come every few seconds; half of that is soon enough for a person. */
const REFRESH_MS = 15_000;

export const systemHealthQuery = queryOptions({
  queryKey: ['system-health'],
  queryFn: ({ signal }) => call(systemHealth, {}, { signal }),
  refetchInterval: REFRESH_MS,
});

/** What pupils' answers and doubts say of the questions; it changes by the day rather than by the minute. */
export const questionQualityQuery = queryOptions({
  queryKey: ['question-quality'],
  queryFn: ({ signal }) => call(questionFlagsStats, {}, { signal }),
});
