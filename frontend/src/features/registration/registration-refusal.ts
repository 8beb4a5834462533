import { CallError } from '../../lib/call-error.js';

/** What to tell whoever could not register, in the words of B§8. */
export function registrationFault(error: unknown): string {
  if (!(error instanceof CallError) || error.status >= 500) return 'Something went wrong. Please try again.';
  if (error.status === 0) return error.message;
  return error.message === '' ? 'Failed to create account' : error.message;
}
