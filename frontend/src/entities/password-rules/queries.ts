import { MIN_CHILD_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@sumfox/contracts/identity/sentences';
import { passwordRules } from '@sumfox/contracts/identity/registration.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';

/** How long a password must be here; the shortest lengths (ACCOUNT-13) until the site has said its own. */
export const passwordRulesQuery = queryOptions({
  queryKey: ['password-rules'],
  queryFn: ({ signal }) => call(passwordRules, {}, { signal }),
  placeholderData: { minLength: MIN_PASSWORD_LENGTH, minLengthForChild: MIN_CHILD_PASSWORD_LENGTH },
  staleTime: Infinity,
  refetchOnWindowFocus: false,
});
