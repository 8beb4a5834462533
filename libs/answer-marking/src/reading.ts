import type { AnswerPolicy } from '@sumfox/contracts/question/answer-policy';
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

/** Hints of the question about how its answer is read. */
export interface ReadingHints {
  /** The stem speaks of the time of day, so that 1915 and 19:15 are times. */
  readonly isTimeAsked: boolean;
  /** Whether the letter of the answer stands in a text, so that 4m is no length; false where there is none. */
  readonly hasLetter: (text: string) => boolean;
  /** Words that may follow the number. */
  readonly isNoun: NounTest;
}

/** The types of quantities, which their dimension tells apart. */
export type QuantityType = 'number' | 'percent' | 'money' | 'measure' | 'duration';

interface ReadingBase {
  /** The reading, with a bare number in the given unit; null without one. */
  readonly toText: (unit: string | null) => string | null;
}
interface ReadQuantity extends ReadingBase {
  readonly quantity: QuantityReading;
}
interface ReadOther extends ReadingBase {
  readonly quantity?: undefined;
  readonly type: Exclude<AnswerPolicy['type'], 'choice' | QuantityType>;
  /** Set for algebra alone. */
  readonly letter?: string;
}
/** A text as the first grammar reads it that fits. */
export type Reading = ReadQuantity | ReadOther;

const MONTH_NAME = /jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/i;
const TIME_WORDS = /^\d{4} ?(?:h|hrs?|hours?)$|\bpast\b|o'? ?clock/i;
const NAME = /^[A-Za-z][A-Za-z' -]*$/;
const MAX_NAME_CHARS = 31;
const MAX_WORDS = 4;

/** Reads a normalised text by the grammar it shows itself; anything that is no value is words or text. */
export function readTyped(text: string, hints: ReadingHints): Reading {
  const plain = findPlain(text, hints);
  if (plain) return plain;
  const letter = /[\d+*/^-]/.test(text) ? findLetter(text) : null;
  if (letter !== null) {
    const toText = (): string | null => {
      const answer = findAlgebra(text, letter, { caseSensitive: false, isNoun: NO_NOUNS });
      return answer && expressionText(answer.expression);
    };
    return { type: 'algebra', letter, toText };
  }
  if (isList(text, hints)) return { type: 'list', toText: (unit) => findListText(text, unit) };
  const isWords = NAME.test(text) && text.split(' ').length <= MAX_WORDS;
  return { type: isWords ? 'words' : 'text', toText: () => null };
}

/** The reading of one value; null when the text is none. */
function findPlain(text: string, hints: ReadingHints): Reading | null {
  const { hasLetter, isNoun } = hints;
  if (hasLetter(text)) return null;
  const time = findTimeOfDay(text);
  // `5` beside a question of times is how many or which, unless it says o'clock.
  const isAsked = hints.isTimeAsked && !/^\d{1,2}$/.test(text);
  if (time && (time.clock === '12' || isAsked || TIME_WORDS.test(text)))
    return { type: 'time-of-day', toText: () => timeText(time) };
  if (findExpectedSet(text)) return { type: 'labelled-set', toText: () => null };
  const division = findQuotientRemainder(text, isNoun);
  if (division) return { type: 'quotient-remainder', toText: () => remainderText(division) };
  const date = MONTH_NAME.test(text) ? findDate(text) : null;
  if (date) return { type: 'date', toText: () => dateText(date) };
  const quantity = findQuantity(text, isNoun);
  if (quantity) return { quantity, toText: (unit) => quantityText(quantity, unit) };
  const ratio = findRatio(text, isNoun);
  return ratio && { type: 'ratio', toText: () => ratioText(ratio) };
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

/** Two or more terms that are all values, or all names. */
function isList(text: string, hints: ReadingHints): boolean {
  const terms = listExpectedTerms(text);
  if (terms.length < 2) return false;
  const isNamed = (term: string): boolean => NAME.test(term) && term.length <= MAX_NAME_CHARS;
  return terms.every((term) => findPlain(term, hints)) || (/[,;]| and /.test(text) && terms.every(isNamed));
}
