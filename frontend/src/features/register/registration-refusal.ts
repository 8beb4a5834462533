import { CallError } from '../../shared/api/call-error.js';
import { REGISTER } from './register.messages.js';

/** The sentences where the server gave no reason (ACCOUNT-15). */
export const readNoReason = () =>
  ({
    single: REGISTER.get().failedToCreateAccount,
    family: REGISTER.get().registrationFailedNotice,
  }) as const;

/** The sentence for a registration that failed (ACCOUNT-15). */
export function registrationFault(error: unknown, form: keyof ReturnType<typeof readNoReason>): string {
  if (!(error instanceof CallError)) return REGISTER.get().somethingWentWrongPlease;
  const isSaid = error.status < 500 || error.code === 'busy';
  return isSaid ? error.message || readNoReason()[form] : REGISTER.get().somethingWentWrongPlease;
}
