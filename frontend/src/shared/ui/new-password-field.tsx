import type { ComponentProps } from 'react';
import { useMessages } from '../messages/define-messages.js';
import { PasswordStrength } from './password-strength.js';
import { PASSWORD_STRENGTH } from './password-strength.messages.js';
import { PasswordField } from './text-field.js';

/** A password that is being chosen: how long it must be, and from the first letter how strong it is. */
export function NewPasswordField({
  minLength,
  knownWords,
  ...field
}: Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete'> & {
  minLength: number;
  /** Names that make a password easy to guess. */
  knownWords: readonly string[];
}) {
  const t = useMessages(PASSWORD_STRENGTH);
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      hint={
        field.value === '' ? (
          t.atLeastCharacters({ minLength })
        ) : (
          <PasswordStrength password={field.value} shortest={minLength} knownWords={knownWords} />
        )
      }
    />
  );
}
