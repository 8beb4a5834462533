import { findAmount, type Amount, type Expression } from './expression.js';
import { ARITHMETIC, findExpression, type LetterRule } from './expression.grammar.js';
import { isLabel, isSkippable, withoutFillers, type NounTest } from './phrasing.js';
import { isEqual, multiply } from './rational.js';
import { findTokens, isWord, type Token } from './tokens.js';
import { findUnit } from './units.js';

/** An answer that is a quantity: what was typed last, and the chain of equal things before it (MARK-8). */
export interface QuantityReading {
  readonly expression: Expression;
  readonly amount: Amount;
  /** Every link of `a = b = c`. */
  readonly links: readonly Amount[];
}

/** The quantity a normalised answer states, or null when it is not one statement of one quantity. */
export function findQuantity(text: string, isNoun: NounTest): QuantityReading | null {
  const sides = listSides(text, isNoun);
  if (!sides) return null;
  const links: Amount[] = [];
  let last: Expression | null = null;
  for (const [at, side] of sides.entries()) {
    const said = at === sides.length - 1 ? side : withoutNouns(side, isNoun);
    const expression = findStatedExpression(said, isNoun, ARITHMETIC);
    const amount = expression && findAmount(expression);
    if (!expression || !amount) return null;
    last = expression;
    links.push(amount);
  }
  const amount = links.at(-1);
  return last && amount ? { expression: last, amount, links } : null;
}

/** `9 chairs + 3 chairs`: in working the question's own words may stand behind each number. Units are not theirs. */
function withoutNouns(side: string, isNoun: NounTest): string {
  const isOwn = (word: string): boolean => isNoun(word) && findUnit(word.toLowerCase()) === null;
  return side.replace(/(\d)((?: ?[A-Za-z]{3,})+)/g, (said, digit: string, words: string) =>
    words.trim().split(' ').every(isOwn) ? digit : said,
  );
}

/** `2 + 3 equals 5`, and working that goes on in the next line. */
export function withEqualsSigns(text: string): string {
  return /[≈\n]|equal/i.test(text)
    ? text.replace(/(?<=[A-Za-z]) ?≈| ?\n=/g, ' =').replace(/ (?:equals|is equal to) /gi, ' = ')
    : text;
}

/** The parts of `label = a = b`, the label left out; null when a side is empty in the middle or there are too many. */
export function listSides(text: string, isNoun: NounTest): string[] | null {
  // `<x = 104°`: with an equals sign behind it, that is how an angle sign is typed.
  const joined = withEqualsSigns(text).replace(/^< ?(?=[A-Za-z]{1,3} ?=)/, '∠');
  if (joined.includes('\n')) return null;
  const stated = withoutFillers(joined);
  const colon = stated.includes(':') ? /^([^:=\d]*): ?(.+)$/.exec(stated) : null;
  const unlabelled =
    colon?.[1] !== undefined && colon[2] !== undefined && isLabel(colon[1], isNoun) ? colon[2] : stated;
  const sides = unlabelled.split('=').map((side) => side.trim());
  if (sides.length > 6) return null;
  const [first, ...rest] = sides;
  const last = rest.at(-1);
  if (first !== undefined && last !== undefined && isLabel(first, isNoun)) return rest;
  // `5 = x` says the same as `x = 5`.
  if (rest.length === 1 && last !== undefined && /^[A-Za-z]$/.test(last)) return [first ?? ''];
  return sides;
}

/**
 * One expression with only words of the question around it. The expression grammar reads a unit that the question names
 * ("years"); the marker judges it.
 */
export function findStatedExpression(text: string, isNoun: NounTest, rule: LetterRule): Expression | null {
  const tokens = findTokens(text);
  if (!tokens || tokens.length === 0) return null;
  for (let start = 0; start < tokens.length; start += 1) {
    const reading = findExpression(tokens, start, rule);
    if (reading && isRestSkippable(tokens, reading.next, isNoun)) return reading.expression;
    if (!isLeadWord(tokens, start, isNoun)) return null;
  }
  return null;
}

function isLeadWord(tokens: readonly Token[], at: number, isNoun: NounTest): boolean {
  const token = tokens[at];
  // `A$4` is another country's dollar, not a word and a sum.
  if (token?.kind !== 'word' || tokens[at + 1]?.spaced === false) return false;
  if (isWord(tokens[at + 1], 'is') && token.typed.length === 1) return true;
  return isSkippable(token.word, isNoun, false);
}

function isRestSkippable(tokens: readonly Token[], from: number, isNoun: NounTest): boolean {
  if (from === tokens.length) return true;
  // The first word after the number must be the question's own (MARK-4), but for `3/4 of a pizza`, `14 ℓ in one minute`, `12 are grey`.
  const isStated = isWord(tokens[from], 'is', 'are', 'was', 'were');
  const joint = isStated || isWord(tokens[from], 'of', 'in', 'per', 'each', 'every') ? from + 1 : from;
  const start = joint > from && isWord(tokens[joint], 'the', 'a', 'an') ? joint + 1 : joint;
  const rest = tokens.slice(start);
  const [first] = rest;
  if (!first) return isStated;
  return (
    first.kind === 'word' &&
    isNoun(first.word) &&
    rest.every((token) => token.kind === 'word' && isSkippable(token.word, isNoun, true))
  );
}

/**
 * Checks whether every link of `a = b = c` is true. A bare number may have the next unit: `90 + 40 = 130 min = 2 h 10
 * min`.
 */
export function isTrueChain({ links, amount }: QuantityReading): boolean {
  return links.every((link, at) => {
    if (link === amount || isSameLink(link, amount)) return true;
    const told = link.dimension === 0 ? links.slice(at + 1).find((next) => next.dimension !== 0) : undefined;
    return told !== undefined && isSameLink(link, told);
  });
}

/** Checks whether two links of a chain are equal; a bare number takes the other's unit (12 × 2 = 24 cm). */
export function isSameLink(link: Amount, last: Amount): boolean {
  if (link.dimension === last.dimension && isEqual(link.value, last.value)) return true;
  if (link.dimension === 0) return isEqual(multiply(link.value, last.factor), last.value);
  return last.dimension === 0 && isEqual(multiply(last.value, link.factor), link.value);
}
