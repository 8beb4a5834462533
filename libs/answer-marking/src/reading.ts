import type { AnswerPolicy } from '@product/contracts/question/answer-policy';
import { findAlgebra, findLetter } from './algebra.js';
import { dateText, findDate } from './calendar-date.js';
import { expressionText, partText } from './echo.js';
import { findExpectedSet } from './labelled-set.js';
import { listCuts, listExpectedTerms } from './list.js';
import { NO_NOUNS, type NounTest } from './phrasing.js';
import { findQuantity, type QuantityReading } from './quantity.reader.js';
import { listFixedUnits } from './quantity.units.js';
import { findRatio, ratioText } from './ratio.js';
import { findQuotientRemainder, remainderText } from './remainder.js';
import { findTimeOfDay, timeText } from './time-of-day.js';
import { DIMENSION } from './units.js';

/** What the question says about how its answer is read. */
export interface ReadingHints {
  /** The stem speaks of the time of day, so that 1915 and 19:15 are times. */
  readonly isTimeAsked: boolean;
  /** The letter of "in terms of n", so that 4m is no length. */
  readonly letter: string | null;
  /** Words that may follow the number. */
  readonly isNoun: NounTest;
}

/** A text as the first grammar reads it that fits. */
export interface Reading {
  readonly type: AnswerPolicy['type'];
  /** Set for algebra alone. */
  readonly letter?: string;
  /** What was understood, a bare number in the given unit; null where there is nothing to say. */
  readonly toText: (unit: string | null) => string | null;
}

const MONTH_NAME = /jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/i;
const TIME_WORDS = /^\d{4} ?(?:h|hrs?|hours?)$|\bpast\b|o'? ?clock/i;
const NAME = /^[A-Za-z][A-Za-z' -]*$/;
const LONGEST_NAME = 31;
const MOST_WORDS = 4;

/** Reads a normalised text by the grammar it shows itself; anything that is no value is words or text. */
export function readTyped(text: string, hints: ReadingHints): Reading {
  const plain = findPlain(text, hints);
  if (plain) return plain;
  const own = findOwnLetter(text, hints);
  if (own !== null) {
    const policy = { caseSensitive: false, isNoun: NO_NOUNS };
    return {
      type: 'algebra',
      letter: own,
      toText: () => {
        const answer = findAlgebra(text, own, policy);
        return answer && expressionText(answer.expression);
      },
    };
  }
  if (isList(text, hints)) return { type: 'list', toText: (unit) => findListText(text, unit) };
  const isWords = NAME.test(text) && text.split(' ').length <= MOST_WORDS;
  return { type: isWords ? 'words' : 'text', toText: () => null };
}

/** The reading of one value; null when the text is none. */
function findPlain(text: string, hints: ReadingHints): Reading | null {
  const { letter, isNoun } = hints;
  if (letter !== null && hasLetter(text, letter)) return null;
  const time = findTimeOfDay(text);
  if (time && (time.clock === '12' || hints.isTimeAsked || TIME_WORDS.test(text)))
    return { type: 'time-of-day', toText: () => timeText(time) };
  if (findExpectedSet(text)) return { type: 'labelled-set', toText: () => null };
  const division = findQuotientRemainder(text, isNoun);
  if (division) return { type: 'quotient-remainder', toText: () => remainderText(division) };
  const date = MONTH_NAME.test(text) ? findDate(text) : null;
  if (date) return { type: 'date', toText: () => dateText(date) };
  const quantity = findQuantity(text, isNoun);
  if (quantity) return { type: toType(quantity), toText: (unit) => quantityText(quantity, unit) };
  const ratio = findRatio(text, isNoun);
  return ratio && { type: 'ratio', toText: () => ratioText(ratio) };
}

function toType({ expression, amount }: QuantityReading): AnswerPolicy['type'] {
  if (expression.kind === 'literal' && expression.literal.isPercent) return 'percent';
  switch (amount.dimension) {
    case 0:
      return 'number';
    case DIMENSION.MONEY:
      return 'money';
    case DIMENSION.TIME:
    case DIMENSION.CALENDAR:
      return 'duration';
    default:
      return 'measure';
  }
}

/** A bare number is shown with the unit the question fixes, for that is how it will be read. */
function quantityText({ expression }: QuantityReading, symbol: string | null): string {
  const [unit, ...others] = listFixedUnits(symbol);
  if (!unit || others.length > 0 || expression.kind !== 'literal') return expressionText(expression);
  const { literal } = expression;
  const isBare = literal.parts.length === 0 && !literal.isPercent;
  return isBare ? partText(literal.number, unit.symbol) : expressionText(expression);
}

/** The likeliest cut of the list; a term that is no quantity and no ratio is a name. */
function findListText(text: string, unit: string | null): string | null {
  const texts = (listCuts(text)[0] ?? []).map((term) => {
    const quantity = findQuantity(term, NO_NOUNS);
    if (quantity) return quantityText(quantity, unit);
    const ratio = findRatio(term, NO_NOUNS);
    return ratio ? ratioText(ratio) : NAME.test(term) ? term : null;
  });
  return texts.includes(null) ? null : texts.join(', ');
}

/** The letter of an expression: the one the stem names, or the only one there is beside figures and signs. */
function findOwnLetter(text: string, { letter, isNoun }: ReadingHints): string | null {
  const isIts = letter !== null && hasLetter(text, letter);
  if (isIts && findAlgebra(text, letter, { caseSensitive: false, isNoun })) return letter;
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
function isList(text: string, hints: ReadingHints): boolean {
  const terms = listExpectedTerms(text);
  if (terms.length < 2) return false;
  const isNamed = (term: string): boolean => NAME.test(term) && term.length <= LONGEST_NAME;
  return terms.every((term) => findPlain(term, hints)) || (/[,;]| and /.test(text) && terms.every(isNamed));
}
