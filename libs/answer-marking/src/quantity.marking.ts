import { expressionText } from './echo.js';
import { findFactors, type Expression } from './expression.js';
import { findFigures } from './literal.grammar.js';
import {
  isCarried,
  isProper,
  isReduced,
  isWorked,
  type Literal,
  type QuantityPart,
  type WrittenNumber,
} from './literal.js';
import { withoutNames } from './nouns.js';
import type { NounTest } from './phrasing.js';
import type { PreparedPolicy } from './prepared-policy.js';
import { findDimensionSlip, findSlip } from './quantity.diagnosis.js';
import { findUnitFault } from './quantity.units.js';
import { findQuantity, isTrueChain, type QuantityReading } from './quantity.reader.js';
import { isEqual, isInteger, isLess, multiply, ONE, subtract, toSize, type Rational } from './rational.js';
import { withRightSpelling } from './spelling.js';
import { AREA, findUnit, HUNDREDTH, TEMPERATURE, VOLUME } from './units.js';
import {
  correct,
  incorrect,
  missingUnit,
  unreadable,
  wrongForm,
  type Finding,
  type ReasonCode,
} from './verdict.js';
import { findWorkedAnswer } from './worked-answer.js';

/** How the answer's number came to be compared: by its own unit, or read in the unit of the model answer (MARK-3). */
type Manner = 'own-unit' | 'direct' | 'in-unit' | 'in-percent' | 'in-part-of-compound';

interface Candidate {
  readonly value: Rational;
  readonly manner: Manner;
}

/** The model answer of a quantity question as a literal in base units; null when it is no quantity. */
export function findExpectedQuantity(expected: string, policy: PreparedPolicy): Literal | null {
  const reading = findQuantity(expected, policy.isNoun);
  if (!reading) return null;
  const literal = reading.expression.kind === 'literal' ? reading.expression.literal : toLiteral(reading);
  const [unit, ...others] = policy.fixedUnits;
  if (literal.dimension !== 0 || literal.isPercent || !unit || others.length > 0) return literal;
  const part = { number: literal.number, symbol: unit.symbol, factor: unit.factor };
  const value = multiply(literal.value, unit.factor);
  return { ...literal, value, dimension: unit.dimension, factor: unit.factor, parts: [part] };
}

function toLiteral(reading: QuantityReading): Literal {
  const { value, dimension, factor } = reading.amount;
  const number: WrittenNumber = {
    value,
    notation: isInteger(value) ? 'integer' : 'fraction',
    words: 'none',
    places: 0,
    whole: isInteger(value) ? value.n : null,
    numerator: isInteger(value) ? null : value.n,
    denominator: isInteger(value) ? null : value.d,
  };
  return {
    value,
    dimension,
    factor,
    number,
    parts: [],
    isPercent: false,
    lacksLastUnit: false,
  };
}

/** Judges an answer that reads as a quantity; null when it does not. */
export function findQuantityFinding(
  expected: Literal,
  policy: PreparedPolicy,
  response: string,
): Finding | null {
  const text = withoutCountedPart(withJoinedPower(response, expected), expected, policy.isNoun);
  const given = findGiven(text, policy);
  if (!given) return null;
  if (given === 'unclear') return unreadable('unreadable');
  if (given === 'false-chain') return incorrect('false-chain', null);
  const readAs = expressionText(given.expression);
  if (!isTrueChain(given)) return incorrect('false-chain', readAs);
  const candidates = listCandidates(expected, given, policy);
  const [first] = candidates;
  if (!first) return incorrect(findDimensionSlip(expected, given.amount), readAs);
  const tolerance = policy.exactTolerance && multiply(policy.exactTolerance, expected.factor);
  const match = candidates.find((candidate) => isWithin(expected.value, candidate.value, tolerance));
  if (!match) return incorrect(findSlip(expected, given.expression, first.value), readAs);
  return toFormFinding(expected, policy, given.expression, match.manner, readAs);
}

type Given = ReturnType<typeof findWorkedAnswer>;

/** The answer as it stands, or with its words spelt right and without the names of the question. */
function findGiven(text: string, { isNoun, nouns }: PreparedPolicy): Given {
  // `Day 3` names a day of the question, and is not 3.
  if (nouns.some((noun) => noun.includes(' ') && noun.toLowerCase() === text.toLowerCase())) return null;
  const given = findFiguresReading(text) ?? findQuantity(text, isNoun) ?? findWorkedAnswer(text, isNoun);
  if (given) return given;
  const mended = withoutNames(withRightSpelling(text, nouns), nouns);
  return mended === text ? null : findQuantity(mended, isNoun);
}

