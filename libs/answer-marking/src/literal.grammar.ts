import {
  toFractionNumber,
  toPlain,
  type Literal,
  type NumberReading,
  type QuantityPart,
  type WrittenNumber,
} from './literal.js';
import { findWordNumber } from './number-words.js';
import {
  add,
  divide,
  isInteger,
  isLess,
  multiply,
  negate,
  ONE,
  toInteger,
  toRational,
  toRationalFromDecimal,
  ZERO,
  type Rational,
} from './rational.js';
import { isSign, isWord, MAX_DIGITS, type NumberToken, type Token } from './tokens.js';
import { findUnitReading, withRate, type UnitReading } from './unit.grammar.js';
import { TIME, findNextSmaller, findUnit, HUNDREDTH, type Unit } from './units.js';

/** A literal read, and the token after it. */
export interface LiteralReading {
  readonly literal: Literal;
  readonly next: number;
}

/** The number that starts at `at`: whole, decimal, fraction, mixed number or words. Division by 0 is no number. */
export function findNumber(tokens: readonly Token[], at: number): NumberReading | null {
  const inWords = findWordNumber(tokens, at);
  if (inWords) return inWords;
  const first = tokens[at];
  if (first?.kind !== 'number') return null;
  if (isPlainInteger(first)) {
    const fraction = findBar(tokens, at);
    if (fraction) return fraction.bottom === 0n ? null : asFraction(null, fraction);
    const partAt = mixedPartAt(tokens, at + 1);
    const part = partAt === null ? null : findBar(tokens, partAt);
    if (part && part.top >= 0n && part.bottom > 0n) return asFraction(toInteger(first.digits), part);
  }
  return withScale(tokens, { number: toPlainNumber(first.digits, first.exponent), next: at + 1 });
}

/** Figures with at most a dollar or percent sign, which is the form of most answers. */
const FIGURES = /^(?:\$?\d{1,12}(?:\.\d{1,9}|\/\d{1,12})?|\d{1,12}(?:\.\d{1,9}|\/\d{1,12})?%)$/;

/** Reads such figures as the grammar does, without using it; null for anything else. */
export function findFigures(text: string): Literal | null {
  if (text.length > MAX_DIGITS || !FIGURES.test(text)) return null;
  const isMoney = text.startsWith('$');
  const isPercent = text.endsWith('%');
  const digits = isMoney ? text.slice(1) : isPercent ? text.slice(0, -1) : text;
  const bar = digits.indexOf('/');
  const bottom = bar < 0 ? 1n : toInteger(digits.slice(bar + 1));
  if (bottom === 0n) return null;
  const number =
    bar < 0
      ? toPlainNumber(digits, null)
      : asFraction(null, { top: toInteger(digits.slice(0, bar)), bottom, next: 0 }).number;
  const unit = isMoney ? findUnit('$') : null;
  if (unit) return toQuantity([toPart(number, unit)], unit);
  return isPercent ? toPercent(number) : toBare(number);
}

/** `1.2 million`. Whole numbers with such a word are already numbers in words. */
function withScale(tokens: readonly Token[], reading: NumberReading): NumberReading {
  const scale = isWord(tokens[reading.next], 'thousand')
    ? 1000n
    : isWord(tokens[reading.next], 'million')
      ? 1_000_000n
      : null;
  const { number, next } = reading;
  if (scale === null || number.notation !== 'decimal') return reading;
  const value = multiply(number.value, toRational(scale));
  if (!isInteger(value)) return reading;
  return {
    number: { ...number, value, whole: value.n, notation: 'integer', places: 0, words: 'part' },
    next: next + 1,
  };
}

function notationOf(places: number): 'integer' | 'decimal' {
  return places > 0 ? 'decimal' : 'integer';
}

function isPlainInteger(token: Token | undefined): token is NumberToken {
  return token?.kind === 'number' && !token.hasPoint && token.exponent === null;
}

function toPlainNumber(digits: string, exponent: number | null): WrittenNumber {
  const point = digits.indexOf('.');
  const places = point < 0 ? 0 : digits.length - point - 1;
  const value = toRationalFromDecimal(digits);
  if (exponent === null) return toPlain(value, point < 0 ? value.n : null, places, notationOf(places));
  const power = toRational(10n ** BigInt(Math.abs(exponent)));
  const scaled = (exponent < 0 ? divide : multiply)(value, power);
  return toPlain(scaled, null, places, 'scientific');
}

