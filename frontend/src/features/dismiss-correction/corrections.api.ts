import { dismissMarkCorrection, markCorrections } from '@sumfox/contracts/assessment/correction.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';

export const correctionsQuery = queryOptions({
  queryKey: ['mark-corrections'],
  queryFn: async ({ signal }) => (await call(markCorrections, {}, { signal })).corrections,
});

/** Puts a message away for good; again, it stays away. */
export const dismissCorrection = (id: string) => call(dismissMarkCorrection, { params: { id } });
