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
const EXPONENT = /[eE]([+-]?\d{1,3})(?![\dA-Za-z.])/y;
const WORD = /[A-Za-zÀ-ÖØ-öø-ɏπ]+(?:'[A-Za-z]+)?/y;
/** A hyphen inside a word joins: twenty-five, three-quarters. */
const JOINING_HYPHEN = /-(?=[A-Za-z]{2})/y;

const MOST_DIGITS = 15;
const LARGEST_EXPONENT = 12;

/** The tokens of a normalised text, or null when it holds a numeral too long to mean anything (P15). */
export function findTokens(text: string): Token[] | null {
  const tokens: Token[] = [];
  let at = 0;
  let spaced = false;
  while (at < text.length) {
    const character = text[at] ?? '';
    if (character === ' ' || character === '\n') {
      spaced = true;
      at += 1;
      continue;
    }
    NUMBER.lastIndex = at;
    const numeral = NUMBER.exec(text)?.[0];
    if (numeral !== undefined) {
      const digits = numeral.replace(/[, ]/g, '');
      if (digits.length > MOST_DIGITS + 1) return null;
      at += numeral.length;
      EXPONENT.lastIndex = at;
      const power = EXPONENT.exec(text);
      const exponent = power?.[1] === undefined ? null : Number(power[1]);
      if (exponent !== null && Math.abs(exponent) > LARGEST_EXPONENT) return null;
      at += power?.[0].length ?? 0;
      tokens.push({ kind: 'number', digits, hasPoint: digits.includes('.'), exponent, spaced });
    } else {
      WORD.lastIndex = at;
      const word = WORD.exec(text)?.[0];
      if (word !== undefined) {
        const typed = word.toLowerCase() === 'pi' ? 'π' : word;
        tokens.push({ kind: 'word', word: typed.toLowerCase(), typed, spaced });
        at += word.length;
        JOINING_HYPHEN.lastIndex = at;
        // An abbreviation's stop belongs to its word (sq. cm).
        if (text[at] === '.' || (word.length > 1 && JOINING_HYPHEN.test(text))) at += 1;
      } else {
        tokens.push({ kind: 'sign', sign: character, spaced });
        at += 1;
      }
    }
    spaced = false;
  }
  return tokens;
}

export function isWord(token: Token | undefined, ...words: readonly string[]): token is WordToken {
  return token?.kind === 'word' && words.includes(token.word);
}

export function isSign(token: Token | undefined, ...signs: readonly string[]): token is SignToken {
  return token?.kind === 'sign' && signs.includes(token.sign);
}
