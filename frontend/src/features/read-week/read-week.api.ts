import { childWeek } from '@sumfox/contracts/assessment/week-digest.endpoints';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import { chooseDigest, digestChoices, stopDigest } from '@sumfox/contracts/identity/digest.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';

export type ChildWeek = EndpointResponse<typeof childWeek>;
export type DigestChoices = EndpointResponse<typeof digestChoices>;

/** The week that ended on the last Sunday, as the e-mail tells it. */
export const childWeekQuery = (childUserId: string) =>
  queryOptions({
    queryKey: ['child-week', childUserId],
    queryFn: ({ signal }) => call(childWeek, { params: { id: childUserId } }, { signal }),
  });

export const digestChoicesQuery = queryOptions({
  queryKey: ['digest-choices'],
  queryFn: ({ signal }) => call(digestChoices, {}, { signal }),
});

export const chooseWeekly = (childUserId: string, isOn: boolean) =>
  call(chooseDigest, { params: { userId: childUserId }, body: { isOn } });

export const stopWeekly = (token: string) => call(stopDigest, { body: { token } });
