import { numberText } from './echo.js';
import { ARITHMETIC, findWholeExpression } from './expression.grammar.js';
import { isWorked, type Literal } from './literal.js';
import { toNounTest } from './nouns.js';
import { isLabel, withoutFillers, type NounTest } from './phrasing.js';
import type { PreparedPolicy } from './prepared-policy.js';
import { findQuantity } from './quantity.reader.js';
import {
  divide,
  greatestCommonDivisor,
  isEqual,
  isNegative,
  isZero,
  multiply,
  ONE,
  toKey,
  type Rational,
} from './rational.js';
import { findTokens } from './tokens.js';
import { correct, incorrect, wrongForm, type Finding } from './verdict.js';

/** A ratio of two to six terms, none negative and not all zero. */
export interface Ratio {
  readonly terms: readonly Literal[];
  /** Every link of a chain `6 : 8 = 3 : 4`. */
  readonly links: readonly (readonly Literal[])[];
}

const MAX_TERMS = 6;
const MAX_LINKS = 4;

/** The ratio that a normalised answer states, or null when it is none. */
export function findRatio(text: string, isNoun: NounTest): Ratio | null {
  const stated = withoutFillers(text.replace(/\n=/g, '=')).replace(/^\(([^()]*)\)$/, '$1');
  // "The ratio of boys to girls is 5 : 3" names what is compared.
  const named = /^([^:=\d]+) is (\d.*)$/.exec(stated);
  const isNamed = named?.[1] !== undefined && isLabel(named[1], isNoun);
  const sides = (isNamed ? (named[2] ?? '') : stated).split('=');
  const labelled = sides.length > 1 && isRatioLabel(sides[0] ?? '', isNoun) ? sides.slice(1) : sides;
  if (labelled.length > MAX_LINKS) return null;
  const links: Literal[][] = [];
  for (const side of labelled) {
    const link = findTerms(side.trim());
    if (!link) return null;
    links.push(link);
  }
  const terms = links.at(-1);
  return terms ? { terms, links } : null;
}

/** `red : blue = 3 : 4` names what is compared. */
function isRatioLabel(side: string, isNoun: NounTest): boolean {
  return side.split(':').every((name) => isLabel(name, isNoun));
}

function findTerms(side: string): Literal[] | null {
  const plain = side.replace(/^(?:the )?ratio(?: is)? ?:? ?/i, '');
  const parts = plain.replace(/ (?:is )?to /gi, ':').split(':');
  if (parts.length < 2 || parts.length > MAX_TERMS) return null;
  const terms: Literal[] = [];
  for (const part of parts) {
    const tokens = findTokens(part.trim());
    const expression = tokens && findWholeExpression(tokens, ARITHMETIC);
    if (expression?.kind !== 'literal') return null;
    const { literal } = expression;
    if (isNegative(literal.value) || literal.isPercent || literal.lacksLastUnit) return null;
    if (literal.dimension !== (terms[0] ?? literal).dimension) return null;
    terms.push(literal);
  }
  return terms.every((term) => isZero(term.value)) ? null : terms;
}

function isSameRatio(a: readonly Literal[], b: readonly Literal[]): boolean {
  const scale = findScale(a, b);
  return (
    scale !== null && a.every((term, index) => isEqual(multiply(term.value, scale), (b[index] ?? term).value))
  );
}

/** Factor from the first ratio to the second, by its first term that is not zero. */
function findScale(a: readonly Literal[], b: readonly Literal[]): Rational | null {
  if (a.length !== b.length) return null;
  const index = a.findIndex((term) => !isZero(term.value));
  const from = a[index];
  const to = b[index];
  return from && to && !isZero(to.value) ? divide(to.value, from.value) : null;
}

/** `3 : 4`, with terms as they were typed. */
export function ratioText(ratio: Ratio): string {
  return ratio.terms.map((term) => numberText(term.number)).join(' : ');
}

/** The same for equal ratios and for no others. */
export function ratioKey(ratio: Ratio): string {
  const first = ratio.terms.find((term) => !isZero(term.value));
  return ratio.terms.map((term) => (first ? toKey(divide(term.value, first.value)) : '0')).join(':');
}

