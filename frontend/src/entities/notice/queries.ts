import { notices } from '@sumfox/contracts/identity/notice.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';

/** What the signed-in person is told about the own account and family, newest first. */
export const noticesQuery = queryOptions({
  queryKey: ['notices'],
  queryFn: async ({ signal }) => (await call(notices, {}, { signal })).notices,
});
