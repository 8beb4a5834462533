import type { Credentials } from './session.api.js';

export const CREDENTIALS_REQUIRED = 'Username and password are required';

/** The fault of what was typed, in the words of A§5, or null. A password of spaces is a password. */
export function findCredentialsFault({ username, password }: Credentials): string | null {
  return username.trim() === '' || password === '' ? CREDENTIALS_REQUIRED : null;
}
