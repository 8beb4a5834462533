import { SENTENCES } from '@sumfox/contracts/identity/sentences';
import { findPasswordChangeFault } from '@sumfox/contracts/identity/password-change';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { FieldFaults } from '../../shared/api/field-faults.js';
import type { ProfileBody } from '../../entities/profile/index.js';
import { CHANGE_PASSWORD } from './change-password.messages.js';

/** A change of the password as it stands in a form. */
export interface PasswordValues {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** The profile as it stands in the form. */
export interface ProfileValues extends PasswordValues {
  name: string;
  callName: string;
  gradeLevel: GradeLevel;
  username: string;
}

/** What is known of the username in the form (ACCOUNT-18). */
export type UsernameState = 'unchanged' | 'too-short' | 'checking' | 'available' | 'unavailable' | 'unknown';

const readPasswordsDiffer = () => CHANGE_PASSWORD.get().newPasswordAndConfirm;
const readUsernameUnconfirmed = () => CHANGE_PASSWORD.get().pleaseChooseAnAvailable;
export const readUsernameUnknown = () => CHANGE_PASSWORD.get().errorCheckingUsernameAvailability;

/** From this length on the server is asked (ACCOUNT-18). */
export const USERNAME_CHECK_FROM = 2;

/** The checks before a profile is saved, in their order (ACCOUNT-17); an empty pair of passwords changes none. */
export function findProfileFaults(
  values: ProfileValues,
  username: UsernameState,
  minLength: number,
): FieldFaults<ProfileValues> {
  const faults: FieldFaults<ProfileValues> = {};
  if (values.name.trim() === '') faults.name = SENTENCES.profileName;
  if (username !== 'unchanged' && username !== 'available') faults.username = readUsernameUnconfirmed();
  return { ...faults, ...findPasswordFaults(values, minLength, 'optional') };
}

/** What is wrong with a change of the password; an empty one is fine where it is optional. */
export function findPasswordFaults(
  { currentPassword, newPassword, confirmPassword }: PasswordValues,
  minLength: number,
  change: 'optional' | 'required',
): FieldFaults<PasswordValues> {
  const faults: FieldFaults<PasswordValues> = {};
  // Somebody who fills in the confirmation alone wants a change too.
  const wanted = change === 'required' || newPassword || confirmPassword;
  if (!currentPassword && wanted) faults.currentPassword = SENTENCES.currentPassword;
  else if (currentPassword && !newPassword) faults.newPassword = SENTENCES.newPassword;
  else if (newPassword !== confirmPassword) faults.confirmPassword = readPasswordsDiffer();
  else {
    const fault = findPasswordChangeFault(currentPassword, newPassword, minLength);
    if (fault) faults[fault.field] = fault.sentence;
  }
  return faults;
}

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
