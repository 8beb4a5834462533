import { expect, it } from '@jest/globals';
import { NO_FILTERS } from './users.api.js';
import { usersCountQuery, usersQuery } from './queries.js';

const NEWEST = { sort: 'createdAt', order: 'desc' } as const;

it('asks for the users every 30 s, and not while a dialog is open', () => {
  expect(usersQuery(NO_FILTERS, NEWEST, 0, false).refetchInterval).toBe(30_000);
  expect(usersCountQuery(NO_FILTERS, false).refetchInterval).toBe(30_000);
  expect(usersQuery(NO_FILTERS, NEWEST, 0, true).refetchInterval).toBe(false);
});
