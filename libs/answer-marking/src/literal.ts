import { isNegative, negate, type Rational } from './rational.js';
import type { Dimension } from './units.js';

/** How a number was written. */
export type Notation = 'integer' | 'decimal' | 'fraction' | 'mixed' | 'scientific';

/** A number as written, before any unit. */
export interface WrittenNumber {
  readonly value: Rational;
  readonly notation: Notation;
  /** Whether it stands in words: wholly, partly (`3 quarters`) or not at all. */
  readonly words: 'none' | 'part' | 'all';
  /** Fraction in lowest terms with positive parts; true where there is no fraction. */
  readonly isReduced: boolean;
  /** Fraction part below one; true where there is no fraction. */
  readonly isProper: boolean;
  /** False for a division left standing, such as 10/2 or 4 3/3 (P7). */
  readonly isWorked: boolean;
  readonly places: number;
  readonly whole: bigint | null;
  readonly numerator: bigint | null;
  readonly denominator: bigint | null;
}

/** One part of a quantity: a number and the symbol of its unit. */
export interface QuantityPart {
  readonly number: WrittenNumber;
  readonly symbol: string;
  /** Base units in one of this unit. */
  readonly factor: Rational;
}

/** A number with what unit it bears; exact, in base units. */
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
  /** Every part after the first is smaller than one of the unit before it. */
  readonly isCarried: boolean;
}

/** The same literal below nought (or above, when it was below). */
export function negated(literal: Literal): Literal {
  const number = { ...literal.number, value: negate(literal.number.value) };
  const parts = literal.parts.map((part, index) => (index === 0 ? { ...part, number } : part));
  return { ...literal, value: negate(literal.value), number, parts };
}

export function isNegativeLiteral(literal: Literal): boolean {
  return isNegative(literal.value);
}
