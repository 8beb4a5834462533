import { expect, it } from '@jest/globals';
import { papersQuery } from './verification.api.js';

it('keeps a list to verify fresh for 30 s', () => {
  const filters = { student: '', assessment: '', grade: '', flagged: false } as const;
  expect(papersQuery(filters, false).staleTime).toBe(30_000);
});
