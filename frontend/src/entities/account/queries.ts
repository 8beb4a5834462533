import type { User } from '@sumfox/contracts/identity/account';
import { describeAdminSetup } from '@sumfox/contracts/identity/admin-setup.endpoints';
import { erasures } from '@sumfox/contracts/identity/privacy.endpoints';

import { secondFactor } from '@sumfox/contracts/identity/second-factor.endpoints';
import { currentUser, demoAccounts } from '@sumfox/contracts/identity/session.endpoints';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { CallError } from '../../shared/api/call-error.js';
import { call } from '../../shared/api/call.js';
import { findRememberedPupil, rememberPupil } from './remembered-pupil.js';

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

/**
 * The signed-in user, or null. Any failure counts as signed out (ACCOUNT-6), except where nothing was said about the
 * session: no answer, 408, 429 and 5xx leave the pupil who was signed in on this device last, so that an opened paper
 * can be worked on. Any other refusal forgets that pupil.
 */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      const { user } = await call(currentUser, {}, { signal });
      rememberPupil(user);
      return user;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.isPassing) return findRememberedPupil();
      rememberPupil(null);
      return null;
    }
  },
  staleTime: Infinity,
  refetchOnWindowFocus: false,
});

/** The server knows something of this session that the page does not yet: the page follows. */
export function askSessionAgain(client: QueryClient): void {
  // A failed call leaves what is known as it is.
  client.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => undefined);
}

export const demoAccountsQuery = queryOptions({
  queryKey: ['demo-accounts'],
  queryFn: async ({ signal }) => (await call(demoAccounts, {}, { signal })).accounts,
  staleTime: Infinity,
  refetchOnWindowFocus: false,
});
