import { expect, it } from '@jest/globals';
import { CallError } from '../../shared/api/call-error.js';
import { batchesQuery, coverageQuery, statsQuery } from './queries.js';

const failure = (status: number) => new CallError(status, 'code', 'Away', 'ab'.repeat(16));

it.each([statsQuery, batchesQuery])(
  'is stale after 10 s and retried twice, 2 s apart (CONSOLE-8)',
  (query) => {
    const { staleTime, retry, retryDelay } = query;
    expect([staleTime, retryDelay]).toEqual([10_000, 2_000]);
    const isRetried = (failures: number, status: number) =>
      typeof retry === 'function' && retry(failures, failure(status));
    expect([isRetried(0, 503), isRetried(1, 0), isRetried(2, 503)]).toEqual([true, true, false]);
    expect([isRetried(0, 401), isRetried(0, 404)]).toEqual([false, false]);
  },
);

it('looks at the coverage every 2 minutes, unless polling is off, and finds it fresh for 1', () => {
  expect(coverageQuery('', true)).toMatchObject({ staleTime: 60_000, refetchInterval: 120_000 });
  expect(coverageQuery('', false).refetchInterval).toBe(false);
});
