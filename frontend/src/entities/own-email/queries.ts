import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import { describePasswordLink, ownEmail } from '@sumfox/contracts/identity/email.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';

export type OwnEmail = EndpointResponse<typeof ownEmail>;

/** The e-mail address of the parent, and whether it works. */
export const ownEmailQuery = queryOptions({
  queryKey: ['own-email'],
  queryFn: ({ signal }) => call(ownEmail, {}, { signal }),
});

/** For whom the link to a new password is; asked once, since using it ends it. */
export const passwordLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['password-link', token],
    queryFn: ({ signal }) => call(describePasswordLink, { body: { token } }, { signal }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
