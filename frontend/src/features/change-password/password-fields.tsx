import { PasswordStrength } from '../../shared/ui/password-strength.js';
import { PasswordField } from '../../shared/ui/text-field.js';
import type { Form } from '../../shared/ui/use-form.js';
import type { PasswordValues } from './profile.rules.js';

interface PasswordFieldsProps {
  bind: Form<PasswordValues>['bind'];
  newPassword: string;
  /** What the present password is called here. */
  currentLabel: string;
  minLength: number;
  /** Names that make a password easy to guess. */
  knownWords: string[];
}

/** The present password, the new one with its strength, and the new one once more. */
export function PasswordFields({
  bind,
  newPassword,
  currentLabel,
  minLength,
  knownWords,
}: PasswordFieldsProps) {
  return (
    <>
      <PasswordField label={currentLabel} {...bind('currentPassword')} autoComplete="current-password" />
      <PasswordField
        label="New Password"
        {...bind('newPassword')}
        autoComplete="new-password"
        hint={
          newPassword === '' ? (
            `At least ${minLength} characters.`
          ) : (
            <PasswordStrength password={newPassword} shortest={minLength} knownWords={knownWords} />
          )
        }
      />
      <PasswordField label="Confirm New Password" {...bind('confirmPassword')} autoComplete="new-password" />
    </>
  );
}
