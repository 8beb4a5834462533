import { badges } from '@sumfox/contracts/assessment/badges.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';

/** A pupil's badges, earned ones first; a result may bring a new one. */
export const badgesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['stats', 'badges', userId],
    queryFn: async ({ signal }) => (await call(badges, { params: { userId } }, { signal })).badges,
  });
