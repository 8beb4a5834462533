import { createHmac } from 'node:crypto';

/** How long a form may be sent again. */
export const REPEAT_HOURS = 24;

/** A form that may be sent twice. */
export interface RepeatableForm {
  requestId: string;
  digest: string;
}

/**
 * Digest that two submissions of one form share; null for a form without an id. Keyed, since names and addresses are
 * easily guessed. `content` never holds a password.
 */
export function toRepeatable(
  requestId: string | undefined,
  secret: string,
  content: readonly (string | null)[],
): RepeatableForm | null {
  if (requestId === undefined) return null;
  const digest = createHmac('sha256', `registration ${secret}`).update(JSON.stringify(content)).digest('hex');
  return { requestId, digest };
}
