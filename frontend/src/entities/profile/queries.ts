import {
  checkUsername,
  childProfile,
  profile,
  userPreferences,
} from '@sumfox/contracts/identity/profile.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(profile, {}, { signal }),
});

export const childProfileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: ({ signal }) => call(childProfile, { params: { userId } }, { signal }),
  });

export const preferencesQuery = queryOptions({
  queryKey: ['user-preferences'],
  queryFn: async ({ signal }) => (await call(userPreferences, {}, { signal })).data,
});

/** Whether a username is free. What is true now may not be in a minute, so the answer is never kept. */
export const usernameQuery = (username: string) =>
  queryOptions({
    queryKey: ['check-username', username],
    queryFn: ({ signal }) => call(checkUsername, { params: { username } }, { signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
