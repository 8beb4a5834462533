import { MIN_PASSWORD_LENGTH, SENTENCES } from './sentences.js';

/** Fault of a password change, and its field. */
export interface PasswordChangeFault {
  field: 'currentPassword' | 'newPassword';
  sentence: string;
}

/** Checks of a password change in order (ACCOUNT-17); null without a fault or a change. */
export function findPasswordChangeFault(
  currentPassword: string | null | undefined,
  newPassword: string | null | undefined,
  minLength = MIN_PASSWORD_LENGTH,
): PasswordChangeFault | null {
  if (!currentPassword && !newPassword) return null;
  if (!currentPassword) return { field: 'currentPassword', sentence: SENTENCES.currentPassword };
  if (!newPassword) return { field: 'newPassword', sentence: SENTENCES.newPassword };
  if (newPassword.length >= minLength) return null;
  const isUsual = minLength === MIN_PASSWORD_LENGTH;
  const tooShort = `New password must be at least ${minLength} characters long.`;
  return { field: 'newPassword', sentence: isUsual ? SENTENCES.newPasswordLength : tooShort };
}
