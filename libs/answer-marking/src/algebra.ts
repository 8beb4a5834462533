import { expressionText } from './echo.js';
import { findExpression, findWholeExpression, type LetterRule } from './expression.grammar.js';
import {
  countLeaves,
  findAmount,
  hasBracketedSum,
  listLetters,
  type Amount,
  type Expression,
} from './expression.js';
import { NO_NOUNS, withoutFillers } from './phrasing.js';
import type { PreparedPolicy } from './prepared-policy.js';
import { isEqual, multiply, toRational } from './rational.js';
import { findTokens, type Token } from './tokens.js';
import { findUnitReading } from './unit.grammar.js';
import type { Unit } from './units.js';
import { correct, incorrect, wrongForm, type Finding } from './verdict.js';

/** An expression in one letter with the unit it bears: `$(3p + 5)`, `(m + 4) years`. */
export interface AlgebraAnswer {
  readonly expression: Expression;
  readonly unit: Unit | null;
}

/** Five points settle any expression a primary pupil writes; none of them is 0 or ±1, where slips hide. */
const POINTS = [
  [2n, 1n],
  [3n, 1n],
  [7n, 1n],
  [1n, 2n],
  [11n, 3n],
] as const;

/** The expression in the given letter that a normalised answer states, or null. `any`: any one letter. */
export function findAlgebra(
  text: string,
  letter: string,
  policy: Pick<PreparedPolicy, 'caseSensitive' | 'isNoun'>,
): AlgebraAnswer | null {
  const rule: LetterRule = { letter, isCaseSensitive: policy.caseSensitive };
  const tokens = findTokens(withoutFillers(text));
  if (!tokens || tokens.length === 0) return null;
  const prefix = findUnitPrefix(tokens);
  const reading = findExpression(tokens, prefix ? prefix.next : 0, rule);
  if (!reading) return null;
  const suffix = prefix ? null : findUnitReading(tokens, reading.next, letter);
  const next = suffix?.next ?? reading.next;
  const rest = tokens.slice(next);
  if (!rest.every((token) => token.kind === 'word' && policy.isNoun(token.word))) return null;
  return { expression: reading.expression, unit: prefix?.unit ?? suffix?.unit ?? null };
}

/** `$` before a bracket. Before a numeral it belongs to the numeral. */
function findUnitPrefix(tokens: readonly Token[]): { unit: Unit; next: number } | null {
  const [sign, second] = tokens;
  if (sign?.kind !== 'sign' || sign.sign !== '$') return null;
  if (
    second?.kind === 'number' &&
    tokens.length > 2 &&
    tokens.slice(2).some((token) => token.kind === 'sign' && token.sign === '$')
  ) {
    return null;
  }
  return findUnitReading(tokens, 0, null);
}

/** The one letter of a model answer in the case it is written; null when it has none or several. */
export function findLetter(text: string): string | null {
  const answer = findAlgebra(text, 'any', { caseSensitive: false, isNoun: NO_NOUNS });
  const letters = new Set(answer ? listLetters(answer.expression) : []);
  const [letter] = letters;
  if (letters.size !== 1 || letter === undefined) return null;
  return text.includes(letter) ? letter : letter.toUpperCase();
}

/** Judges an answer where the model answer is an expression in one letter; null when it does not read as one. */
export function findAlgebraFinding(
  expected: AlgebraAnswer,
  policy: PreparedPolicy,
  response: string,
): Finding | null {
  const letter = policy.letter ?? '';
  const given = findGiven(response, letter, policy);
  if (!given) return findOtherLetter(response, policy);
  const readAs = expressionText(given.expression);
  if (given.isFalseChain) return incorrect('false-chain', readAs);
  if (given.unit && expected.unit && given.unit.dimension !== expected.unit.dimension)
    return incorrect('wrong-dimension', readAs);
  if (given.unit && !expected.unit && !policy.isNoun(given.unit.symbol))
    return incorrect('wrong-unit', readAs);
  if (!isSameAnswer(expected, given)) {
    return incorrect(listLetters(given.expression).length === 0 ? 'letter-lost' : 'wrong-value', readAs);
  }
  if (policy.unitRequired && expected.unit && !given.unit) {
    return { outcome: 'right-value-missing-unit', reasonCode: 'missing-unit', readAs };
  }
  return policy.simplestForm && !isSimplest(expected.expression, given.expression)
    ? wrongForm('not-simplest', readAs)
    : correct(readAs);
}

