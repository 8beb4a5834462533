import type { AnswerPolicy } from '@product/contracts/question/answer-policy';
import { findAlgebra, findLetter } from './algebra.js';
import { findDate } from './calendar-date.js';
import { findKey } from './choice.js';
import { findExpectedSet } from './labelled-set.js';
import { listExpectedTerms } from './list.js';
import { findQuantity } from './quantity.reader.js';
import { findRatio } from './ratio.js';
import { findQuotientRemainder } from './remainder.js';
import { findTimeOfDay } from './time-of-day.js';
import { DIMENSION } from './units.js';

/** The grammar of a model answer, and its letter where it is algebraic. */
export interface AnswerKind {
  readonly type: AnswerPolicy['type'];
  readonly letter: string | null;
}

/** What the question says about the kind of its answer. */
export interface KindHints {
  readonly options: readonly string[] | null;
  /** The stem speaks of the time of day, so that 1915 and 19:15 are times. */
  readonly isTimeAsked: boolean;
  /** The letter of "in terms of n", so that 4m is no length. */
  readonly letter: string | null;
  /** Words that may follow the number of the model answer. */
  readonly nouns: readonly string[];
}
export const NO_HINTS: KindHints = { options: null, isTimeAsked: false, letter: null, nouns: [] };

const MONTH_NAME = /jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/i;
const CLOCK_DIGITS = /^\d{4} ?(?:h|hrs?|hours?)$/i;
const CLOCK_WORDS = /\bpast\b|o'? ?clock/i;
const LONGEST_WORDS = 4;

/** The grammar that reads a normalised model answer. */
export function deriveKind(expected: string, hints: KindHints): AnswerKind {
  const type = findPlainType(expected, hints);
  if (type) return { type, letter: null };
  const letter = findAlgebraLetter(expected, hints);
  if (letter !== null) return { type: 'algebra', letter };
  if (isList(expected, hints)) return { type: 'list', letter: null };
  const isWords = /^[A-Za-z][A-Za-z' -]*$/.test(expected) && expected.split(' ').length <= LONGEST_WORDS;
  return { type: isWords ? 'words' : 'text', letter: null };
}

function findPlainType(text: string, hints: KindHints): AnswerPolicy['type'] | null {
  if (hints.options && hints.options.length > 0 && findKey(text, hints.options.length)) return 'choice';
  if (hints.letter !== null && hasLetter(text, hints.letter)) return null;
  if (isTime(text, hints)) return 'time-of-day';
  if (findExpectedSet(text)) return 'labelled-set';
  if (findQuotientRemainder(text, hints.nouns)) return 'quotient-remainder';
  if (MONTH_NAME.test(text) && findDate(text)) return 'date';
  return findQuantityType(text, hints.nouns) ?? (findRatio(text, hints.nouns) ? 'ratio' : null);
}

function isTime(text: string, hints: KindHints): boolean {
  const time = findTimeOfDay(text);
  if (!time) return false;
  return time.clock === '12' || hints.isTimeAsked || CLOCK_DIGITS.test(text) || CLOCK_WORDS.test(text);
}

function findQuantityType(text: string, nouns: readonly string[]): AnswerPolicy['type'] | null {
  const quantity = findQuantity(text, [...nouns]);
  if (!quantity) return null;
  const { expression, amount } = quantity;
  if (expression.kind === 'literal' && expression.literal.isPercent) return 'percent';
  if (amount.dimension === 0) return 'number';
  if (amount.dimension === DIMENSION.MONEY) return 'money';
  return amount.dimension === DIMENSION.TIME || amount.dimension === DIMENSION.CALENDAR
    ? 'duration'
    : 'measure';
}

/** The letter of an expression: the one the stem names, or the only one there is beside figures and signs. */
function findAlgebraLetter(text: string, hints: KindHints): string | null {
  const { letter, nouns } = hints;
  if (
    letter !== null &&
    hasLetter(text, letter) &&
    findAlgebra(text, letter, { caseSensitive: false, nouns: [...nouns] })
  ) {
    return letter;
  }
  return /[\d+*/^-]/.test(text) ? findLetter(text) : null;
}

/** Whether the letter stands as a letter of its own, not inside a word. */
function hasLetter(text: string, letter: string): boolean {
  const lower = text.toLowerCase();
  const wanted = letter.toLowerCase();
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    if (!/[a-z]/.test(lower[at - 1] ?? ' ') && !/[a-z]/.test(lower[at + 1] ?? ' ')) return true;
  }
  return false;
}

/** Two or more terms that are all values, or all names. */
function isList(text: string, hints: KindHints): boolean {
  const terms = listExpectedTerms(text);
  if (terms.length < 2) return false;
  const areValues = terms.every((term) => findPlainType(term, { ...hints, options: null }) !== null);
  return (
    areValues || (/[,;]| and /.test(text) && terms.every((term) => /^[A-Za-z][A-Za-z' -]{0,30}$/.test(term)))
  );
}
