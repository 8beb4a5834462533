import { greatestCommonDivisor, isLess, multiply, negate, type Rational } from './rational.js';
import type { Dimension } from './units.js';

/** How a number was written. */
export type Notation = 'integer' | 'decimal' | 'fraction' | 'mixed' | 'scientific';

/** A number as written, before any unit. */
export interface WrittenNumber {
  readonly value: Rational;
  readonly notation: Notation;
  /** Form of the words: all, partial (`3 quarters`) or none. */
  readonly words: 'none' | 'part' | 'all';
  readonly places: number;
  readonly whole: bigint | null;
  readonly numerator: bigint | null;
  readonly denominator: bigint | null;
}

/** A number read, and the token after it. */
export interface NumberReading {
  readonly number: WrittenNumber;
  readonly next: number;
}

/** A number without a bar. Written out field by field: this runs for every answer, and spreading takes longer than all the rest. */
export function toPlain(
  value: Rational,
  whole: bigint | null,
  places: number,
  notation: WrittenNumber['notation'],
  words: WrittenNumber['words'] = 'none',
): WrittenNumber {
  return {
    value,
    notation,
    words,
    places,
    whole,
    numerator: null,
    denominator: null,
  };
}

/** A fraction or, after a whole number, a mixed number. */
export function toFractionNumber(
  whole: bigint | null,
  top: bigint,
  bottom: bigint,
  value: Rational,
): WrittenNumber {
  return {
    value,
    notation: whole === null ? 'fraction' : 'mixed',
    words: 'none',
    places: 0,
    whole,
    numerator: top,
    denominator: bottom,
  };
}

/** One part of a quantity: a number and the symbol of its unit. */
export interface QuantityPart {
  readonly number: WrittenNumber;
  readonly symbol: string;
  /** Base units in one of this unit. */
  readonly factor: Rational;
}

/** A number with its unit; exact, in base units. */
export interface Literal {
  readonly value: Rational;
  readonly dimension: Dimension;
  /** Empty for a bare number. More than one for `2 m 5 cm`. */
  readonly parts: readonly QuantityPart[];
  /** The number of the first part, or the bare number. */
  readonly number: WrittenNumber;
  /** Base units in the first unit; 1/100 for a percentage; 1 for a bare number. */
  readonly factor: Rational;
  readonly isPercent: boolean;
  /** The last part of a compound lacks its unit (`1 h 30`). */
  readonly lacksLastUnit: boolean;
}

/** The literal with its sign reversed. */
export function negated(literal: Literal): Literal {
  const number = { ...literal.number, value: negate(literal.number.value) };
  const parts = literal.parts.map((part, index) => (index === 0 ? { ...part, number } : part));
  return { ...literal, value: negate(literal.value), number, parts };
}

/** Fraction in lowest terms with positive parts; true where there is no fraction. */
export function isReduced({ numerator, denominator }: WrittenNumber): boolean {
  if (numerator === null || denominator === null) return true;
  return denominator > 0n && greatestCommonDivisor(numerator, denominator) === 1n;
}

/** Fraction part below one; true where there is no fraction. */
export function isProper({ numerator, denominator }: WrittenNumber): boolean {
  return numerator === null || denominator === null || numerator < denominator;
}

/** False for a division left standing, such as 10/2 or 4 3/3 (MARK-7). */
export function isWorked({ numerator, denominator }: WrittenNumber): boolean {
  return !numerator || !denominator || numerator % denominator !== 0n;
}

/** Every part after the first is smaller than one of the unit before it. */
export function isCarried({ parts }: Literal): boolean {
  return parts.every((part, index) => {
    const before = parts[index - 1];
    if (!before || before.number.value.n === 0n) return true;
    return isLess(multiply(part.number.value, part.factor), before.factor);
  });
}
