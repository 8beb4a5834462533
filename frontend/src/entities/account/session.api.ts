import type { User } from '@sumfox/contracts/identity/account';
import { currentUser, demoAccounts, login, logout } from '@sumfox/contracts/identity/session.endpoints';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';
import { CallError } from '../../shared/api/call-error.js';
import { findRememberedPupil, rememberPupil } from './remembered-pupil.js';

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

export interface Credentials {
  username: string;
  password: string;
}

/** An attempt to sign in, with an id by which it asks for its place in line. */
export interface SignInAttempt extends Credentials {
  requestId: string;
}

export const signIn = (attempt: SignInAttempt) => call(login, { body: attempt });
export const signOut = () => call(logout, {});
