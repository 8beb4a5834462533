import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import { mail, mails } from '@sumfox/contracts/identity/mail.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';

export type MailList = EndpointResponse<typeof mails>;

export type ShownMail = EndpointResponse<typeof mail>;

/** A waiting e-mail leaves within seconds. */
const REFRESH_MS = 30_000;

/** The last e-mails, newest first. */
export const mailsQuery = queryOptions({
  queryKey: ['mails'],
  queryFn: ({ signal }) => call(mails, {}, { signal }),
  refetchInterval: REFRESH_MS,
});

/** One e-mail as its reader sees it. Each reading is audited, so it is read once. */
export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: ['mails', id],
    queryFn: ({ signal }) => call(mail, { params: { id } }, { signal }),
    staleTime: Infinity,
  });
