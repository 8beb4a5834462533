import { ProductError } from '@sumfox/contracts/errors';
import type { KnownNames } from './guessable-password.rules.js';

/**
 * Rejects a password that a person chooses for oneself and that would be guessed at once. The lists of words are loaded
 * at the first call: most processes never need them, and a start would read 1.8 MB more.
 * @throws ProductError `guessable-password` with the sentence that says why
 */
export async function rejectGuessable(
  password: string,
  known: KnownNames,
  field = 'password',
): Promise<void> {
  const { findGuessableFault } = await import('./guessable-password.rules.js');
  const sentence = findGuessableFault(password, known);
  if (sentence) throw new ProductError('bad-request', 'guessable-password', sentence, { fields: [field] });
}
