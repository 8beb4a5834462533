import { findNumber } from './literal.grammar.js';
import { isSkippable, NO_NOUNS, withoutFillers, type NounTest } from './phrasing.js';
import type { PreparedPolicy } from './prepared-policy.js';
import { findQuantity } from './quantity.reader.js';
import { findRational, isEqual, toRational } from './rational.js';
import { findTokens, isSign, isWord, type Token } from './tokens.js';
import { correct, incorrect, wrongForm, type Finding } from './verdict.js';
import { expressionText } from './echo.js';

/** A division with what is left over: `12 r 3`. */
export interface QuotientRemainder {
  readonly quotient: bigint;
  readonly remainder: bigint;
}

const REMAINDER_WORDS = ['r', 'rem', 'remainder', 'rmd'] as const;

/** The quotient and remainder that a normalised answer states, or null. */
export function findQuotientRemainder(text: string, isNoun: NounTest): QuotientRemainder | null {
  const tokens = findTokens(withoutFillers(text));
  if (!tokens) return null;
  const at = tokens.findIndex((token) => isWord(token, ...REMAINDER_WORDS));
  if (at < 0) return null;
  if (at === 0) return findRemainderFirst(tokens);
  const quotient = findWhole(tokens.slice(0, at), isNoun);
  const remainder = findWhole(tokens.slice(at + 1), isNoun);
  return quotient === null || remainder === null ? null : { quotient, remainder };
}

function findRemainderFirst(tokens: readonly Token[]): QuotientRemainder | null {
  const at = tokens.findIndex((token) => isWord(token, 'quotient'));
  if (at < 0) return null;
  const remainder = findWhole(tokens.slice(1, at), NO_NOUNS);
  const quotient = findWhole(tokens.slice(at), NO_NOUNS);
  return quotient === null || remainder === null ? null : { quotient, remainder };
}

const LINKS: ReadonlySet<string> = new Set(['quotient', 'q', 'is', 'of', 'and', 'with', 'a']);

/** One whole number with only link words, joining signs and words of the question around it. */
function findWhole(tokens: readonly Token[], isNoun: NounTest): bigint | null {
  let start = 0;
  while (isLink(tokens[start])) start += 1;
  const reading = findNumber(tokens, start);
  if (reading?.number.notation !== 'integer' || reading.number.whole === null) return null;
  for (let at = reading.next; at < tokens.length; at += 1) {
    const token = tokens[at];
    const isOwn = token?.kind === 'word' && isSkippable(token.word, isNoun, true);
    if (!isLink(token) && !isOwn) return null;
  }
  return reading.number.whole;
}

function isLink(token: Token | undefined): boolean {
  return (token?.kind === 'word' && LINKS.has(token.word)) || isSign(token, ',;:=');
}

/** `12 remainder 3`. */
export function remainderText({ quotient, remainder }: QuotientRemainder): string {
  return `${quotient} remainder ${remainder}`;
}

/** Judges an answer where a quotient and remainder are asked; null when it is neither those nor one number. */
export function findRemainderFinding(
  expected: QuotientRemainder,
  policy: PreparedPolicy,
  response: string,
): Finding | null {
  const divisor = policy.divisor === null ? null : findRational(policy.divisor);
  const [sum, dividend, by] = /^(\d{1,9}) ?[÷/] ?(\d{1,9}) ?= ?/.exec(response) ?? [''];
  const given = findQuotientRemainder(response.slice(sum.length), policy.isNoun);
  if (given && dividend !== undefined && by !== undefined) {
    const isTrue = BigInt(dividend) === given.quotient * BigInt(by) + given.remainder;
    if (!isTrue) return incorrect('false-chain', remainderText(given));
  }
  if (!given) return findNumberFinding(expected, divisor?.n ?? null, policy, response);
  const readAs = remainderText(given);
  if (given.quotient === expected.quotient && given.remainder === expected.remainder) return correct(readAs);
  if (divisor && given.remainder >= divisor.n) return incorrect('remainder-too-big', readAs);
  return incorrect('wrong-quotient', readAs);
}

/** The same value as a mixed number or decimal is the wrong form, when the divisor is known (MARK-18). */
function findNumberFinding(
  expected: QuotientRemainder,
  divisor: bigint | null,
  policy: PreparedPolicy,
  response: string,
): Finding | null {
  const quantity = findQuantity(response, policy.isNoun);
  if (!quantity) return null;
  const readAs = expressionText(quantity.expression);
  const { value, dimension } = quantity.amount;
  if (expected.remainder === 0n && dimension === 0 && isEqual(value, toRational(expected.quotient)))
    return correct(readAs);
  if (divisor !== null && divisor > 0n && dimension === 0) {
    const right = toRational(expected.quotient * divisor + expected.remainder, divisor);
    if (isEqual(value, right)) return wrongForm('not-a-remainder', readAs);
  }
  const isQuotient = dimension === 0 && isEqual(value, toRational(expected.quotient));
  return incorrect(isQuotient ? 'missing-part' : 'wrong-value', readAs);
}
