import { createHmac } from 'node:crypto';
import { foldUsername } from '@sumfox/contracts/identity/username';
import { v7 as uuid } from 'uuid';

/** How long a form may be sent again. */
export const REPEAT_HOURS = 24;

/** How long the same words are the same form, whatever its id. */
export const SAME_WORDS_MINUTES = 10;

/** A form that may be sent twice. */
export interface RepeatableForm {
  /** The browser's, or a new one for a form without an id. */
  requestId: string;
  /** Covers everything in the form but the passwords. */
  digest: string;
  /** Username, folded, of the account that the form makes first. */
  username: string;
}

/**
 * Digest that two submissions of one form share. Keyed, since names and addresses are easily guessed. `content` never
 * holds a password.
 */
export function toRepeatable(
  { requestId = uuid(), username }: { requestId: string | undefined; username: string },
  secret: string,
  content: readonly (string | null)[],
): RepeatableForm {
  const digest = createHmac('sha256', `registration ${secret}`).update(JSON.stringify(content)).digest('hex');
  return { requestId, digest, username: foldUsername(username) };
}