interface Bar {
  readonly top: bigint;
  readonly bottom: bigint;
  readonly next: number;
}

/** `3/4` on whole numbers. A power or a second bar after it makes it a calculation instead. */
function findBar(tokens: readonly Token[], at: number): Bar | null {
  const top = tokens[at];
  if (!isPlainInteger(top) || !isSign(tokens[at + 1], '/')) return null;
  const isBelowNought = isSign(tokens[at + 2], '-');
  const bottomAt = isBelowNought ? at + 3 : at + 2;
  const bottom = tokens[bottomAt];
  if (!isPlainInteger(bottom) || isSign(tokens[bottomAt + 1], '^')) return null;
  const size = toInteger(bottom.digits);
  return { top: toInteger(top.digits), bottom: isBelowNought ? -size : size, next: bottomAt + 1 };
}

/** Where the fraction of a mixed number starts: after a space, `_` or `and`. */
function mixedPartAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  if (token?.kind === 'number') return token.spaced ? at : null;
  return isWord(token, 'and') || isSign(token, '_') ? at + 1 : null;
}

function asFraction(whole: bigint | null, bar: Bar): NumberReading {
  const part = toRational(bar.top, bar.bottom);
  const value = whole === null ? part : add(part, toRational(whole));
  return { number: toFractionNumber(whole, bar.top, bar.bottom, value), next: bar.next };
}

/**
 * A number with its unit: `$3.50`, `2 m 5 cm`, `66 2/3 %`, `an hour and a half`. `letter` is the letter of an
 * algebraic answer, never a unit.
 */
export function findLiteral(
  tokens: readonly Token[],
  at: number,
  letter: string | null,
): LiteralReading | null {
  const prefix = findCurrency(tokens, at);
  const isBelowNought = prefix !== null && isSign(tokens[prefix.next], '-');
  const start = prefix ? prefix.next + (isBelowNought ? 1 : 0) : at;
  const number = findNumber(tokens, start) ?? (prefix ? null : findOneOf(tokens, at, letter));
  if (!number) return null;
  if (prefix) {
    const signed = isBelowNought ? negatedNumber(number.number) : number.number;
    return withMoreParts(tokens, signed, withRate(tokens, { unit: prefix.unit, next: number.next }, letter));
  }
  if (number.next === tokens.length) return { literal: toBare(number.number), next: number.next };
  const percent = findPercent(tokens, number.next);
  if (percent !== null) return { literal: toPercent(number.number), next: percent };
  const unit = findUnitReading(tokens, skipOf(tokens, number), letter);
  if (!unit) return { literal: toBare(number.number), next: number.next };
  if (letter !== null)
    return { literal: toQuantity([toPart(number.number, unit.unit)], unit.unit), next: unit.next };
  return withMoreParts(tokens, number.number, unit);
}

function negatedNumber(number: WrittenNumber): WrittenNumber {
  return { ...number, value: negate(number.value) };
}

/** `$`, `S$`, `SGD` or another currency before the number. */
function findCurrency(tokens: readonly Token[], at: number): UnitReading | null {
  const token = tokens[at];
  if (token?.kind === 'word') {
    const joined = isSign(tokens[at + 1], '$') ? findUnit(`${token.word}$`) : null;
    if (joined) return { unit: joined, next: at + 2 };
    const named = isWord(token, 'sgd', 'usd', 'rm', 'myr', 'eur', 'gbp') ? findUnit(token.word) : null;
    return named && { unit: named, next: at + 1 };
  }
  const unit = isSign(token, '$£€¥') ? findUnit(token.sign) : null;
  return unit && { unit, next: at + 1 };
}

function findPercent(tokens: readonly Token[], at: number): number | null {
  if (isSign(tokens[at], '%') || isWord(tokens[at], 'percent', 'pct', 'percentage')) return at + 1;
  return isWord(tokens[at], 'per') && isWord(tokens[at + 1], 'cent') ? at + 2 : null;
}

/** `three quarters of an hour`, `half a metre`: the words between a part and its unit. */
function skipOf(tokens: readonly Token[], number: NumberReading): number {
  const hasOf = isWord(tokens[number.next], 'of');
  if (number.number.words === 'none' && !hasOf) return number.next;
  const afterOf = hasOf ? number.next + 1 : number.next;
  return isWord(tokens[afterOf], 'a', 'an', 'one') ? afterOf + 1 : afterOf;
}

