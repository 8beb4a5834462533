import { SENTENCES, passwordTooShort } from '@sumfox/contracts/identity/sentences';
import { isPlainUsername, toPlainUsername } from '@sumfox/contracts/identity/username';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { FieldFaults } from '../../shared/api/field-faults.js';
import { REGISTER } from './register.messages.js';

/** The child's half of the family form, as typed. */
export interface ChildValues {
  childName: string;
  childCallName: string;
  childUsername: string;
  childPassword: string;
  confirmChildPassword: string;
  gradeLevel: GradeLevel;
}

/** The family's form starts at Primary 2 (ACCOUNT-11). */
export const NO_CHILD_VALUES: ChildValues = {
  childName: '',
  childCallName: '',
  childUsername: '',
  childPassword: '',
  confirmChildPassword: '',
  gradeLevel: 'Primary 2',
};

/** Letters, digits and underscores, as the server will read them. */
export function usernameFault(username: string): string | null {
  const plain = toPlainUsername(username);
  return plain === '' || isPlainUsername(plain) ? null : SENTENCES.usernameLetters;
}

/** The rules of the child's half that no schema holds (ACCOUNT-11). */
export function findChildFaults(
  { childUsername, childPassword, confirmChildPassword }: ChildValues,
  minLength: number,
): FieldFaults<ChildValues> {
  const faults: FieldFaults<ChildValues> = {};
  const strange = usernameFault(childUsername);
  if (strange) faults.childUsername = strange;
  if (childPassword !== '' && childPassword.length < minLength)
    faults.childPassword = passwordTooShort(minLength);
  if (childPassword !== confirmChildPassword)
    faults.confirmChildPassword = REGISTER.get().childPasswordsDontMatch;
  return faults;
}
