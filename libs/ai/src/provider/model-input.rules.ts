import { UnsafeInputError } from '../model.js';
import type { Json } from '../json.js';

/** Maximum length of a string in UTF-16 units; tasks set lower limits. */
export const MAX_STRING_LENGTH = 8_000;

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;
const DRAWING = /data:image/i;
const PERSONS = 'pupil|student|child|kid|parent|user|account|teacher|person';
/** Compared in lower case without `_` and `-`. */
const PERSONAL_FIELD = new RegExp(
  '^(ids?|uuid|guid|names?|users?|pupils?|students?|child|children|parents?|accounts?|password|token|phone|address|school' +
    '|.*e?mail(address)?|.*username|(first|last|full|family|given|nick|display|sur|school|login)names?' +
    `|(${PERSONS})(ids?|names?|uuid)|(session|submission|paper|assessment|question|item|trace|run|response)ids?)$`,
);

/** Control characters but tab and line feed, and what is invisible or turns text round: Unicode's format and private characters, tags among them, and halves of pairs. */
const UNSEEN =
  /(?![\n\t])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029\u115f\u1160\u3164\uffa0\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;

/** A text without invisible characters. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '');
}

/**
 * The input as sent: strings without invisible characters and cut to a maximum. @throws UnsafeInputError for a field
 * that names a person or a row, a UUID or a drawing; its message holds no value
 */
export function prepareInput(input: Json): Json {
  if (typeof input === 'string') return prepareText(input);
  if (Array.isArray(input)) return input.map((each: Json) => prepareInput(each));
  if (input === null || typeof input !== 'object') return input;
  return Object.fromEntries(
    Object.entries(input).map(([field, value]) => [checkField(field), prepareInput(value as Json)]),
  );
}

function checkField(field: string): string {
  if (PERSONAL_FIELD.test(field.toLowerCase().replace(/[_-]/g, '')))
    throw new UnsafeInputError(`a field called ${field} must not be sent to a model`);
  prepareText(field);
  return field;
}

function prepareText(text: string): string {
  // Checked after cleaning too: invisible characters must not hide an id.
  const clean = withoutUnseen(text);
  for (const each of [text, clean]) {
    if (UUID.test(each)) throw new UnsafeInputError('an id must not be sent to a model');
    if (DRAWING.test(each)) throw new UnsafeInputError('a drawing must not be sent to a model');
  }
  return clean.slice(0, MAX_STRING_LENGTH);
}
