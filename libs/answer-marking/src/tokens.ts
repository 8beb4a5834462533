/** A numeral as typed. */
export interface NumberToken {
  readonly kind: 'number';
  /** Digits and at most one point, grouping removed. */
  readonly digits: string;
  readonly hasPoint: boolean;
  /** The power of ten of calculator notation, else null. */
  readonly exponent: number | null;
  readonly spaced: boolean;
}
/** A run of letters in lower case, with the letters as typed. */
export interface WordToken {
  readonly kind: 'word';
  readonly word: string;
  readonly typed: string;
  readonly spaced: boolean;
}
/** One sign. */
export interface SignToken {
  readonly kind: 'sign';
  readonly sign: string;
  readonly spaced: boolean;
}
/** `spaced`: a space or line end stands before it. */
export type Token = NumberToken | WordToken | SignToken;

/**
 * Grouping needs thousands places, in commas or single spaces; a group before a bar is the whole part of a mixed
 * number instead. Each alternative is linear.
 */
const NUMBER = /(?:[1-9]\d{0,2}(?:,\d{3})+(?!\d)|[1-9]\d{0,2}(?: \d{3})+(?!\d| ?\/)|\d+)(?:\.\d+)?|\.\d+/y;
const EXPONENT = /[eE][+-]?\d{1,3}(?![\dA-Za-z.])/y;
const WORD = /[A-Za-zÀ-ÖØ-öø-ɏπ]+(?:'[A-Za-z]+)?/y;
/** A hyphen inside a word joins: twenty-five, three-quarters. */
const JOINING_HYPHEN = /-(?=[A-Za-z]{2})/y;

/** Longer numerals mean nothing to a pupil. */
export const MAX_DIGITS = 15;
const MAX_EXPONENT = 12;

/** Finds the text that the pattern matches right at this place. */
function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/**
 * The tokens of a normalised text, or null when it holds a numeral too long to mean anything (MARK-15). The first
 * character tells which pattern is worth trying.
 */
export function findTokens(text: string): Token[] | null {
  const tokens: Token[] = [];
  let spaced = false;
  for (let at = 0; at < text.length;) {
    const character = text.charAt(at);
    if (character === ' ' || character === '\n') {
      spaced = true;
      at += 1;
      continue;
    }
    const numeral = character < ':' ? match(NUMBER, text, at) : undefined;
    const word = character > '@' ? match(WORD, text, at) : undefined;
    at += (numeral ?? word ?? character).length;
    if (numeral !== undefined) {
      const digits = numeral.length < 5 ? numeral : numeral.replace(/[, ]/g, '');
      const power = /^e/i.test(text.charAt(at)) ? match(EXPONENT, text, at) : undefined;
      const exponent = power === undefined ? null : Number(power.slice(1));
      if (digits.length > MAX_DIGITS + 1 || Math.abs(exponent ?? 0) > MAX_EXPONENT) return null;
      at += power?.length ?? 0;
      tokens.push({ kind: 'number', digits, hasPoint: digits.includes('.'), exponent, spaced });
    } else if (word !== undefined) {
      const typed = /^pi$/i.test(word) ? 'π' : word;
      tokens.push({ kind: 'word', word: typed.toLowerCase(), typed, spaced });
      // An abbreviation's stop belongs to its word (sq. cm).
      if (text[at] === '.' || (word.length > 1 && match(JOINING_HYPHEN, text, at))) at += 1;
    } else tokens.push({ kind: 'sign', sign: character, spaced });
    spaced = false;
  }
  return tokens;
}

export function isWord(token: Token | undefined, ...words: readonly string[]): token is WordToken {
  return token?.kind === 'word' && words.includes(token.word);
}

/** `signs`: any of these characters. */
export function isSign(token: Token | undefined, signs: string): token is SignToken {
  return token?.kind === 'sign' && signs.includes(token.sign);
}
