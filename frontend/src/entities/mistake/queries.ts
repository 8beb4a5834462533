import { reviewStatus } from '@sumfox/contracts/assessment/practice.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';

/** Whether the weekly review is open, and how much there is to look at again. */
export const reviewStatusQuery = queryOptions({
  queryKey: ['review-status'],
  queryFn: ({ signal }) => call(reviewStatus, {}, { signal }),
});
