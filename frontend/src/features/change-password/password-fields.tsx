import { PasswordStrength } from '../../shared/ui/password-strength.js';
import { PasswordField } from '../../shared/ui/text-field.js';
import type { Form } from '../../shared/ui/use-form.js';
import type { PasswordValues } from './profile.schema.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { CHANGE_PASSWORD } from './change-password.messages.js';

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
  const t = useMessages(CHANGE_PASSWORD);
  return (
    <>
      <PasswordField label={currentLabel} {...bind('currentPassword')} autoComplete="current-password" />
      <PasswordField
        label={t.newPassword}
        {...bind('newPassword')}
        autoComplete="new-password"
        hint={
          newPassword === '' ? (
            t.atLeastCharacters({ minLength })
          ) : (
            <PasswordStrength password={newPassword} shortest={minLength} knownWords={knownWords} />
          )
        }
      />
      <PasswordField label={t.confirmNewPassword} {...bind('confirmPassword')} autoComplete="new-password" />
    </>
  );
}
