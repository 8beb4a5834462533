import { MAX_ANSWER_CHARS } from './guard.js';
import { withoutFillers } from './phrasing.js';
import { correct, incorrect, type Finding } from './verdict.js';

/** Checks whether two option texts have the same value. */
export type SameText = (a: string, b: string) => boolean;

const LETTERS = 'abcdefgh';

/** The options a key such as `B`, `(3)` or `A, C` names, by index; null when it names none or one that is not there. */
export function findKey(text: string, count: number): number[] | null {
  const marks = text
    .toLowerCase()
    .replace(/\b(?:options?|choices?|and)\b/g, ' ')
    .replace(/[&,;().:[\]]/g, ' ')
    .trim();
  if (marks === '') return null;
  const names = /^[a-h]{2,8}$/.test(marks) ? [...marks] : marks.split(/ +/);
  const picked: number[] = [];
  for (const name of names) {
    const index = /^[a-h]$/.test(name) ? LETTERS.indexOf(name) : /^[1-8]$/.test(name) ? Number(name) - 1 : -1;
    if (index < 0 || index >= count || picked.includes(index)) return null;
    picked.push(index);
  }
  // `A) 4` is a letter with a text, not two options.
  if (/[a-h]/.test(marks) && /[1-8]/.test(marks)) return null;
  return picked.sort((a, b) => a - b);
}

/** Whether the key of the item is a number of an option rather than a letter. */
function isNumbered(key: string): boolean {
  return /\d/.test(key);
}

/** The options that an answer picks, by index; null when it picks none for sure, as no text does that is too long to be read. */
export function findPicked(
  answer: string,
  key: string,
  options: readonly string[],
  isSame: SameText,
): number[] | null {
  if (answer.length > MAX_ANSWER_CHARS) return null;
  const stated = withoutFillers(answer).replace(/^(?:options?|choices?) /i, '');
  const exact = options.findIndex((option) => option.trim().toLowerCase() === stated.toLowerCase());
  // An option may read like several letters (line AB); a single letter or number names an option.
  if (exact >= 0 && stated.length > 1) return [exact];
  const byName =
    /[A-Za-z]/.test(stated) || isNumbered(key) || /^\(\d\)$/.test(stated)
      ? findKey(stated, options.length)
      : null;
  return (
    byName ??
    findByText(stated, options, isSame) ??
    findNamedText(stated, options, isSame) ??
    findTexts(stated, options, isSame)
  );
}

function findByText(stated: string, options: readonly string[], isSame: SameText): number[] | null {
  const exact = options.findIndex((option) => option.trim().toLowerCase() === stated.trim().toLowerCase());
  if (exact >= 0) return [exact];
  const matches = options.flatMap((option, index) => (isSame(option, stated) ? [index] : []));
  return matches.length === 1 ? matches : null;
}

/** `B) 24`: a letter with the text of that very option. */
function findNamedText(stated: string, options: readonly string[], isSame: SameText): number[] | null {
  const match = /^\(?([A-Ha-h1-8])(?:[).:=,]+ ?| )(.+)$/.exec(stated);
  if (match?.[1] === undefined || match[2] === undefined) return null;
  const named = findKey(match[1], options.length);
  const texted = findByText(match[2].replace(/^\((.*)\)$/, '$1'), options, isSame);
  return named && texted && named[0] === texted[0] ? named : null;
}

/** Several option texts, where several are asked. */
function findTexts(stated: string, options: readonly string[], isSame: SameText): number[] | null {
  const parts = stated.split(/,(?!\d{3}(?!\d))|;| and |&/).map((part) => part.trim());
  if (parts.length < 2 || parts.length > options.length) return null;
  const picked: number[] = [];
  for (const part of parts) {
    const [index] = findByText(part, options, isSame) ?? [];
    if (index === undefined || picked.includes(index)) return null;
    picked.push(index);
  }
  return picked.sort((a, b) => a - b);
}

/** `B`, `A, C`. */
export function choiceText(picked: readonly number[]): string {
  return picked.map((index) => (LETTERS[index] ?? '?').toUpperCase()).join(', ');
}

/** Judges a choice among options; null when no option was named. */
export function findChoiceFinding(
  key: string,
  options: readonly string[],
  response: string,
  isSame: SameText,
): Finding | null {
  const right = findKey(key, options.length) ?? findByText(key, options, isSame);
  const picked = findPicked(response, key, options, isSame);
  if (!picked || !right) return null;
  const readAs = choiceText(picked);
  if (picked.length === right.length && picked.every((index) => right.includes(index)))
    return correct(readAs);
  if (picked.length > right.length)
    return incorrect(right.length === 1 ? 'more-than-one-answer' : 'extra-part', readAs);
  return incorrect(picked.length < right.length ? 'missing-part' : 'wrong-value', readAs);
}
