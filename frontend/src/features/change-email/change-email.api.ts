import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import { changeEmail, ownEmail, sendConfirmation } from '@sumfox/contracts/identity/email.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';

export type OwnEmail = EndpointResponse<typeof ownEmail>;

export const ownEmailQuery = queryOptions({
  queryKey: ['own-email'],
  queryFn: ({ signal }) => call(ownEmail, {}, { signal }),
});

export const askForConfirmation = () => call(sendConfirmation, {});

export const changeAddress = (email: string, currentPassword: string) =>
  call(changeEmail, { body: { email, currentPassword } });
