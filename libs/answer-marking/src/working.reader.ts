import { findAmount, type Amount, type Expression } from './expression.js';
import { ARITHMETIC, findExpression } from './expression.grammar.js';
import { findGuardFinding } from './guard.js';
import { isWorked } from './literal.js';
import { normalise } from './normaliser.js';
import { divide, isEqual, multiply, ONE, toRational, type Rational } from './rational.js';
import { findTokens, isSign } from './tokens.js';
import { COUNT } from './units.js';

/** One statement of a pupil's working: a calculation and its stated result. */
export interface WorkedStep {
  /** The calculation; null for a statement such as `1 unit = 28`. */
  readonly calculation: Expression | null;
  /** The pupil's result; for an unfinished calculation, its exact value. */
  readonly result: Amount;
  /** True when the calculation gives that result. A statement without a calculation counts as true. */
  readonly isTrue: boolean;
}

/** A side of an equation: one calculation or quantity, with words round it. */
interface Side {
  readonly expression: Expression;
  readonly amount: Amount;
  /** Words or the name of a unit bar beside a bare number: `1 unit`, `3u`, `12 boxes`. */
  readonly isNamed: boolean;
}

/** Bounds on the working that is read: real working is shorter, and reading stays fast. */
const MAX_STATEMENTS = 80;
const MAX_SIDES = 8;
const MAX_WORKING_CHARS = 10_000;

/**
 * Cuts a pupil's working into statements and reads each equation in it exactly. What cannot be read is left out:
 * words, drawings in letters, lines longer than an answer may be. Never throws.
 */
export function listWorkedSteps(working: string): WorkedStep[] {
  return listStatements(working).flatMap(readStatement);
}

/** The statements of a working: lines, and sentences or clauses within a line. */
export function listStatements(working: string): string[] {
  const joined = working
    .slice(0, MAX_WORKING_CHARS)
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]*=/g, ' =');
  return joined
    .split(/\n|;|→|⇒|∴|, |(?<!\b[ap]\.?m)\. /)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '' && findGuardFinding(statement) === null)
    .slice(0, MAX_STATEMENTS)
    .map(normalise);
}

function readStatement(statement: string): WorkedStep[] {
  const texts = withoutLabel(statement)
    .replace(/ (?:equals|is equal to) /gi, ' = ')
    .split('=');
  if (texts.length > MAX_SIDES) return [];
  const sides = texts.map(findSide);
  const steps: WorkedStep[] = [];
  if (sides.length === 1) {
    const [only] = sides;
    if (only && isCalculation(only))
      steps.push({ calculation: only.expression, result: only.amount, isTrue: true });
    return steps;
  }
  for (let at = 1; at < sides.length; at += 1) {
    const right = sides[at];
    if (!right) continue;
    const left = sides[at - 1];
    if (!left || isName(left)) {
      // `1 unit = 28`, and `Ali: 3u = 84 ÷ 3`, with a right side that is judged alone or with the text after it.
      const isLast = at === sides.length - 1;
      if (isCalculation(right) && isLast)
        steps.push({ calculation: right.expression, result: right.amount, isTrue: true });
      else if (!isCalculation(right)) steps.push({ calculation: null, result: right.amount, isTrue: true });
      continue;
    }
    const told = isCalculation(right) ? findFirst(right.expression) : right.amount;
    // 84 ÷ 3 = 28 + 5 = 33 chains two true sums; each is read separately.
    const isTrue =
      isSameAmount(left.amount, right.amount) || (told !== null && isSameAmount(left.amount, told));
    const result = isTrue ? withUnit(left.amount, right.amount) : (told ?? right.amount);
    steps.push({ calculation: isCalculation(left) ? left.expression : null, result, isTrue });
  }
  return steps;
}

/** `Units in all: 3 + 4`: what stands before a colon names the line, unless it is a ratio. */
function withoutLabel(statement: string): string {
  const colon = /^(?:[^:=]*[A-Za-z%][^:=]*(?<! )|\(?[a-z1-9]\)) ?: (.+)$/.exec(statement);
  return colon?.[1] ?? statement.replace(/^\(?[a-z1-9]\) /, '');
}

