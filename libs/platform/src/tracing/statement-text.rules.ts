/** Longer than any statement of ours without its values; the rest adds nothing. */
const MAX_LENGTH = 2_000;

/** A name that a migration could have given; any other quoted name may be a person's word. */
const PLAIN_NAME = /^[a-z_][a-z0-9_.]{0,62}$/i;

/** Words and marks that hold no value, as far as they go; a word before a quote may be its prefix. */
const PLAIN = /(?:[a-z_][\w$]*(?!['\w$])|[ (),=<>*;:!]|\.(?!\d))+/iy;
const SPACE = /\s+/y;
const NUMBER = /(?:0[xob][\da-f_]+|\d[\d_]*(?:\.[\d_]*)?(?:e[+-]?\d+)?|\.\d[\d_]*(?:e[+-]?\d+)?)/iy;
const PARAMETER = /\$\d+/y;
const DOLLAR_TAG = /\$(?:[a-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$/iy;
const QUOTED_NAME = /"(?:[^"]|"")*"/y;
const FOREIGN_LETTERS = /[^\u0000-\u007f]+/y;
const WORD = /[a-z_][\w$]*/iy;

/** A place in the text and its replacement. */
interface Token {
  end: number;
  shape: string;
}

/**
 * A statement without its values, for a trace: each text, number, parameter and comment is dropped or replaced by `?`,
 * and a list of values by one. Parses as PostgreSQL does with `standard_conforming_strings`; an unclosed value reaches
 * to the end. Linear in the length of the text.
 */
export function toStatementShape(text: string): string {
  let shape = '';
  for (let at = 0; at < text.length && shape.length < 2 * MAX_LENGTH;) {
    const token = readToken(text, at);
    shape += token.shape;
    at = token.end;
  }
  return collapseLists(shape).trim().slice(0, MAX_LENGTH);
}

function readToken(text: string, at: number): Token {
  const plain = matchAt(PLAIN, text, at);
  if (plain) return { end: at + plain.length, shape: plain };
  const first = text[at] ?? '';
  if (first === "'") return { end: findQuoteEnd(text, at + 1, false), shape: '?' };
  if (first === '"') return readQuotedName(text, at);
  if (first === '-' && text[at + 1] === '-') return { end: findAfter(text, '\n', at), shape: ' ' };
  if (first === '/' && text[at + 1] === '*') return { end: findCommentEnd(text, at), shape: ' ' };
  if (first === '$') return readDollar(text, at);
  const space = matchAt(SPACE, text, at);
  if (space) return { end: at + space.length, shape: ' ' };
  const number = matchAt(NUMBER, text, at);
  if (number) return { end: at + number.length, shape: '?' };
  const word = matchAt(WORD, text, at);
  if (word) return readWord(text, at, word);
  // PostgreSQL takes letters beyond ASCII in a bare name; no name of ours has one.
  const foreign = matchAt(FOREIGN_LETTERS, text, at);
  return foreign ? { end: at + foreign.length, shape: '?' } : { end: at + 1, shape: first };
}

/** A bare word is ours, since every value comes in quotes; but it may be the prefix of a quoted text. */
function readWord(text: string, at: number, word: string): Token {
  const end = at + word.length;
  if (text[end] !== "'" || !/^[ebxn]$/i.test(word)) return { end, shape: word };
  return { end: findQuoteEnd(text, end + 1, /^e$/i.test(word)), shape: '?' };
}

function readQuotedName(text: string, at: number): Token {
  const quoted = matchAt(QUOTED_NAME, text, at);
  if (!quoted) return { end: text.length, shape: '"?"' };
  return { end: at + quoted.length, shape: PLAIN_NAME.test(quoted.slice(1, -1)) ? quoted : '"?"' };
}

function readDollar(text: string, at: number): Token {
  const parameter = matchAt(PARAMETER, text, at);
  if (parameter) return { end: at + parameter.length, shape: '?' };
  const tag = matchAt(DOLLAR_TAG, text, at);
  return tag ? { end: findAfter(text, tag, at + tag.length), shape: '?' } : { end: at + 1, shape: '$' };
}

/** Where a quoted text ends that is open at `from`. */
function findQuoteEnd(text: string, from: number, hasEscapes: boolean): number {
  for (let at = from; ;) {
    const quote = text.indexOf("'", at);
    if (quote < 0) return text.length;
    if (text[quote + 1] === "'" && !(hasEscapes && isEscaped(text, quote, at))) at = quote + 2;
    else if (hasEscapes && isEscaped(text, quote, at)) at = quote + 1;
    else return quote + 1;
  }
}

/** Whether an odd number of backslashes stands before the quote; `from` is after the last quote. */
function isEscaped(text: string, quote: number, from: number): boolean {
  let backslashes = 0;
  while (quote - 1 - backslashes >= from && text[quote - 1 - backslashes] === '\\') backslashes += 1;
  return backslashes % 2 === 1;
}

/** Comments nest. */
function findCommentEnd(text: string, at: number): number {
  const mark = /\/\*|\*\//g;
  mark.lastIndex = at;
  let depth = 0;
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    depth += found[0] === '/*' ? 1 : -1;
    if (depth === 0) return mark.lastIndex;
  }
  return text.length;
}

function findAfter(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from);
  return at < 0 ? text.length : at + end.length;
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

/** `(?, ?, ?)` to `(?)`, and rows of those to one. */
function collapseLists(shape: string): string {
  return shape
    .replace(/ {2,}/g, ' ')
    .replace(/\?(?:\s*,\s*\?)+/g, '?')
    .replace(/\(\s*\?\s*\)(?:\s*,\s*\(\s*\?\s*\))+/g, '(?)');
}
