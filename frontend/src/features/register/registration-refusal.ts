import { CallError } from '../../shared/api/call-error.js';

/** The sentences where the server gave no reason (ACCOUNT-15). */
export const NO_REASON = { single: 'Failed to create account', family: 'Registration failed' } as const;

/** The sentence for a registration that failed (ACCOUNT-15). */
export function registrationFault(error: unknown, form: keyof typeof NO_REASON): string {
  if (!(error instanceof CallError)) return 'Something went wrong. Please try again.';
  const isSaid = error.status < 500 || error.code === 'busy';
  return isSaid ? error.message || NO_REASON[form] : 'Something went wrong. Please try again.';
}
