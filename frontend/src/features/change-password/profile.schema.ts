import { SENTENCES } from '@sumfox/contracts/identity/sentences';
import { findPasswordChangeFault } from '@sumfox/contracts/identity/password-change';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import * as z from 'zod/mini';
import { CHANGE_PASSWORD } from './change-password.messages.js';

/** What is known of the username in the form (ACCOUNT-18). */
export type UsernameState = 'unchanged' | 'too-short' | 'checking' | 'available' | 'unavailable' | 'unknown';

const PASSWORD_FIELDS = {
  currentPassword: z.string(),
  newPassword: z.string(),
  confirmPassword: z.string(),
};
/** A change of the password as it stands in a form. */
export type PasswordValues = z.infer<z.ZodMiniObject<typeof PASSWORD_FIELDS>>;

/** The rules of a change of the password, in their order (ACCOUNT-17): only the first that is broken is said. */
function passwordRules<Values extends PasswordValues>(minLength: number, change: 'optional' | 'required') {
  const rule = (
    isKept: (values: Values) => boolean,
    field: keyof PasswordValues,
    error: (input: Values) => string,
  ) => z.refine<Values>(isKept, { path: [field], error: ({ input }) => error(input as Values), abort: true });
  // Somebody who fills in the confirmation alone wants a change too.
  const isWanted = (values: Values) =>
    change === 'required' || values.newPassword !== '' || values.confirmPassword !== '';
  const findLengthFault = ({ currentPassword, newPassword }: Values) =>
    findPasswordChangeFault(currentPassword, newPassword, minLength);
  return [
    rule(
      (values) => values.currentPassword !== '' || !isWanted(values),
      'currentPassword',
      () => SENTENCES.currentPassword,
    ),
    rule(
      ({ currentPassword, newPassword }) => currentPassword === '' || newPassword !== '',
      'newPassword',
      () => SENTENCES.newPassword,
    ),
    rule(
      ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
      'confirmPassword',
      () => CHANGE_PASSWORD.get().newPasswordAndConfirm,
    ),
    rule(
      (values) => findLengthFault(values) === null,
      'newPassword',
      (values) => findLengthFault(values)?.sentence ?? '',
    ),
  ] as const;
}

/** A change of the password that must be made. */
export const passwordSchema = (minLength: number) =>
  z.object(PASSWORD_FIELDS).check(...passwordRules<PasswordValues>(minLength, 'required'));

/** The profile as it stands in the form (ACCOUNT-17); an empty pair of passwords changes none. */
export const profileSchema = (username: UsernameState, minLength: number) => {
  const fields = z.object({
    ...PASSWORD_FIELDS,
    name: z.string().check(z.trim(), z.minLength(1, SENTENCES.profileName)),
    callName: z.string(),
    gradeLevel: z.custom<GradeLevel>(),
    username: z.string().check(
      z.refine(() => username === 'unchanged' || username === 'available', {
        error: () => CHANGE_PASSWORD.get().pleaseChooseAnAvailable,
      }),
    ),
  });
  return fields.check(...passwordRules<z.infer<typeof fields>>(minLength, 'optional'));
};

/** The profile as it stands in the form. */
export type ProfileValues = z.infer<ReturnType<typeof profileSchema>>;
