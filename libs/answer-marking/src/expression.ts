import type { Literal } from './literal.js';
import {
  add,
  divide,
  findSquareRoot,
  isModest,
  isZero,
  multiply,
  negate,
  ONE,
  subtract,
  type Rational,
} from './rational.js';
import type { Dimension } from './units.js';

/** A calculation as typed. A single literal is an answer; anything else is working left standing (MARK-7). */
export type Expression =
  | { readonly kind: 'literal'; readonly literal: Literal }
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'negative'; readonly of: Expression }
  | { readonly kind: 'root'; readonly of: Expression }
  | { readonly kind: 'power'; readonly of: Expression; readonly exponent: number }
  | {
      readonly kind: 'operation';
      readonly sign: '+' | '-' | '*' | '/';
      readonly left: Expression;
      readonly right: Expression;
    };

/** An exact value with its dimension. `factor`: base units in the unit it was typed in, for reading bare numbers. */
export interface Amount {
  readonly value: Rational;
  readonly dimension: Dimension;
  readonly factor: Rational;
}

/** The exact value, the letter standing for `at`; null when it has none (division by 0, cm added to kg, too large). */
export function findAmount(expression: Expression, at: Rational | null = null): Amount | null {
  const amount = evaluate(expression, at);
  return amount && isModest(amount.value) ? amount : null;
}

function evaluate(expression: Expression, at: Rational | null): Amount | null {
  switch (expression.kind) {
    case 'literal':
      return expression.literal;
    case 'letter':
      return at && { value: at, dimension: 0, factor: ONE };
    case 'negative': {
      const of = evaluate(expression.of, at);
      return of && { ...of, value: negate(of.value) };
    }
    case 'root': {
      const of = evaluate(expression.of, at);
      const root = of?.dimension === 0 ? findSquareRoot(of.value) : null;
      return root && { value: root, dimension: 0, factor: ONE };
    }
    case 'power':
      return toPower(findAmount(expression.of, at), expression.exponent);
    case 'operation': {
      const left = findAmount(expression.left, at);
      const right = findAmount(expression.right, at);
      if (!left || !right) return null;
      return expression.sign === '+' || expression.sign === '-'
        ? toSum(left, right, expression.sign)
        : toProduct(left, right, expression.sign);
    }
  }
}

function toPower(base: Amount | null, exponent: number): Amount | null {
  if (!base || (exponent === 0 && isZero(base.value))) return null;
  let value = ONE;
  let factor = ONE;
  for (let count = 0; count < exponent; count += 1) {
    value = multiply(value, base.value);
    factor = multiply(factor, base.factor);
  }
  return { value, dimension: base.dimension * exponent, factor };
}

/** A bare number beside a quantity is read in its unit, as in `$10 - 2.60`. */
function toSum(left: Amount, right: Amount, sign: '+' | '-'): Amount | null {
  const unit = left.dimension === 0 ? right : left;
  const first = findIn(unit, left);
  const second = findIn(unit, right);
  if (!first || !second) return null;
  return { ...unit, value: (sign === '+' ? add : subtract)(first, second) };
}

function findIn(unit: Amount, amount: Amount): Rational | null {
  if (amount.dimension === unit.dimension) return amount.value;
  return amount.dimension === 0 ? multiply(amount.value, unit.factor) : null;
}

function toProduct(left: Amount, right: Amount, sign: '*' | '/'): Amount | null {
  const isProduct = sign === '*';
  if (!isProduct && isZero(right.value)) return null;
  const combine = isProduct ? multiply : divide;
  return {
    value: combine(left.value, right.value),
    dimension: left.dimension + (isProduct ? right.dimension : -right.dimension),
    factor: combine(left.factor, right.factor),
  };
}

/** The numbers and letters standing in it: a simplified expression has no more of them than the model answer. */
export function countLeaves(expression: Expression): number {
  switch (expression.kind) {
    case 'literal':
    case 'letter':
      return 1;
    case 'negative':
    case 'root':
      return countLeaves(expression.of);
    case 'power':
      return countLeaves(expression.of) + 1;
    case 'operation':
      return countLeaves(expression.left) + countLeaves(expression.right);
  }
}

/** Checks whether a product, quotient or power contains a sum: a bracket that was not multiplied out. */
export function hasBracketedSum(expression: Expression): boolean {
  switch (expression.kind) {
    case 'literal':
    case 'letter':
      return false;
    case 'negative':
    case 'root':
      return hasBracketedSum(expression.of);
    case 'power':
      return isSum(expression.of) || hasBracketedSum(expression.of);
    case 'operation': {
      const { left, right, sign } = expression;
      const isProduct = sign === '*' || sign === '/';
      return (isProduct && (isSum(left) || isSum(right))) || hasBracketedSum(left) || hasBracketedSum(right);
    }
  }
}

function isSum(expression: Expression): boolean {
  return expression.kind === 'operation' && (expression.sign === '+' || expression.sign === '-');
}

/** The factors of a product of whole numbers in order, powers written out; null when it is anything else. */
export function findFactors(expression: Expression): bigint[] | null {
  switch (expression.kind) {
    case 'literal': {
      const { literal } = expression;
      const isWhole =
        literal.parts.length === 0 && !literal.isPercent && literal.number.notation === 'integer';
      return isWhole ? [literal.value.n * literal.value.s] : null;
    }
    case 'power': {
      const factors = findFactors(expression.of);
      return factors?.length === 1
        ? Array.from({ length: expression.exponent }, () => factors[0] ?? 0n)
        : null;
    }
    case 'operation': {
      if (expression.sign !== '*') return null;
      const left = findFactors(expression.left);
      const right = findFactors(expression.right);
      return left && right && [...left, ...right];
    }
    default:
      return null;
  }
}

/** The letters of an expression. */
export function listLetters(expression: Expression): string[] {
  switch (expression.kind) {
    case 'letter':
      return [expression.letter];
    case 'negative':
    case 'root':
    case 'power':
      return listLetters(expression.of);
    case 'operation':
      return [...listLetters(expression.left), ...listLetters(expression.right)];
    default:
      return [];
  }
}
