import Fraction from 'fraction.js';

/**
 * An exact rational number; this library uses no floats. The page build removes every method of a fraction that this
 * module does not name, so other modules must not call fractions directly.
 */
export type Rational = Pick<Fraction, 's' | 'n' | 'd' | 'add' | 'mul' | 'div' | 'neg'>;

/** Above any answer of a primary pupil; a larger calculation is abandoned. */
const MAX_MAGNITUDE = 10n ** 40n;

/** Small whole numbers, made once: most of what children write. Rationals are never changed, so they can be shared. */
const SMALL = Array.from({ length: 1001 }, (_, n) => new Fraction(n));

/** `n/d` in lowest terms. `d` must not be 0. */
export function toRational(n: bigint, d: bigint = 1n): Rational {
  if (d === 1n && n >= 0n && n <= 1000n) return SMALL[Number(n)] ?? new Fraction(n, d);
  return new Fraction(n, d);
}

/** Whether two rationals are the same number. Both are in lowest terms, so their parts are compared. */
export function isEqual(a: Rational, b: Rational): boolean {
  return a.n === b.n && a.d === b.d && a.s === b.s;
}

export function isLess(a: Rational, b: Rational): boolean {
  return a.s * a.n * b.d < b.s * b.n * a.d;
}

/** Most answers are whole, and whole numbers need no common denominator. */
function areIntegers(a: Rational, b: Rational): boolean {
  return a.d === 1n && b.d === 1n;
}

export function add(a: Rational, b: Rational): Rational {
  return areIntegers(a, b) ? toRational(a.s * a.n + b.s * b.n) : a.add(b);
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, negate(b));
}

export function multiply(a: Rational, b: Rational): Rational {
  if (b === ONE) return a;
  return areIntegers(a, b) ? toRational(a.s * a.n * b.s * b.n) : a.mul(b);
}

/** `b` must not be 0. */
export function divide(a: Rational, b: Rational): Rational {
  return b === ONE ? a : a.div(b);
}

export function negate(a: Rational): Rational {
  return a.neg();
}

/** The number without its sign. */
export function toSize(a: Rational): Rational {
  return isNegative(a) ? negate(a) : a;
}

export const ZERO = toRational(0n);
export const ONE = toRational(1n);

/** Reads digits; the short ones are known. */
export function toInteger(digits: string): bigint {
  return SMALL[digits.length < 4 ? Number(digits) : -1]?.n ?? BigInt(digits);
}

/** Reads `12`, `.5`, `12.` or `12.50` (digits checked by the caller) without passing through a float. */
export function toRationalFromDecimal(digits: string): Rational {
  const point = digits.indexOf('.');
  if (point < 0) return toRational(toInteger(digits));
  const places = digits.length - point - 1;
  return toRational(toInteger(digits.slice(0, point) + digits.slice(point + 1)), 10n ** BigInt(places));
}

/** Reads a policy's rational such as `1/10`, `0.01` or `-3`; null when it is not one. */
export function findRational(text: string): Rational | null {
  const match = /^(-?)(\d{1,15}(?:\.\d{1,15})?)(?:\/(\d{1,15}))?$/.exec(text.trim());
  if (!match?.[2]) return null;
  const denominator = match[3] === undefined ? 1n : BigInt(match[3]);
  if (denominator === 0n) return null;
  const value = divide(toRationalFromDecimal(match[2]), toRational(denominator));
  return match[1] === '-' ? negate(value) : value;
}

/** Whether a value is still of a size worth computing with. */
export function isModest(value: Rational): boolean {
  return value.n < MAX_MAGNITUDE && value.d < MAX_MAGNITUDE;
}

export function isInteger(value: Rational): boolean {
  return value.d === 1n;
}

export function isZero(value: Rational): boolean {
  return value.n === 0n;
}

export function isNegative(value: Rational): boolean {
  return value.s < 0n;
}

/** The exact square root, or null when it is not rational. */
export function findSquareRoot(value: Rational): Rational | null {
  if (isNegative(value)) return null;
  const n = findIntegerRoot(value.n);
  const d = findIntegerRoot(value.d);
  return n === null || d === null ? null : toRational(n, d);
}

function findIntegerRoot(n: bigint): bigint | null {
  if (n < 2n) return n;
  let guess = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (guess + n / guess) >> 1n;
    if (next >= guess) return guess * guess === n ? guess : null;
    guess = next;
  }
}

export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b < 0n ? -b : b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** `3`, `-3/4` or `7/2`: the plain key of a value, equal exactly when the values are equal. */
export function toKey(value: Rational): string {
  const sign = isNegative(value) ? '-' : '';
  return value.d === 1n ? `${sign}${value.n}` : `${sign}${value.n}/${value.d}`;
}