function isSimplest(ratio: Ratio): boolean {
  const isPlain = ratio.terms.every((term) => term.number.notation === 'integer' && term.parts.length === 0);
  return (
    isPlain && ratio.terms.reduce((common, { value }) => greatestCommonDivisor(common, value.n), 0n) === 1n
  );
}

/** Whether the names before a ratio stand in another order than in the question, by their words or their first letters. */
function isTurnedRound(response: string, nouns: readonly string[]): boolean {
  const [label = ''] = response.includes('=')
    ? response.split('=')
    : (/^(.*?)(?: is |: ?)(?=\d)/.exec(response)?.slice(1) ?? []);
  const names = label
    .toLowerCase()
    .replace(/ to /g, ':')
    .split(':')
    .map((name) => name.trim().split(' '));
  if (names.length < 2) return false;
  const places = names.map((words, at) => {
    const own = words.filter((word) =>
      names.every((others, other) => other === at || !others.includes(word)),
    );
    return Math.max(...own.map((word) => findPlace(word, nouns)), -1);
  });
  return (
    places.every((place) => place >= 0) && places.some((place, at) => at > 0 && place < (places[at - 1] ?? 0))
  );
}

function findPlace(word: string, nouns: readonly string[]): number {
  if (word.length > 1) {
    const isWord = toNounTest([word]);
    return nouns.findIndex((noun) => isWord(noun));
  }
  const starting = nouns.flatMap((noun, at) => (noun.toLowerCase().startsWith(word) ? [at] : []));
  return starting.length === 1 ? (starting[0] ?? -1) : -1;
}

/** Judges an answer where the model answer is a ratio; null when it reads as no ratio and no fraction. */
export function findRatioFinding(expected: Ratio, policy: PreparedPolicy, response: string): Finding | null {
  const given = findRatio(response, policy.isNoun);
  // `girls : boys = 3 : 2` where boys to girls is asked: what it says is not what was asked for.
  if (given && isTurnedRound(response, policy.nouns)) return null;
  if (!given) return findFractionFinding(expected, policy, response);
  const readAs = ratioText(given);
  if (given.links.some((link) => !isSameRatio(link, given.terms))) return incorrect('false-chain', readAs);
  if (isSameRatio(expected.terms, given.terms)) {
    if (!given.terms.every((term) => isWorked(term.number))) return wrongForm('unworked', readAs);
    if (given.terms.some((term) => term.number.notation === 'scientific'))
      return wrongForm('calculator-notation', readAs);
    return policy.simplestForm && !isSimplest(given) ? wrongForm('not-simplest', readAs) : correct(readAs);
  }
  if (given.terms.length < expected.terms.length) return incorrect('missing-part', readAs);
  if (given.terms.length > expected.terms.length) return incorrect('extra-part', readAs);
  const isReversed = isSameRatio(expected.terms, [...given.terms].reverse());
  return incorrect(isReversed ? 'reversed-ratio' : 'wrong-value', readAs);
}

/** A fraction or decimal for a ratio of two terms is the right value in the wrong form (MARK-17). */
function findFractionFinding(expected: Ratio, policy: PreparedPolicy, response: string): Finding | null {
  const quantity = findQuantity(response, policy.isNoun);
  if (!quantity) return null;
  const [first, second] = expected.terms;
  const literal = quantity.expression.kind === 'literal' ? quantity.expression.literal : null;
  const readAs = literal ? numberText(literal.number) : null;
  const isFraction =
    (literal?.number.notation === 'fraction' || literal?.number.notation === 'decimal') &&
    quantity.amount.dimension === 0;
  if (!isFraction || !first || !second || expected.terms.length !== 2 || isZero(second.value)) {
    return incorrect('missing-part', readAs);
  }
  const right = divide(first.value, second.value);
  if (isEqual(quantity.amount.value, right)) return wrongForm('not-a-ratio', readAs);
  const isTurned = !isZero(right) && isEqual(multiply(quantity.amount.value, right), ONE);
  return incorrect(isTurned ? 'reversed-ratio' : 'wrong-value', readAs);
}
