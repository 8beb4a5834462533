import { linkRequests } from '@sumfox/contracts/identity/family.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';

/** Requests to be linked: those to decide, and the own ones that wait. */
export const linkRequestsQuery = queryOptions({
  queryKey: ['link-requests'],
  queryFn: ({ signal }) => call(linkRequests, {}, { signal }),
});
