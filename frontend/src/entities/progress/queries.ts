import { suggestions } from '@sumfox/contracts/assessment/practice.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';

/** What to take next, why, and what to practise. */
export const suggestionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['suggestions', userId],
    queryFn: ({ signal }) => call(suggestions, { params: { userId } }, { signal }),
  });
