import type { Amount, Expression } from './expression.js';
import type { Literal } from './literal.js';
import { isNegative, isZero, ONE, toRational, type Rational } from './rational.js';
import type { ReasonCode } from './verdict.js';
import { DIMENSION } from './units.js';

const TENS: ReadonlySet<bigint> = new Set([10n, 100n, 1000n, 10_000n, 1_000_000n]);
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
  if (expected.number.notation !== 'integer' && given.mul(right).equals(ONE)) return 'reciprocal';
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
  if (expected.dimension !== DIMENSION.TIME) return false;
  const first = big && small ? big : null;
  if (!first || !small || !first.factor.div(small.factor).equals(SIXTY)) return false;
  const asDecimal = first.number.value.add(small.number.value.div(HUNDRED)).mul(first.factor);
  const asHundreds = first.number.value.mul(HUNDRED).add(small.number.value).mul(small.factor);
  return given.equals(asDecimal) || given.equals(asHundreds);
}

function isPowerOfTen(right: Rational, given: Rational): boolean {
  if (isZero(right) || isZero(given)) return false;
  const ratio = given.div(right);
  if (isNegative(ratio)) return false;
  return (ratio.d === 1n && TENS.has(ratio.n)) || (ratio.n === 1n && TENS.has(ratio.d));
}

/** One part of a compound, or the whole or the fraction of a mixed number, standing alone. */
function isMissingPart(expected: Literal, given: Rational): boolean {
  if (isZero(given)) return false;
  if (expected.parts.length > 1) {
    return expected.parts.some((part) => part.number.value.mul(part.factor).equals(given));
  }
  const { whole, numerator, denominator, notation } = expected.number;
  if (notation !== 'mixed' || whole === null || numerator === null || denominator === null) return false;
  const bare = given.div(expected.factor);
  return bare.equals(toRational(whole)) || bare.equals(toRational(numerator, denominator));
}

/** The rest instead of the part: 75% for 25%, 133° for 47°. */
function isComplement(expected: Literal, given: Rational): boolean {
  if (isNegative(given) || isZero(given)) return false;
  const sum = expected.value.add(given);
  if (expected.dimension === DIMENSION.ANGLE)
    return [90n, 180n, 360n].some((turn) => sum.equals(toRational(turn)));
  const isShare = expected.isPercent || (expected.dimension === 0 && expected.value.compare(1) < 0);
  return isShare && sum.equals(ONE);
}

/** What is the matter with an amount of another dimension than the answer's. */
export function findDimensionSlip(expected: Literal, given: Amount): ReasonCode {
  if (given.dimension >= DIMENSION.FOREIGN && expected.dimension === DIMENSION.MONEY) return 'wrong-currency';
  return expected.dimension === 0 ? 'wrong-unit' : 'wrong-dimension';
}