/** The one calculation or quantity of a side; null when there is none, or more than one. */
function findSide(text: string): Side | null {
  const tokens = findTokens(text.trim());
  if (!tokens) return null;
  for (let start = 0; start < tokens.length; start += 1) {
    const reading = findExpression(tokens, start, ARITHMETIC);
    if (!reading) {
      if (tokens[start]?.kind === 'number') return null;
      continue;
    }
    const rest = tokens.slice(reading.next);
    if (rest.some((token) => token.kind === 'number' || isSign(token, '+-*÷/^'))) return null;
    const amount = findAmount(reading.expression);
    if (!amount) return null;
    const isNamed = amount.dimension === COUNT || rest.some((token) => token.kind === 'word');
    return { expression: reading.expression, amount, isNamed };
  }
  return null;
}

function isCalculation(side: Side): boolean {
  const { expression } = side;
  return expression.kind !== 'literal' || !isWorked(expression.literal.number);
}

/** `3 units`, `12 boxes`: the name of what the next side gives, not a number to be equal to it. */
function isName(side: Side): boolean {
  return side.isNamed && !isCalculation(side);
}

/** The first quantity of a calculation, reading from the left. */
function findFirst(expression: Expression): Amount | null {
  switch (expression.kind) {
    case 'operation':
      return findFirst(expression.left);
    case 'literal':
      return expression.literal;
    default:
      return null;
  }
}

/** Checks whether two amounts are equal; a bare number takes the other's unit, and a percentage its number. */
export function isSameAmount(a: Amount, b: Amount): boolean {
  if (a.dimension === b.dimension && isEqual(a.value, b.value)) return true;
  if (a.dimension !== 0 && b.dimension !== 0) return false;
  return isEqual(toOwn(a), toOwn(b));
}

/** The number before the unit or the percent sign. */
export function toOwn(amount: Amount): Rational {
  return divide(amount.value, amount.factor);
}

/** `12 × 2 = 24 cm`: the unit is told once for the whole statement. */
function withUnit(left: Amount, right: Amount): Amount {
  return left.dimension === 0 && right.dimension !== 0
    ? { value: multiply(toOwn(left), right.factor), dimension: right.dimension, factor: right.factor }
    : left;
}

/** A plain number as an amount. */
export function toBare(value: Rational): Amount {
  return { value, dimension: 0, factor: ONE };
}

/** The numbers of a calculation without units; a power counts its exponent. */
export function listLeaves(expression: Expression): Rational[] {
  switch (expression.kind) {
    case 'literal':
      return [toOwn(expression.literal)];
    case 'letter':
      return [];
    case 'negative':
    case 'root':
      return listLeaves(expression.of);
    case 'power':
      return [...listLeaves(expression.of), toRational(BigInt(expression.exponent))];
    case 'operation':
      return [...listLeaves(expression.left), ...listLeaves(expression.right)];
  }
}

/** The calculation with some of its numbers exchanged, in the order of {@link listLeaves}; powers stay. */
export function withLeaves(expression: Expression, leaves: readonly Rational[]): Expression {
  let at = -1;
  const exchange = (part: Expression): Expression => {
    switch (part.kind) {
      case 'literal': {
        at += 1;
        const value = leaves[at] ?? toOwn(part.literal);
        const number = { ...part.literal.number, value };
        return {
          kind: 'literal',
          literal: { ...part.literal, number, value: multiply(value, part.literal.factor) },
        };
      }
      case 'letter':
        return part;
      case 'negative':
      case 'root':
        return { ...part, of: exchange(part.of) };
      case 'power': {
        const of = exchange(part.of);
        at += 1;
        return { ...part, of };
      }
      case 'operation': {
        const left = exchange(part.left);
        return { ...part, left, right: exchange(part.right) };
      }
    }
  };
  return exchange(expression);
}

/** The calculation a mark scheme writes, such as `84 ÷ 3`; null when it is not plain arithmetic. */
export function findCalculation(text: string): Expression | null {
  return findSide(normalise(text))?.expression ?? null;
}

/** The quantity a mark scheme writes, such as `28 cm`; null when it is something else (a time of day, a ratio). */
export function findResult(text: string): Amount | null {
  return findSide(normalise(text))?.amount ?? null;
}