/**
 * The amount that an answer can only mean, in base units. Null where a number may be meant in another unit than the model
 * answer's: it has no unit, or one that only the question names.
 */
export function findSureAmount(expected: Literal, policy: PreparedPolicy, response: string): Rational | null {
  const reading = findQuantity(response, policy.isNoun);
  if (!reading) return null;
  const { amount, expression } = reading;
  if (expression.kind === 'literal' && expression.literal.isPercent) return null;
  if (amount.dimension === expected.dimension) return amount.value;
  const [unit, ...others] = policy.fixedUnits;
  if (amount.dimension !== 0 || !unit || others.length > 0) return null;
  return multiply(amount.value, unit.factor);
}

/** `24 cm 2` where an area or a volume is asked: the power slipped from its unit. Elsewhere it is 24 cm 2 mm. */
function withJoinedPower(response: string, { dimension }: Literal): string {
  const isPowered = dimension === AREA || dimension === VOLUME;
  return isPowered ? response.replace(/([a-z]m|m) ([23])$/i, '$1$2') : response;
}

/** `3 tenths` where the question asks how many tenths there are: what is counted, and not 3/10. */
function withoutCountedPart(text: string, { number, dimension }: Literal, isNoun: NounTest): string {
  if (dimension !== 0 || number.notation !== 'integer' || !/\d ?[a-z]/i.test(text)) return text;
  return text.replace(/(?<=\d) ?(half|halves|thirds?|quarters?|[a-z]+ths?)(?= |$)/i, (said, part: string) =>
    isNoun(part) ? '' : said,
  );
}

function isWithin(expected: Rational, given: Rational, tolerance: Rational | null): boolean {
  if (tolerance === null) return isEqual(expected, given);
  return !isLess(tolerance, toSize(subtract(expected, given)));
}

/** Figures alone are what is marked most often; they do not have to go through the grammar. */
function findFiguresReading(response: string): QuantityReading | null {
  const literal = findFigures(response);
  return literal && { expression: { kind: 'literal', literal }, amount: literal, links: [] };
}

/** Possible readings of the answer against the model answer, the likeliest first. */
function listCandidates(expected: Literal, given: QuantityReading, policy: PreparedPolicy): Candidate[] {
  const { amount, expression } = given;
  const literal = expression.kind === 'literal' ? expression.literal : null;
  if (amount.dimension === 0 && !literal?.isPercent) return listBareCandidates(expected, amount.value);
  if (amount.dimension === expected.dimension) {
    return [{ value: amount.value, manner: expected.dimension === 0 ? 'direct' : 'own-unit' }];
  }
  const bare = literal && findNamedByQuestion(expected, literal, policy);
  return bare ? [{ value: bare, manner: expected.dimension === 0 ? 'direct' : 'own-unit' }] : [];
}

function listBareCandidates(expected: Literal, value: Rational): Candidate[] {
  if (expected.isPercent) {
    return [
      { value: multiply(value, HUNDREDTH), manner: 'in-percent' },
      { value, manner: 'direct' },
    ];
  }
  if (expected.dimension === 0) return [{ value, manner: 'direct' }];
  if (expected.parts.length < 2) return [{ value: multiply(value, expected.factor), manner: 'in-unit' }];
  return expected.parts.map((part) => ({
    value: multiply(value, part.factor),
    manner: 'in-part-of-compound' as const,
  }));
}

/** A unit that the question itself names, such as years, beside a bare model answer; and degrees for degrees Celsius. */
function findNamedByQuestion(expected: Literal, literal: Literal, policy: PreparedPolicy): Rational | null {
  const [part] = literal.parts;
  if (!part || literal.parts.length > 1) return null;
  if (expected.dimension === TEMPERATURE) return /^(?:°|cent)$/.test(part.symbol) ? part.number.value : null;
  const ofEach = findNamedRate(expected, part, policy);
  if (ofEach) return ofEach;
  return expected.dimension === 0 && policy.isNamedUnit(part.symbol) ? part.number.value : null;
}

