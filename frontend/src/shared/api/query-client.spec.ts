import { expect, it } from '@jest/globals';
import { createQueryClient } from './query-client.js';

it('is stale at once, is fetched on focus, and neither retried nor polled', () => {
  const client = createQueryClient(
    () => undefined,
    () => undefined,
  );
  const { queries, mutations } = client.getDefaultOptions();
  expect(queries).toMatchObject({ retry: false, staleTime: 0, refetchOnWindowFocus: true });
  expect(queries?.refetchInterval).toBeUndefined();
  expect(mutations).toMatchObject({ retry: false });
});