interface GivenAlgebra extends AlgebraAnswer {
  readonly isFalseChain: boolean;
}

/** The last link of `2x + 3x + 3 = 5x + 3`; an equation with a number, such as `5x + 3 = 0`, is no chain. */
function findGiven(response: string, letter: string, policy: PreparedPolicy): GivenAlgebra | null {
  const links = withoutFillers(response).split('=');
  if (links.length > 4) return null;
  const answers: AlgebraAnswer[] = [];
  for (const link of links) {
    const answer = findAlgebra(link.trim(), letter, policy);
    if (!answer) return null;
    answers.push(answer);
  }
  const last = answers.at(-1);
  return last ? { ...last, isFalseChain: answers.some((answer) => !isSameAnswer(answer, last)) } : null;
}

/** Equal at every point, a bare expression read in the other's unit. */
function isSameAnswer(a: AlgebraAnswer, b: AlgebraAnswer): boolean {
  let compared = 0;
  for (const [n, d] of POINTS) {
    const point = toRational(n, d);
    const left = findAmount(a.expression, point);
    const right = findAmount(b.expression, point);
    if (!left && !right) continue;
    if (!left || !right) return false;
    if (!isSameAmount(withUnit(left, a.unit), withUnit(right, b.unit))) return false;
    compared += 1;
  }
  return compared > 2;
}

function withUnit(amount: Amount, unit: Unit | null): Amount {
  if (!unit || amount.dimension !== 0) return amount;
  return { value: multiply(amount.value, unit.factor), dimension: unit.dimension, factor: unit.factor };
}

function isSameAmount(a: Amount, b: Amount): boolean {
  if (a.dimension === b.dimension) return isEqual(a.value, b.value);
  if (a.dimension === 0) return isEqual(multiply(a.value, b.factor), b.value);
  return b.dimension === 0 && isEqual(multiply(b.value, a.factor), a.value);
}

/**
 * An expression with at most the numbers and letters of the model answer, without a bracket that the model answer has
 * multiplied out.
 */
function isSimplest(expected: Expression, given: Expression): boolean {
  if (countLeaves(given) > countLeaves(expected)) return false;
  return hasBracketedSum(expected) || !hasBracketedSum(given);
}

function findOtherLetter(response: string, policy: PreparedPolicy): Finding | null {
  const answer = response.includes('=')
    ? null
    : findAlgebra(response, 'any', { caseSensitive: false, isNoun: policy.isNoun });
  return answer ? incorrect('wrong-letter', expressionText(answer.expression)) : null;
}

/**
 * Checks whether an equation such as `2x = 10` holds for the letter's value and for no other test point: the right
 * value, not yet solved.
 */
export function isEquationFor(text: string, letter: string, value: Amount): boolean {
  const sides = text.split('=');
  if (sides.length !== 2) return false;
  const [left, right] = sides.map((side) => {
    const tokens = findTokens(side.trim());
    return tokens && findWholeExpression(tokens, { letter, isCaseSensitive: false });
  });
  if (!left || !right || left.kind === 'letter' || right.kind === 'letter') return false;
  if (listLetters(left).length + listLetters(right).length === 0) return false;
  const holdsAt = (point: Amount['value']): boolean => {
    const a = findAmount(left, point);
    const b = findAmount(right, point);
    return a !== null && b !== null && isSameAmount(a, b);
  };
  return (
    holdsAt(value.value) &&
    !POINTS.map(([n, d]) => toRational(n, d)).some((point) => !isEqual(point, value.value) && holdsAt(point))
  );
}
