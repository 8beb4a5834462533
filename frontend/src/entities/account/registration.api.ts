import type { EndpointRequest } from '@sumfox/contracts/endpoint';
import { MIN_CHILD_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@sumfox/contracts/identity/sentences';
import { passwordRules, register, registerFamily } from '@sumfox/contracts/identity/registration.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';

export type RegisterBody = EndpointRequest<typeof register>['body'];
export type FamilyBody = EndpointRequest<typeof registerFamily>['body'];

/** How long a password must be here; the shortest lengths (ACCOUNT-13) until the site has said its own. */
export const passwordRulesQuery = queryOptions({
  queryKey: ['password-rules'],
  queryFn: ({ signal }) => call(passwordRules, {}, { signal }),
  placeholderData: { minLength: MIN_PASSWORD_LENGTH, minLengthForChild: MIN_CHILD_PASSWORD_LENGTH },
  staleTime: Infinity,
  refetchOnWindowFocus: false,
});

export const registerAccount = (body: RegisterBody) => call(register, { body });
export const registerAFamily = (body: FamilyBody) => call(registerFamily, { body });
