import { systemHealth } from '@product/contracts/analytics/health.endpoints';
import type { EndpointResponse } from '@product/contracts/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.js';

export type SystemHealth = EndpointResponse<typeof systemHealth>;

/** Heartbeats come every few seconds; half of that is soon enough for a person. */
const REFRESH_MS = 15_000;

export const systemHealthQuery = queryOptions({
  queryKey: ['system-health'],
  queryFn: ({ signal }) => call(systemHealth, {}, { signal }),
  refetchInterval: REFRESH_MS,
});
