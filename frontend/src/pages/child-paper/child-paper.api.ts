import { accessAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';
import { keyOfChild } from '../../entities/child/index.js';

/** How often a paper in marking is asked for. */
const POLL_MS = 5_000;

/** One paper of a linked child; let go with the link, as everything under the child's key. */
export const childPaperQuery = (childId: string, id: string) =>
  queryOptions({
    queryKey: keyOfChild(childId, 'paper', id),
    queryFn: async ({ signal }) => (await call(accessAssessment, { params: { id } }, { signal })).assessment,
    refetchInterval: (query) => (query.state.data?.status === 'marking' ? POLL_MS : false),
  });
