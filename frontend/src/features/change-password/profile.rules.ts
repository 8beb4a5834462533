import type { ProfileBody } from '../../entities/profile/index.js';
import { CHANGE_PASSWORD } from './change-password.messages.js';
import type { ProfileValues } from './profile.schema.js';

export const readUsernameUnknown = () => CHANGE_PASSWORD.get().errorCheckingUsernameAvailability;

/** From this length on the server is asked (ACCOUNT-18). */
export const USERNAME_CHECK_FROM = 2;

/** The body of the call: only a changed username or call name, and passwords only when a new one is set (ACCOUNT-17). */
export function toProfileBody(
  values: ProfileValues,
  before: { username: string; callName: string | null },
  isChild: boolean,
): ProfileBody {
  const username = values.username.trim();
  const callName = values.callName.trim();
  return {
    name: values.name.trim(),
    ...(callName === (before.callName ?? '') ? {} : { callName }),
    ...(isChild ? { gradeLevel: values.gradeLevel } : {}),
    ...(username === before.username ? {} : { username }),
    ...(values.newPassword === ''
      ? {}
      : { currentPassword: values.currentPassword, newPassword: values.newPassword }),
  };
}
