import * as z from 'zod/mini';
import { MIN_CHILD_PASSWORD_LENGTH, SENTENCES, passwordField } from './fields.js';
import { toLinkCode } from './link-code.js';

/** What a parent fills in to link a child. */
export const LinkChildBodySchema = z.strictObject({
  childUsername: z.string(SENTENCES.childUsername).check(
    z.overwrite((text) => text.replaceAll('\0', '').trim()),
    z.minLength(1, SENTENCES.childUsername),
    z.maxLength(200, SENTENCES.linkFailed),
  ),
  /** As typed; blank is none. */
  linkCode: z.optional(
    z.nullable(
      z
        .string(SENTENCES.linkFailed)
        .check(z.maxLength(200, { error: SENTENCES.linkFailed, abort: true }), z.overwrite(toLinkCode)),
    ),
  ),
});

export const ResetChildPasswordBodySchema = z.strictObject({
  newPassword: passwordField(SENTENCES.newPassword, MIN_CHILD_PASSWORD_LENGTH),
});
