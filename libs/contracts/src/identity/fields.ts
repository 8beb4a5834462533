import * as z from 'zod/mini';
import { GRADE_LEVELS } from '@product/curriculum/grades';
import { SENTENCES, passwordTooShort } from './sentences.js';

export * from './sentences.js';

/** B§9: shortest name in a family registration. */
const MIN_NAME_LENGTH = 2;
/** Nobody types more; whatever is longer is no password but an attempt to keep the server busy. */
const MAX_PASSWORD_LENGTH = 200;

/** NUL, control characters and half of a surrogate pair: no database keeps them and no person types them. */
const UNTYPABLE = /[\p{Cc}\p{Surrogate}]/gu;

/** One line of text, trimmed; missing, empty or of another type is refused with `sentence`. */
export function lineField(sentence: string, max = 100) {
  return z.string(sentence).check(
    z.overwrite((text) => text.replace(UNTYPABLE, '').trim()),
    z.minLength(1, sentence),
    z.maxLength(max, `Please use at most ${max} characters.`),
  );
}

/** A name of two characters or more. */
export function nameField(sentence: string) {
  return lineField(sentence).check(
    z.minLength(MIN_NAME_LENGTH, `Name must be at least ${MIN_NAME_LENGTH} characters long.`),
  );
}

/** A password to be set, exactly as typed. */
export function passwordField(missing: string, min: number, tooShort = passwordTooShort(min)) {
  return z
    .string(missing)
    .check(
      z.minLength(1, missing),
      z.minLength(min, tooShort),
      z.maxLength(MAX_PASSWORD_LENGTH, `Please use at most ${MAX_PASSWORD_LENGTH} characters.`),
    );
}

/** A password to be checked against the stored one. */
export function existingPasswordField(missing: string) {
  return z.string(missing).check(z.minLength(1, missing), z.maxLength(MAX_PASSWORD_LENGTH, missing));
}

/** An e-mail address in lower case, of the basic pattern of B§5. */
export const EmailSchema = lineField(SENTENCES.email, 200).check(
  z.toLowerCase(),
  z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, SENTENCES.emailForm),
);

/**
 * A username as it may be typed: 3 to 20 characters. Letters of another alphabet that look like a–z and full-width
 * ones are read as those; whatever then is no letter, digit or underscore is refused by the server.
 */
export function usernameField(missing: string) {
  return z.string(missing).check(
    z.overwrite((text) => text.replace(UNTYPABLE, '').normalize('NFKC').trim()),
    z.minLength(1, missing),
    z.minLength(3, SENTENCES.usernameLength),
    z.maxLength(20, SENTENCES.usernameLength),
  );
}

export const GradeFieldSchema = z.enum(GRADE_LEVELS, SENTENCES.grade);

/** A user id in a path; whatever cannot be one answers like a missing user. */
export const UserPathSchema = z.object({ userId: z.string().check(z.minLength(1), z.maxLength(64)) });
/** A record's id in a path. */
export const RecordPathSchema = z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) });

export const DoneSchema = z.strictObject({ success: z.literal(true) });