/** `14 litres per minute` where the question asks how many litres flow in one minute. */
function findNamedRate(expected: Literal, part: QuantityPart, { nouns }: PreparedPolicy): Rational | null {
  const [top, bottom] = part.symbol.split('/');
  const unit = bottom === undefined ? null : findUnit(top?.toLowerCase() ?? '');
  if (!unit || unit.dimension !== expected.dimension) return null;
  const isNamed = nouns.some((noun) => findUnit(noun.toLowerCase())?.symbol === bottom);
  return isNamed ? multiply(part.number.value, unit.factor) : null;
}

/** The value is right: is it also in the form that was asked? */
function toFormFinding(
  expected: Literal,
  policy: PreparedPolicy,
  expression: Expression,
  manner: Manner,
  readAs: string,
): Finding {
  if (policy.form === 'product-of-primes') {
    return isProductOfPrimes(expression) ? correct(readAs) : wrongForm('not-a-product-of-primes', readAs);
  }
  if (expression.kind !== 'literal') return wrongForm('unworked', readAs);
  const { literal } = expression;
  const isBare = manner === 'in-unit' || manner === 'in-percent';
  if (literal.lacksLastUnit || manner === 'in-part-of-compound') return missingUnit('missing-unit', readAs);
  const fault = findNumberFault(literal, policy) ?? findFormFault(literal, policy, manner);
  if (fault) return wrongForm(fault, readAs);
  if (policy.unitRequired && isBare) return missingUnit('missing-unit', readAs);
  const unitFault = findUnitFault(literal, policy.fixedUnits);
  if (unitFault) return wrongForm(unitFault, readAs);
  return isCarried(literal) || !isCarried(expected) ? correct(readAs) : wrongForm('not-carried', readAs);
}

/** Faults of the number itself: left unworked (MARK-7), in calculator notation (MARK-12), not in lowest terms, places (MARK-19). */
function findNumberFault(literal: Literal, policy: PreparedPolicy): ReasonCode | null {
  const numbers = literal.parts.length > 0 ? literal.parts.map((part) => part.number) : [literal.number];
  for (const number of numbers) {
    if (number.notation === 'scientific') return 'calculator-notation';
    if (!isWorked(number)) return 'unworked';
    const isFraction = number.notation === 'fraction' || number.notation === 'mixed';
    if (policy.simplestForm && isFraction && !(isReduced(number) && isSettled(number))) return 'not-simplest';
  }
  const { notation, places } = literal.number;
  if (policy.decimalPlaces === null) return null;
  const isShown = (notation === 'integer' || notation === 'decimal') && places === policy.decimalPlaces;
  return isShown ? null : 'decimal-places';
}

/** A mixed number is settled when its fraction is below one; a plain fraction always. */
function isSettled(number: WrittenNumber): boolean {
  return number.notation === 'fraction' || isProper(number);
}

function findFormFault(literal: Literal, policy: PreparedPolicy, manner: Manner): ReasonCode | null {
  const { number } = literal;
  const isPercent = literal.isPercent;
  const isWhole = isInteger(number.value) && number.notation === 'integer' && !isPercent;
  switch (policy.form) {
    case 'fraction':
      return isWhole || (!isPercent && (number.notation === 'fraction' || number.notation === 'mixed'))
        ? null
        : 'not-a-fraction';
    case 'mixed':
      return !isPercent && isMixed(number) ? null : 'not-a-mixed-number';
    case 'improper':
      return isWhole || (!isPercent && number.notation === 'fraction') ? null : 'not-an-improper-fraction';
    case 'decimal':
      return !isPercent && (number.notation === 'integer' || number.notation === 'decimal')
        ? null
        : 'not-a-decimal';
    case 'percent':
      return isPercent || manner === 'in-percent' ? null : 'not-a-percentage';
    case 'words':
      return number.words === 'all' ? null : 'not-in-words';
    case 'figures':
      return number.words === 'none' ? null : 'not-in-figures';
    default:
      return null;
  }
}

function isMixed(number: WrittenNumber): boolean {
  if (number.notation === 'mixed') return isProper(number);
  if (number.notation === 'integer') return true;
  return number.notation === 'fraction' && isLess(toSize(number.value), ONE);
}

const MAX_PRIME = 1_000_000n;

function isProductOfPrimes(expression: Expression): boolean {
  return findFactors(expression)?.every(isPrime) ?? false;
}

function isPrime(n: bigint): boolean {
  if (n < 2n || n > MAX_PRIME) return false;
  for (let divisor = 2n; divisor * divisor <= n; divisor += 1n) if (n % divisor === 0n) return false;
  return true;
}
