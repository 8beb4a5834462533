/** Answers longer than this are not read (MARK-16). Counted in UTF-16 units of the trimmed text. */
export const MAX_ANSWER_CHARS = 200;

/** Three blanks of the longest answers, joined by commas: no longer text is cut into terms or compared as a value. */
export const MAX_JOINED_CHARS = 620;

/** What an English keyboard types: none of the refusals below can apply. */
const PRINTABLE = /^[\t\n\r -~]*$/;

/** Why an answer is refused before any reading. */
export type GuardFinding = 'too-long' | 'strange-characters';

/** Marks that turn the reading order round: what is seen is not what is stored. */
const REORDERING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
/** Controls, lone surrogates, private and unassigned code points. Tabs and line ends are ordinary spacing. */
const NOT_TEXT = /[^\P{C}\p{Cf}\t\n\r]/u;
/** Digits and letters in circles or brackets: marks of a list, not of a number. */
const ENCLOSED = /[\u2460-\u24FF\u2776-\u2793\u3200-\u32FF]/;
/** Letters that look like ours but are not. Only Latin letters, the script l of litres and π are read. */
const OTHER_LETTER = /[^\P{L}\p{Script=Latin}\u03C0\u2113\u{1D400}-\u{1D7FF}]/u;
/** Strokes and accents laid over a character that has no composed form, such as a struck-out digit. */
const LOOSE_MARK = /\p{M}/u;

/** Reason against reading this text, or null. The caller trims the text. */
export function findGuardFinding(text: string): GuardFinding | null {
  if (text.length > MAX_ANSWER_CHARS) return 'too-long';
  if (PRINTABLE.test(text)) return null;
  if (REORDERING.test(text) || NOT_TEXT.test(text) || ENCLOSED.test(text) || OTHER_LETTER.test(text)) {
    return 'strange-characters';
  }
  return LOOSE_MARK.test(text.normalize('NFC').replace(/[\uFE0E\uFE0F]/g, '')) ? 'strange-characters' : null;
}
