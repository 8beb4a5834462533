import * as z from 'zod/mini';

/** NUL and half of a surrogate pair: no database keeps them, and a half-cut emoji must not cost a child a save. */
const UNKEEPABLE = /[\0\p{Surrogate}]/gu;

/**
 * Typed text without characters that cannot be stored; at most `max` characters. A longer text is rejected, not cut.
 * @param missing sentence for missing text
 */
export function typedText(max: number, missing?: string) {
  return z.string(missing).check(
    z.overwrite((text) => text.replace(UNKEEPABLE, '')),
    z.maxLength(max, `This text is too long. Please use at most ${max} characters.`),
  );
}
