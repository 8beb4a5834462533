import { expect, it } from '@jest/globals';
import { papersToVerifyQuery } from './queries.js';

it('keeps a list to verify fresh for 30 s', () => {
  const filters = { student: '', assessment: '', grade: '', flagged: false } as const;
  expect(papersToVerifyQuery(filters, false).staleTime).toBe(30_000);
});
