import { currentUser, demoAccounts, login, logout } from '@product/contracts/identity/session.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.js';
import { CallError } from '../../lib/call-error.js';

/** The signed-in user, or null. Any failure counts as signed out (A§4.1). */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }) => {
    try {
      return (await call(currentUser, {}, { signal })).user;
    } catch (error) {
      if (error instanceof CallError) return null;
      throw error;
    }
  },
  staleTime: Infinity,
  refetchOnWindowFocus: false,
});

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

export const signIn = (credentials: Credentials) => call(login, { body: credentials });
export const signOut = () => call(logout, {});
