import { ProductError } from '@sumfox/contracts/errors';

/** The refusal of a call that came too often; `retryAfterSeconds` also becomes the `Retry-After` header. */
export function tooMany(waitMs: number): ProductError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1_000));
  const wait =
    retryAfterSeconds < 120
      ? `${retryAfterSeconds} second${retryAfterSeconds === 1 ? '' : 's'}`
      : `${Math.ceil(retryAfterSeconds / 60)} minutes`;
  return new ProductError('too-many', 'too-many', `Too many tries. Please wait ${wait} and try again.`, {
    retryAfterSeconds,
  });
}