/** `an hour`, `a metre`: one of a unit. */
function findOneOf(tokens: readonly Token[], at: number, letter: string | null): NumberReading | null {
  if (!isWord(tokens[at], 'a', 'an') || !findUnitReading(tokens, at + 1, letter)) return null;
  return {
    number: toPlain(ONE, 1n, 0, 'integer', 'all'),
    next: at + 1,
  };
}

function toLiteral(
  value: Rational,
  dimension: number,
  parts: readonly QuantityPart[],
  number: WrittenNumber,
  factor: Rational,
  isPercent = false,
): Literal {
  return { value, dimension, parts, number, factor, isPercent, lacksLastUnit: false };
}

const toBare = (number: WrittenNumber): Literal => toLiteral(number.value, 0, [], number, ONE);

const toPercent = (number: WrittenNumber): Literal =>
  toLiteral(multiply(number.value, HUNDREDTH), 0, [], number, HUNDREDTH, true);

function toPart(number: WrittenNumber, unit: Unit): QuantityPart {
  return { number, symbol: unit.symbol, factor: unit.factor };
}

function toQuantity(parts: readonly QuantityPart[], unit: Unit): Literal {
  const [first] = parts;
  const value = parts.reduce((sum, part) => add(sum, multiply(part.number.value, part.factor)), ZERO);
  const number = first?.number ?? toPlain(ZERO, 0n, 0, 'integer');
  return toLiteral(value, unit.dimension, parts, number, unit.factor);
}

/** Reads on after the first unit: the smaller parts of a compound, or `and a half` of the same unit. */
function withMoreParts(tokens: readonly Token[], number: WrittenNumber, unit: UnitReading): LiteralReading {
  const parts = [toPart(number, unit.unit)];
  let first = unit.unit;
  let last = unit;
  for (;;) {
    const joined = isWord(tokens[last.next], 'and') || isSign(tokens[last.next], ',&');
    const at = joined ? last.next + 1 : last.next;
    const more = findNumber(tokens, at);
    if (!more) break;
    const smaller = findUnitReading(tokens, skipOf(tokens, more), null);
    if (!smaller) return closeCompound(tokens, parts, first, last, more, joined);
    const fitted = fitUnit(last.unit, smaller.unit);
    if (!fitted) break;
    if (fitted.before !== last.unit) {
      first = fitted.before;
      parts[parts.length - 1] = { ...toPart(number, fitted.before) };
    }
    parts.push(toPart(more.number, fitted.after));
    last = { unit: fitted.after, next: smaller.next };
  }
  return { literal: toQuantity(parts, first), next: last.next };
}

/** A number without a unit at the end of a compound: `an hour and a half`, `1 h 30`. */
function closeCompound(
  tokens: readonly Token[],
  parts: QuantityPart[],
  first: Unit,
  last: UnitReading,
  more: NumberReading,
  joined: boolean,
): LiteralReading {
  const [only] = parts;
  const isHalfMore = joined && more.number.notation === 'fraction' && more.number.words === 'all';
  if (isHalfMore && only && parts.length === 1 && only.number.notation === 'integer') {
    const value = add(only.number.value, more.number.value);
    const number: WrittenNumber = { ...more.number, value, whole: only.number.whole, notation: 'mixed' };
    return { literal: toQuantity([{ ...only, number }], first), next: more.next };
  }
  const smaller = findNextSmaller(last.unit);
  if (!smaller || joined || more.next !== tokens.length || more.number.notation !== 'integer') {
    return { literal: toQuantity(parts, first), next: last.next };
  }
  parts.push(toPart(more.number, smaller));
  return { literal: { ...toQuantity(parts, first), lacksLastUnit: true }, next: more.next };
}

/** Units of a compound fall; m beside h or s means minutes (MARK-3). */
function fitUnit(before: Unit, after: Unit): { before: Unit; after: Unit } | null {
  const minute = findUnit('min');
  const isFalling = (big: Unit, small: Unit): boolean =>
    big.dimension === small.dimension && isLess(small.factor, big.factor);
  if (isFalling(before, after)) return { before, after };
  if (!minute) return null;
  if (after.symbol === 'm' && before.dimension === TIME && isFalling(before, minute)) {
    return { before, after: minute };
  }
  return before.symbol === 'm' && after.symbol === 's' ? { before: minute, after } : null;
}
