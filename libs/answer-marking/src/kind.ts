import type { AnswerPolicy } from '@sumfox/contracts/question/answer-policy';
import { findAlgebra } from './algebra.js';
import { findKey } from './choice.js';
import { NO_NOUNS, type NounTest } from './phrasing.js';
import type { QuantityReading } from './quantity.reader.js';
import { readTyped, type QuantityType } from './reading.js';
import { CALENDAR, MONEY, TIME } from './units.js';

/** The grammar of a model answer, and its letter where it is algebraic. */
export interface AnswerKind {
  readonly type: AnswerPolicy['type'];
  readonly letter: string | null;
}

/** Hints of the question about the kind of its answer. */
export interface KindHints {
  readonly options: readonly string[] | null;
  /** The stem speaks of the time of day, so that 1915 and 19:15 are times. */
  readonly isTimeAsked: boolean;
  /** The letter of "in terms of n", so that 4m is no length. */
  readonly letter: string | null;
  /** Words that may follow the number of the model answer. */
  readonly isNoun: NounTest;
}
export const NO_HINTS: KindHints = { options: null, isTimeAsked: false, letter: null, isNoun: NO_NOUNS };

/** 12:00 and 3:04: ratios have no such terms, and as a ratio 12:00 would equal 1:00. */
const CLOCK = /^\d{1,2}:0\d$/;

/** The grammar that reads a normalised model answer. */
export function deriveKind(expected: string, hints: KindHints): AnswerKind {
  const { options, letter, isTimeAsked, isNoun } = hints;
  if (options && options.length > 0 && findKey(expected, options.length))
    return { type: 'choice', letter: null };
  const hasLetter = (text: string): boolean => letter !== null && standsIn(text, letter);
  if (
    letter !== null &&
    hasLetter(expected) &&
    findAlgebra(expected, letter, { caseSensitive: false, isNoun })
  )
    return { type: 'algebra', letter };
  const isTime = isTimeAsked || CLOCK.test(expected);
  const reading = readTyped(expected, { isTimeAsked: isTime, hasLetter, isNoun });
  if (reading.quantity) return { type: toType(reading.quantity), letter: null };
  return { type: reading.type, letter: reading.letter ?? null };
}

function toType({ expression, amount }: QuantityReading): QuantityType {
  if (expression.kind === 'literal' && expression.literal.isPercent) return 'percent';
  switch (amount.dimension) {
    case 0:
      return 'number';
    case MONEY:
      return 'money';
    case TIME:
    case CALENDAR:
      return 'duration';
    default:
      return 'measure';
  }
}

/** Checks whether the letter stands alone, not inside a word. */
function standsIn(text: string, letter: string): boolean {
  const lower = text.toLowerCase();
  const wanted = letter.toLowerCase();
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    if (!/[a-z]/.test(lower[at - 1] ?? ' ') && !/[a-z]/.test(lower[at + 1] ?? ' ')) return true;
  }
  return false;
}
