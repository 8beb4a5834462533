import * as z from 'zod/mini';

/** NUL and half of a surrogate pair: no database keeps them, and a half-cut emoji must not cost a child a save. */
const UNKEEPABLE = /[\0\p{Surrogate}]/gu;

/** Text a person typed, without the characters that cannot be kept; at most `max` characters. */
export function typedText(max: number) {
  return z.string().check(
    z.overwrite((text) => text.replace(UNKEEPABLE, '')),
    z.maxLength(max),
  );
}
