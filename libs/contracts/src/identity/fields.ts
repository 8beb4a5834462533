import * as z from 'zod/mini';
import { GRADE_LEVELS } from '@sumfox/curriculum/grades';
import { SENTENCES, nameTooShort, passwordTooShort, textTooLong } from './sentences.js';
import { toPlainUsername } from './username.js';

export * from './sentences.js';

/** Shortest name in a family registration (ACCOUNT-11). */
const MIN_NAME_LENGTH = 2;
/** A call name fits into a greeting. */
const MAX_CALL_NAME_LENGTH = 40;
/** Maximum length of a password; a longer one is an attempt to keep the server busy. */
const MAX_PASSWORD_LENGTH = 200;

/**
 * Control characters and lone surrogates, which no database stores, and characters that change the reading order: such
 * a name would look like another beside other people's names.
 */
const UNTYPABLE = /[\p{Cc}\p{Surrogate}\p{Bidi_Control}]/gu;
/** An invisible character: at the ends of a text it has no meaning, and a name of such characters is empty. */
const BLANK = /[\p{Default_Ignorable_Code_Point}\p{Z}\u2800]/u;

/** Letter by letter, since an expression for both ends takes a minute for the blanks that fit into one body. */
function trimBlanks(text: string): string {
  const letters = [...text];
  let [from, to] = [0, letters.length];
  while (from < to && BLANK.test(letters[from] ?? '')) from += 1;
  while (to > from && BLANK.test(letters[to - 1] ?? '')) to -= 1;
  return letters.slice(from, to).join('');
}

/** One line of text, trimmed; missing, blank or of another type is refused with `sentence`. */
export function lineField(sentence: string, max = 100) {
  return z.string(sentence).check(
    z.overwrite((text) => trimBlanks(text.replace(UNTYPABLE, ''))),
    z.minLength(1, sentence),
    // Longer input is rejected unread: a pattern may take minutes for a megabyte.
    z.maxLength(max, { error: textTooLong(max), abort: true }),
  );
}

/** A name of two characters or more. */
export function nameField(sentence: string) {
  return lineField(sentence).check(z.minLength(MIN_NAME_LENGTH, nameTooShort(MIN_NAME_LENGTH)));
}

/** The name by which pages call a person; blank means the whole name (ACCOUNT-20). */
export const CallNameSchema = z.optional(
  z.nullable(
    z.string().check(
      z.maxLength(100, { error: textTooLong(100), abort: true }),
      z.overwrite((text) => trimBlanks(text.replace(UNTYPABLE, ''))),
      z.maxLength(MAX_CALL_NAME_LENGTH, {
        error: textTooLong(MAX_CALL_NAME_LENGTH),
        abort: true,
      }),
    ),
  ),
);

/** A password to be set, exactly as typed. */
export function passwordField(missing: string, min: number, tooShort = passwordTooShort(min)) {
  return z
    .string(missing)
    .check(
      z.minLength(1, missing),
      z.minLength(min, tooShort),
      z.maxLength(MAX_PASSWORD_LENGTH, textTooLong(MAX_PASSWORD_LENGTH)),
    );
}

/** A password to be checked against the stored one. */
export function existingPasswordField(missing: string) {
  return z.string(missing).check(z.minLength(1, missing), z.maxLength(MAX_PASSWORD_LENGTH, missing));
}

/** An e-mail address in lower case (ACCOUNT-14). */
export const EmailSchema = lineField(SENTENCES.email, 200).check(
  z.toLowerCase(),
  z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, SENTENCES.emailForm),
);

/**
 * A username in plain letters: 3 to 20 characters after look-alike and full-width letters are read as a–z and invisible
 * ones are removed. The server rejects any other character than a letter, digit or underscore.
 */
export function usernameField(missing: string) {
  return z.string(missing).check(
    z.overwrite((text) => toPlainUsername(text.replace(UNTYPABLE, ''))),
    z.minLength(1, missing),
    z.minLength(3, SENTENCES.usernameLength),
    z.maxLength(20, SENTENCES.usernameLength),
  );
}

export const GradeFieldSchema = z.enum(GRADE_LEVELS, SENTENCES.grade);

/** A user id in a path; a malformed one answers like a missing user. */
export const UserPathSchema = z.object({ userId: z.string().check(z.minLength(1), z.maxLength(64)) });
/** A record's id in a path. */
export const RecordPathSchema = z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) });

export const DoneSchema = z.strictObject({ success: z.literal(true) });

/** Paper, question and number of a drawing: its file is `drawings/12-4-1.png`. */
export const drawingNameField = z.string().check(z.maxLength(20), z.regex(/^\d{1,9}-\d{1,4}-\d$/));
