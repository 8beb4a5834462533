import { CREDENTIALS_REQUIRED } from '@sumfox/contracts/identity/credentials-required';
import { faultSentence } from '../../shared/messages/refusal-sentence.js';
import type { Credentials } from '../../entities/account/index.js';

/** The fault of what was typed as its sentence, or null (ACCOUNT-4). A password of spaces is a password. */
export function findCredentialsFault({ username, password }: Credentials): string | null {
  return username.trim() === '' || password === '' ? faultSentence(CREDENTIALS_REQUIRED) : null;
}
