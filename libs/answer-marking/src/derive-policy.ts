import type { AnswerForm, AnswerPolicy } from '@sumfox/contracts/question/answer-policy';
import { findAlgebra, findLetter } from './algebra.js';
import { findFactors } from './expression.js';
import { findFinding } from './judge.js';
import { deriveKind, NO_HINTS, type KindHints } from './kind.js';
import { normalise } from './normaliser.js';
import { listNouns, toNounTest } from './nouns.js';
import { NO_NOUNS, type NounTest } from './phrasing.js';
import { toPlainPolicy } from './plain-policy.js';
import { preparePolicy } from './prepared-policy.js';
import { findQuantity } from './quantity.reader.js';
import { findRivals } from './spelling.js';
import {
  findAskedLetter,
  findAskedPlaces,
  findDivisor,
  isDollarPrinted,
  isOrderAsked,
  isSimplestAsked,
  isTimeAsked,
  isUnitAsked,
  listAskedForms,
  listAskedUnits,
} from './stem.rules.js';
import { findUnit, type Unit } from './units.js';

/** Sources of a policy. */
export interface PolicySource {
  /** The model answer as a teacher would write it, unit included; for multiple choice the option's letter. */
  readonly modelAnswer: string;
  readonly stem: string;
  /** Index of the `___` with the answer, from 0; absent without one or with only one. */
  readonly blank?: number;
  /** The words of the drawing: a letter may be named by them, too (`Noodle Q`). */
  readonly beside?: string;
  /** The names that the answer is one of, if the stem or its drawing has them. */
  readonly names?: readonly string[];
  /** The option texts of a multiple-choice item, in order. */
  readonly options?: readonly string[];
  readonly caseSensitive?: boolean;
  /** Choices of the author, which win over derived ones. */
  readonly overrides?: Partial<AnswerPolicy>;
}

/**
 * Derives once, when the item is made, how an answer is read and compared. A demand of the stem that the model answer
 * does not meet is left out, since it meant something else. The model answer is always correct by its own policy.
 * Overrides are kept.
 */
export function derivePolicy(input: PolicySource): AnswerPolicy {
  const model = normalise(input.modelAnswer);
  const overrides = input.overrides ?? {};
  // (m + 4) years is right where the stem speaks of 4 years.
  const isAlgebra = findLetter(model) !== null;
  const stem = input.blank === undefined ? input.stem : withOnlyBlank(input.stem, input.blank);
  // Beside a letter any word of the question may stand, for its name is not always in the asking sentence.
  const told =
    isAlgebra || /^[A-Z]$/.test(model) ? `${stem} ${input.beside ?? ''}`.replace(/[.?!]\s/g, ' ') : stem;
  const nouns = [...(isAlgebra ? listNouns(told) : listStemNouns(told)), ...listModelNouns(model)];
  const isNoun = toNounTest(nouns);
  const asked = overrides.form ? [overrides.form] : listAskedForms(input.stem);
  const hints: KindHints = {
    options: overrides.options ?? input.options ?? null,
    isTimeAsked: asked.some((form) => form === 'time12' || form === 'time24') || isTimeAsked(input.stem),
    letter: overrides.letter ?? findAskedLetter(input.stem),
    isNoun,
  };
  const kind = deriveKind(model, hints);
  const rivals =
    kind.type === 'words' || kind.type === 'text' ? findRivals(model, input.stem, input.names) : null;
  const bare: AnswerPolicy = {
    ...toPlainPolicy(kind),
    ...(rivals ? { rivals } : {}),
    options: kind.type === 'choice' && hints.options ? [...hints.options] : null,
    caseSensitive: input.caseSensitive ?? false,
    ordered: isOrderAsked(input.stem),
    unitRequired: isUnitAsked(input.stem),
    divisor: kind.type === 'quotient-remainder' ? findDivisor(normalise(input.stem)) : null,
    nouns,
  };
  return { ...withDemands(bare, isNoun, model, stem, asked), ...overrides, version: bare.version };
}

/** The stem without the other blanks and their units, which do not concern this one. */
function withOnlyBlank(stem: string, blank: number): string {
  let index = -1;
  return stem.replace(/\$?_{2,}(?: ?([A-Za-z°¢%]+[²³]?))?/g, (line, word: string | undefined) => {
    index += 1;
    if (index === blank) return line;
    const isMeasured = word !== undefined && findUnit(word.replace(/[²³]$/, '').toLowerCase()) !== null;
    return word === undefined || isMeasured ? '…' : `… ${word}`;
  });
}

