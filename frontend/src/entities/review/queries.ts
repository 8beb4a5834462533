import { reviewedPlace, reviewQueue, type ReviewQueuePage } from '@sumfox/contracts/marking/review.endpoints';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';

/** Entries come by the hour rather than by the minute. */
const COUNT_REFRESH_MS = 60_000;

export type ReviewStatus = 'open' | 'decided';

/** How many entries wait; nobody's answer is fetched for that. */
export const waitingCountQuery = queryOptions({
  queryKey: ['reviews', 'count'],
  queryFn: async ({ signal }) => (await call(reviewQueue, { query: { limit: '0' } }, { signal })).openCount,
  refetchInterval: COUNT_REFRESH_MS,
});

/** The queue page by page: what waits oldest first, what was decided newest first. */
export const reviewsQuery = (status: ReviewStatus) =>
  infiniteQueryOptions({
    queryKey: ['reviews', 'list', status],
    queryFn: ({ pageParam, signal }) =>
      call(reviewQueue, { query: { status, after: pageParam || undefined } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page: ReviewQueuePage) => page.nextAfter,
  });

/** What stood on the paper beside the words: it weighs too much for a list. */
export const placeQuery = (reviewId: string) =>
  queryOptions({
    queryKey: ['reviews', 'place', reviewId],
    queryFn: ({ signal }) => call(reviewedPlace, { params: { reviewId } }, { signal }),
  });

/** Takes an entry that waits no longer out of the list at once, and refetches list and count. */
export function forgetWaiting(client: QueryClient, reviewId: string): void {
  client.setQueryData(
    reviewsQuery('open').queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          reviews: page.reviews.filter((each) => each.reviewId !== reviewId),
        })),
      },
  );
  void client.invalidateQueries({ queryKey: ['reviews'] });
}
