import type { Amount, Expression } from './expression.js';
import type { Literal } from './literal.js';
import {
  add,
  divide,
  isEqual,
  isLess,
  isNegative,
  isZero,
  multiply,
  ONE,
  toRational,
  type Rational,
} from './rational.js';
import type { ReasonCode } from './verdict.js';
import { ANGLE, AREA, FOREIGN, LENGTH, MONEY, TIME, VOLUME } from './units.js';

const TENS = [10n, 100n, 1000n, 10_000n, 1_000_000n];
const HUNDRED = toRational(100n);
const SIXTY = toRational(60n);

/**
 * The known slip that leads from the right amount to the one given; `wrong-value` when none does. `given` is in
 * the base units of `expected`.
 */
export function findSlip(expected: Literal, expression: Expression, given: Rational): ReasonCode {
  const right = expected.value;
  if (given.s !== right.s && given.n === right.n && given.d === right.d && !isZero(right))
    return 'wrong-sign';
  if (isSpaceLeftOut(expected, expression)) return 'space-left-out';
  if (expected.number.notation !== 'integer' && isReciprocal(right, given)) return 'reciprocal';
  if (isBase60Slip(expected, given)) return 'base-60-as-100';
  if (isPowerOfTen(right, given)) return 'power-of-ten';
  if (isMissingPart(expected, given)) return 'missing-part';
  return isComplement(expected, given) ? 'complement' : 'wrong-value';
}

/** 1 1/2 typed as 11/2. */
function isSpaceLeftOut(expected: Literal, expression: Expression): boolean {
  const { whole, numerator, denominator } = expected.number;
  if (whole === null || numerator === null || denominator === null || expression.kind !== 'literal')
    return false;
  const typed = expression.literal.number;
  return (
    typed.notation === 'fraction' &&
    typed.denominator === denominator &&
    `${typed.numerator}` === `${whole}${numerator}`
  );
}

/** 1 h 30 min read as 1.30 h or as 130 min. */
function isBase60Slip(expected: Literal, given: Rational): boolean {
  const [big, small] = expected.parts;
  if (expected.dimension !== TIME) return false;
  const first = big && small ? big : null;
  if (!first || !small || !isEqual(divide(first.factor, small.factor), SIXTY)) return false;
  const asDecimal = multiply(add(first.number.value, divide(small.number.value, HUNDRED)), first.factor);
  const asHundreds = multiply(add(multiply(first.number.value, HUNDRED), small.number.value), small.factor);
  return isEqual(given, asDecimal) || isEqual(given, asHundreds);
}

function isReciprocal(right: Rational, given: Rational): boolean {
  return given.s === right.s && given.n === right.d && given.d === right.n;
}

function isPowerOfTen(right: Rational, given: Rational): boolean {
  if (isZero(right) || isZero(given) || given.s !== right.s) return false;
  const [a, b] = [given.n * right.d, right.n * given.d];
  return TENS.some((tens) => a === b * tens || b === a * tens);
}

/** One part of a compound, or the whole or the fraction of a mixed number, standing alone. */
function isMissingPart(expected: Literal, given: Rational): boolean {
  if (isZero(given)) return false;
  if (expected.parts.length > 1) {
    return expected.parts.some((part) => isEqual(multiply(part.number.value, part.factor), given));
  }
  const { whole, numerator, denominator, notation } = expected.number;
  if (notation !== 'mixed' || whole === null || numerator === null || denominator === null) return false;
  const bare = divide(given, expected.factor);
  return isEqual(bare, toRational(whole)) || isEqual(bare, toRational(numerator, denominator));
}

/** The rest instead of the part: 75% for 25%, 133° for 47°. */
function isComplement(expected: Literal, given: Rational): boolean {
  if (isNegative(given) || isZero(given)) return false;
  if (expected.dimension === ANGLE) {
    const sum = add(expected.value, given);
    return [90n, 180n, 360n].some((turn) => isEqual(sum, toRational(turn)));
  }
  const isShare = expected.isPercent || (expected.dimension === 0 && isLess(expected.value, ONE));
  return isShare && isEqual(add(expected.value, given), ONE);
}

/** Dimensions that the hint names; kilograms for centimetres are a wrong unit. */
const SIZES: ReadonlySet<number> = new Set([LENGTH, AREA, VOLUME]);

/** Reason code of an amount of another dimension than the answer's. */
export function findDimensionSlip(expected: Literal, given: Amount): ReasonCode {
  if (given.dimension >= FOREIGN && expected.dimension === MONEY) return 'wrong-currency';
  return SIZES.has(expected.dimension) && SIZES.has(given.dimension) ? 'wrong-dimension' : 'wrong-unit';
}
