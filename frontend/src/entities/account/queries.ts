import { describeAdminSetup } from '@sumfox/contracts/identity/admin-setup.endpoints';
import { erasures } from '@sumfox/contracts/identity/privacy.endpoints';
import { secondFactor } from '@sumfox/contracts/identity/second-factor.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';

/** Open requests for erasure of oneself and of linked children. */
export const erasuresQuery = queryOptions({
  queryKey: ['erasures'],
  queryFn: ({ signal }) => call(erasures, {}, { signal }),
});

/** Whether the second step of the sign-in is on, and how many recovery codes are left. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => call(secondFactor, {}, { signal }),
});

/** For whom the link is; asked once, since using it ends it. */
export const setupLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['admin-setup', token],
    queryFn: ({ signal }) => call(describeAdminSetup, { body: { token } }, { signal }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