/** The question's own words, but for a unit that only measures what is told (`How many 10 cm strips`). */
function listStemNouns(stem: string): string[] {
  const isUnit = (word: string): boolean => findUnit(word.toLowerCase()) !== null;
  return listNouns(stem.replace(/\d[ -]?([A-Za-z]+)/g, (told, word: string) => (isUnit(word) ? '' : told)));
}

/** Adds the demands of the stem one by one, each kept only where the model answer meets it. */
function withDemands(
  bare: AnswerPolicy,
  isNoun: NounTest,
  model: string,
  stem: string,
  forms: readonly AnswerForm[],
): AnswerPolicy {
  const demands: Partial<AnswerPolicy>[] = [];
  if (bare.type === 'choice' || bare.type === 'words' || bare.type === 'text') return bare;
  for (const form of listPossibleForms(isNoun, model, forms)) demands.push({ form });
  if (isSimplestAsked(stem)) demands.push({ simplestForm: true });
  const places = findAskedPlaces(stem);
  if (places !== null) demands.push({ decimalPlaces: places });
  for (const unit of listPossibleUnits(model, stem)) demands.push({ unit });
  let policy = bare;
  for (const demand of demands) {
    const isSettled = (demand.form && policy.form !== null) || (demand.unit && policy.unit !== null);
    if (isSettled) continue;
    const stricter = retyped({ ...policy, ...demand }, model);
    if (findFinding(model, preparePolicy(stricter), model)?.outcome === 'correct') policy = stricter;
  }
  return policy;
}

/** A product of primes as model answer requires one, even when the stem does not say so. */
function listPossibleForms(isNoun: NounTest, model: string, forms: readonly AnswerForm[]): AnswerForm[] {
  const expression = findQuantity(model, isNoun)?.expression;
  const isProduct =
    expression !== undefined && expression.kind !== 'literal' && findFactors(expression) !== null;
  if (isProduct) return ['product-of-primes'];
  return forms.filter((form) => form !== 'product-of-primes');
}

/** A bare model answer in a unit the stem fixes is a measure in that unit. */
function retyped(policy: AnswerPolicy, model: string): AnswerPolicy {
  if (policy.unit === null || policy.type !== 'number') return policy;
  const kind = deriveKind(normalise(`1 ${policy.unit}`), NO_HINTS);
  return findQuantity(model, NO_NOUNS) ? { ...policy, type: kind.type } : policy;
}

/**
 * The units the stem fixes that fit the model answer: its own units, or the only one where it bears none. A model
 * answer that counts something (`24 apples`) is in no unit.
 */
function listPossibleUnits(model: string, stem: string): string[] {
  const asked = listAskedUnits(normalise(stem));
  const quantity = findQuantity(model, NO_NOUNS);
  if (!quantity) return [];
  const literal = quantity.expression.kind === 'literal' ? quantity.expression.literal : null;
  if (!literal || literal.isPercent) return [];
  const own = literal.parts.map((part) => part.symbol).join(' ');
  if (own !== '') {
    const fits = asked.filter((units) => toSymbols(units) === own || isPartOf(literal.parts, units));
    return fits.map(toSymbols).slice(-1);
  }
  if (isDollarPrinted(normalise(stem))) return ['$'];
  const single = new Set(asked.filter((units) => units.length === 1).map(toSymbols));
  return single.size === 1 ? [...single] : [];
}

function isPartOf(parts: readonly { readonly symbol: string }[], units: readonly Unit[]): boolean {
  return units.length > 1 && parts.every((part) => units.some((unit) => unit.symbol === part.symbol));
}

function toSymbols(units: readonly Unit[]): string {
  return units.map((unit) => unit.symbol).join(' ');
}

/** `24 apples`: what the model answer counts may be said by the pupil too. */
function listModelNouns(model: string): string[] {
  if (findQuantity(model, NO_NOUNS) || findAlgebra(model, 'any', { caseSensitive: false, isNoun: NO_NOUNS }))
    return [];
  const tail = /^[^A-Za-z]*\d[^A-Za-z]* ([A-Za-z][A-Za-z ]*)$/.exec(model)?.[1];
  return tail === undefined ? [] : tail.split(' ').filter((word) => word.length > 1);
}
