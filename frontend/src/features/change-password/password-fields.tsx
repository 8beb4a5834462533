import { NewPasswordField } from '../../shared/ui/new-password-field.js';
import { PasswordField } from '../../shared/ui/text-field.js';
import type { Form } from '../../shared/ui/use-form.js';
import type { PasswordValues } from './profile.schema.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { CHANGE_PASSWORD } from './change-password.messages.js';

interface PasswordFieldsProps {
  bind: Form<PasswordValues>['bind'];
  /** What the present password is called here. */
  currentLabel: string;
  minLength: number;
  /** Names that make a password easy to guess. */
  knownWords: string[];
}

/** The present password, the new one with its strength, and the new one once more. */
export function PasswordFields({ bind, currentLabel, minLength, knownWords }: PasswordFieldsProps) {
  const t = useMessages(CHANGE_PASSWORD);
  return (
    <>
      <PasswordField label={currentLabel} {...bind('currentPassword')} autoComplete="current-password" />
      <NewPasswordField
        label={t.newPassword}
        {...bind('newPassword')}
        minLength={minLength}
        knownWords={knownWords}
      />
      <PasswordField label={t.confirmNewPassword} {...bind('confirmPassword')} autoComplete="new-password" />
    </>
  );
}
