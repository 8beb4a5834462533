import Fraction from 'fraction.js';

/** An exact rational. Every quantity in the engine is one; no float ever carries a value. */
export type Exact = Fraction;

/** A rational, or a whole number standing for one. */
export type Num = Fraction | number;

/** Whole numbers that nearly every item asks for, each made once: rationals never change. */
const SMALL: readonly Exact[] = Array.from({ length: 1001 }, (_, whole) => new Fraction(BigInt(whole), 1n));

/** `exact(3, 4)` is three quarters. Throws RangeError on a number that is not whole: floats are never exact. */
export function exact(value: Num, denominator = 1): Exact {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value) || !Number.isSafeInteger(denominator)) {
      throw new RangeError(`not a whole number: ${value}/${denominator}`);
    }
    return (denominator === 1 && SMALL[value]) || new Fraction(BigInt(value), BigInt(denominator));
  }
  return denominator === 1 ? value : value.div(denominator);
}

/** Digits that a number holds exactly. */
const SURE_DIGITS = 15;

/** The rational of written digits, with or without a decimal point. */
export const readDecimal = (digits: string): Exact =>
  digits.length <= SURE_DIGITS && /^\d+$/.test(digits) ? exact(Number(digits)) : new Fraction(digits);

/** True for zero; unlike `equals(0)` it makes no rational of the zero. */
export function isZero({ n }: Exact): boolean {
  return n === 0n;
}

/** As `equals` of two rationals, which are in lowest terms: it reads neither anew. */
export const isEqual = (one: Exact, other: Exact): boolean =>
  one.n === other.n && one.d === other.d && (one.s === other.s || one.n === 0n);

/** Whole numbers below this have a product that a number holds exactly. */
const MOST_WHOLE = 67_108_864n;

const numberOf = ({ s, n }: Exact): number => (s < 0n ? -Number(n) : Number(n));

/** Two rationals put together. Whole numbers, nearly always, are not read anew as `add` and the others do. */
export function calculate(sign: '+' | '-' | '*' | '/', one: Exact, other: Exact): Exact {
  if (one.d === 1n && other.d === 1n && one.n < MOST_WHOLE && other.n < MOST_WHOLE) {
    const [a, b] = [numberOf(one), numberOf(other)];
    const found = sign === '+' ? a + b : sign === '-' ? a - b : sign === '*' ? a * b : a / b;
    if (Number.isSafeInteger(found)) return exact(found);
  }
  if (sign === '+') return one.add(other);
  if (sign === '-') return one.sub(other);
  return sign === '*' ? one.mul(other) : one.div(other);
}

/** True for one. */
export const isOne = ({ s, n, d }: Exact): boolean => s > 0n && n === d;

/** True above zero; makes no rational of the zero. */
export function isPositive({ s, n }: Exact): boolean {
  return s > 0n && n > 0n;
}

/** True below zero; makes no rational of the zero. */
export const isNegative = ({ s, n }: Exact): boolean => s < 0n && n > 0n;

/** True for a rational with denominator 1. */
export function isWhole(value: Num): boolean {
  return exact(value).d === 1n;
}

/** Whole number of a rational that is known to be one. Throws RangeError otherwise. */
export function toWhole(value: Num): number {
  const q = exact(value);
  if (q.d !== 1n) throw new RangeError(`not whole: ${q.toFraction()}`);
  return Number(q.s * q.n);
}

/** Rationals as whole numbers of one part that fits into all of them. */
function toParts(values: readonly Exact[]): bigint[] {
  const parts = values.reduce((all, { d }) => (all % d === 0n ? all : all * d), 1n);
  return values.map(({ s, n, d }) => s * n * (parts / d));
}

/**
 * Every number of equal steps, from `least` to `most`, that leads from a start to a goal: goes one step after the
 * other. In whole numbers, since a search comes here hundreds of times for one item.
 */
export function listStepCounts(
  start: Exact,
  step: Exact,
  goal: Exact,
  [least, most]: readonly [number, number],
): number[] {
  const [first = 0n, rise = 0n, aim = 0n] = toParts([start, step, goal]);
  const found: number[] = [];
  let at = first + rise * BigInt(least);
  for (let count = least; count <= most; count += 1) {
    if (at === aim) found.push(count);
    at += rise;
  }
  return found;
}

/** Decimal places needed to write the rational exactly; null when it never ends. */
export function findDecimalPlaces(value: Num): number | null {
  let rest = exact(value).d;
  let twos = 0;
  let fives = 0;
  while (rest % 2n === 0n) {
    rest /= 2n;
    twos += 1;
  }
  while (rest % 5n === 0n) {
    rest /= 5n;
    fives += 1;
  }
  return rest === 1n ? Math.max(twos, fives) : null;
}

/** Greatest common divisor of two positive whole numbers. */
export function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b);
}

/** As stored in an item's params: `a` or `a/b`. */
export function toParamText(value: Num): string {
  return exact(value).toFraction();
}

/** The rational behind a stored param, or null when the param is words. */
export function findParamValue(text: string): Exact | null {
  const match = /^(-?\d{1,15})(?:\/(\d{1,15}))?$/.exec(text);
  return match ? findQuotient(match[1] ?? '0', match[2] ?? '1') : null;
}

/** The rational `top/bottom` of digits as typed; null for a zero bottom or more than 30 digits. */
export function findQuotient(top: string, bottom: string): Exact | null {
  if (top.length > 30 || bottom.length > 30 || /^0+$/.test(bottom)) return null;
  return new Fraction(BigInt(top), BigInt(bottom));
}
