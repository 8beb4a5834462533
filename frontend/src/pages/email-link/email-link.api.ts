import {
  confirmEmail,
  describePasswordLink,
  forgotPassword,
  resetForgottenPassword,
} from '@sumfox/contracts/identity/email.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';

export const askForPassword = (email: string) => call(forgotPassword, { body: { email } });

/** For whom the link is; asked once, since using it ends it. */
export const passwordLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['password-link', token],
    queryFn: ({ signal }) => call(describePasswordLink, { body: { token } }, { signal }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

export const setForgottenPassword = (token: string, password: string) =>
  call(resetForgottenPassword, { body: { token, password } });

export const confirmAddress = (token: string) => call(confirmEmail, { body: { token } });
