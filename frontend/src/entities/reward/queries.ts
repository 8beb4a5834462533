import { rewards } from '@sumfox/contracts/assessment/rewards.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';

/** A pupil's places, badges and mistakes put right; a result may bring more of each. */
export const rewardsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['stats', 'rewards', userId],
    queryFn: ({ signal }) => call(rewards, { params: { userId } }, { signal }),
  });
