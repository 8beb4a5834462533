import { findPlaceInLine } from '@sumfox/contracts/identity/sign-in-line.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';

/** Most sign-ins are answered before this; only one that waits longer asks for its place. */
const FIRST_ASKED_AFTER_MS = 1_500;
const PLACE_INTERVAL_MS = 2_000;

/** How many people are before a sign-in or sign-up, again every two seconds; null while it is not in line. */
export const placeInLineQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['place-in-line', requestId],
    queryFn: async ({ signal }) => (await call(findPlaceInLine, { params: { requestId } }, { signal })).ahead,
    initialData: null,
    // Not in line, as far as is known when it is sent.
    initialDataUpdatedAt: () => Date.now(),
    staleTime: FIRST_ASKED_AFTER_MS,
    refetchInterval: ({ state }) => (state.dataUpdateCount === 0 ? FIRST_ASKED_AFTER_MS : PLACE_INTERVAL_MS),
    refetchOnWindowFocus: false,
    gcTime: 0,
    retry: false,
  });
