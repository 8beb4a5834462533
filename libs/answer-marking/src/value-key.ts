import { findDate } from './calendar-date.js';
import { deriveKind, NO_HINTS, type AnswerKind } from './kind.js';
import { MAX_JOINED_CHARS } from './guard.js';
import { findExpectedSet, labelKey } from './labelled-set.js';
import { listExpectedTerms } from './list.js';
import { normalise } from './normaliser.js';
import { NO_NOUNS } from './phrasing.js';
import { textKey } from './plain-text.js';
import { findQuantity } from './quantity.reader.js';
import { findRatio, ratioKey } from './ratio.js';
import { toKey } from './rational.js';
import { findQuotientRemainder } from './remainder.js';
import { findTimeOfDay } from './time-of-day.js';

/**
 * A key that two texts share exactly when they state the same value: 1/2, 0.5 and 50% share one; 25 and 25% do not, nor
 * do 24 cm and 24. Lists keep their order. The kind is derived unless given.
 */
export function toValueKey(text: string, kind?: AnswerKind): string {
  const plain = normalise(text);
  // A text that no value needs is itself: reading it could take as long as its length squared.
  if (plain.length > MAX_JOINED_CHARS) return `text ${textKey(plain, false)}`;
  const { type } = kind ?? deriveKind(plain, NO_HINTS);
  return findTypedKey(plain, type) ?? `text ${textKey(plain, false)}`;
}

function findTypedKey(text: string, type: AnswerKind['type']): string | null {
  switch (type) {
    case 'number':
    case 'percent':
    case 'money':
    case 'measure':
    case 'duration': {
      const quantity = findQuantity(text, NO_NOUNS);
      return quantity && `quantity ${quantity.amount.dimension} ${toKey(quantity.amount.value)}`;
    }
    case 'time-of-day': {
      const time = findTimeOfDay(text);
      return time && `time ${time.minutes}${time.clock === 'bare' ? ' bare' : ''}`;
    }
    case 'ratio': {
      const ratio = findRatio(text, NO_NOUNS);
      return ratio && `ratio ${ratioKey(ratio)}`;
    }
    case 'quotient-remainder': {
      const division = findQuotientRemainder(text, NO_NOUNS);
      return division && `remainder ${division.quotient} ${division.remainder}`;
    }
    case 'date': {
      const date = findDate(text);
      return date && `date ${date.day} ${date.month} ${date.year ?? ''}`;
    }
    case 'list':
      return `list ${listExpectedTerms(text)
        .map((term) => toValueKey(term))
        .join(' | ')}`;
    case 'labelled-set':
      return (
        findExpectedSet(text)
          ?.map((one) => `${labelKey(one.label)} = ${toValueKey(one.value)}`)
          .sort()
          .join(' | ') ?? null
      );
    default:
      return null;
  }
}
