import { CallError } from '../../lib/call-error.js';

/** What B§8 says where the server gave no reason. */
export const NO_REASON = { single: 'Failed to create account', family: 'Registration failed' } as const;

/** What to tell whoever could not register, in the words of B§8. */
export function registrationFault(error: unknown, form: keyof typeof NO_REASON): string {
  if (!(error instanceof CallError)) return 'Something went wrong. Please try again.';
  const isSaid = error.status < 500 || error.code === 'busy';
  return isSaid ? error.message || NO_REASON[form] : 'Something went wrong. Please try again.';
}
