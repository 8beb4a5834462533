import { describeAdminSetup, setUpAdmin } from '@sumfox/contracts/identity/admin-setup.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';

/** For whom the link is; asked once, since using it ends it. */
export const setupLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['admin-setup', token],
    queryFn: ({ signal }) => call(describeAdminSetup, { body: { token } }, { signal }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

export const completeSetup = (token: string, password: string) =>
  call(setUpAdmin, { body: { token, password } });
