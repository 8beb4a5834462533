import { childWeek } from '@sumfox/contracts/assessment/week-digest.endpoints';
import { digestChoices } from '@sumfox/contracts/identity/digest.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';

/** The week that ended on the last Sunday, as the e-mail tells it. */
export const childWeekQuery = (childUserId: string) =>
  queryOptions({
    queryKey: ['child-week', childUserId],
    queryFn: ({ signal }) => call(childWeek, { params: { id: childUserId } }, { signal }),
  });

/** For which children the parent has the weekly e-mail on. */
export const digestChoicesQuery = queryOptions({
  queryKey: ['digest-choices'],
  queryFn: ({ signal }) => call(digestChoices, {}, { signal }),
});
