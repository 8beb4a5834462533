import Fraction from 'fraction.js';
import { findCountedIn } from '../core/counted-in.js';
import { remember } from '../memory/remember.js';
import { type Exact, exact, findQuotient, readDecimal } from '../numbers/exact.js';
import { findQuantity } from './read-quantity.js';

const NUMBER = /(\d+) (\d+)\/(\d+)|(\d+)\/(\d+)|\d{1,3}(?: \d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?/g;

/** What a text says beside its numbers: the unit or the noun of an answer. */
export function unitTextOf(text: string): string {
  return text.replace(NUMBER, '').trim();
}

/** Every number written in a text: whole numbers with gaps, decimals, fractions, mixed numbers. */
export const listNumbers = remember((text): readonly Exact[] => {
  const numbers: Exact[] = [];
  for (const [all, whole, top, bottom, n, d] of text.matchAll(NUMBER)) {
    // Something like 3/0 or a hundred digits is no number that an item may hold.
    if (all.length > 40) continue;
    if (!whole && !n) {
      numbers.push(readDecimal(all.replaceAll(' ', '')));
      continue;
    }
    const quotient = findQuotient(top ?? n ?? '', bottom ?? d ?? '');
    if (quotient) numbers.push(whole ? quotient.add(new Fraction(BigInt(whole))) : quotient);
  }
  return numbers;
});

/** The value of a model answer as written: `1.95 kg`, `$4.50`, `57°`, `8 : 9`; null when there is not exactly one. */
export function findAnswerValue(text: string): Exact | null {
  const ratio = /^(\d+) : (\d+)$/.exec(text);
  if (ratio) return findQuotient(ratio[1] ?? '', ratio[2] ?? '');
  const numbers = listNumbers(text);
  return numbers.length === 1 ? (numbers[0] ?? null) : null;
}

/**
 * The value of a key: the place among the names, the quantity in the unit it is counted in, or the one number. Null
 * when it is not one value.
 */
export function findKeyValue(text: string, words: ReadonlyMap<string, string>): Exact | null {
  const names = words.get(ANSWER_NAMES)?.split('|');
  if (names) return names.includes(text) ? exact(names.indexOf(text) + 1) : null;
  const unit = findCountedIn(words.get(ANSWER_COUNTED_IN));
  return unit ? findQuantity(text, unit) : findAnswerValue(text);
}

/** Params that say how the key is read, beside the givens. */
export const ANSWER_NAMES = 'answerNames';
export const ANSWER_COUNTED_IN = 'answerCountedIn';
/** Names of the givens that only the drawing shows, with gaps between. */
export const DRAWN_GIVENS = 'drawnGivens';

/** Words of a text; a number with gaps, a mixed number and a ratio are one word each. */
export function listWords(text: string): string[] {
  return text
    .replace(/(\d) (?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d) (?=\d+\/\d)/g, '$1-')
    .replace(/(\d) : (?=\d)/g, '$1:')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word) || word === '___');
}

/** Sentences of a text; a point inside a number does not end one. */
export function listSentences(text: string): string[] {
  return text
    .split(/(?<=[.?!])\s+(?=[A-Z_$\d])/)
    .map((s) => s.trim())
    .filter((s) => s !== '');
}
