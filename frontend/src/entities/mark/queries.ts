import { markCorrections } from '@sumfox/contracts/assessment/correction.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';

/** Marks that were raised after the result, newest first. */
export const correctionsQuery = queryOptions({
  queryKey: ['mark-corrections'],
  queryFn: async ({ signal }) => (await call(markCorrections, {}, { signal })).corrections,
});
