import { ProductError } from '@sumfox/contracts/errors';

/**
 * Maximum nesting; the deepest body of any contract has four levels. Much deeper ones exhaust the stack of a reader.
 */
const MAX_DEPTH = 20;
/** Most fields of one body, all objects together; a paper of a hundred answers has some 1 200. */
const MAX_FIELDS = 10_000;
/** Field names that would change every object of the process. */
const REACHING: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses the body of a call. Throws ProductError (400) for invalid JSON, and for harmful or ambiguous JSON: too deep,
 * too many fields, a repeated field, or a field of the prototype. It checks the text before it builds objects.
 */
export function readJsonBody(text: string): unknown {
  lookThrough(text);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw malformed();
  }
}

/** Walks over the brackets and field names of a text that may or may not be JSON, in time linear in its length. */
function lookThrough(text: string): void {
  /** The names of each object around the place; null for an array. */
  const around: (Set<string> | null)[] = [];
  let expectsName = false;
  let fields = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text[at]) {
      case '"': {
        const end = endOfString(text, at);
        if (expectsName) addName(around.at(-1), text.slice(at, end + 1));
        if (expectsName && (fields += 1) > MAX_FIELDS) throw malformed();
        expectsName = false;
        at = end;
        break;
      }
      case '{':
      case '[':
        expectsName = text[at] === '{';
        if (around.push(expectsName ? new Set() : null) > MAX_DEPTH) throw malformed();
        break;
      case '}':
      case ']':
        around.pop();
        expectsName = false;
        break;
      case ',':
        expectsName = Boolean(around.at(-1));
        break;
    }
  }
}

/** Where the string that begins at `start` has its closing quote. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; ; at += 1) {
    at = text.indexOf('"', at);
    if (at < 0) throw malformed();
    let before = at;
    while (text[before - 1] === '\\') before -= 1;
    if ((at - before) % 2 === 0) return at;
  }
}

function addName(names: Set<string> | null | undefined, quoted: string): void {
  const name = quoted.includes('\\') ? unescaped(quoted) : quoted.slice(1, -1);
  if (REACHING.has(name) || names?.has(name)) throw malformed();
  names?.add(name);
}

function unescaped(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    throw malformed();
  }
}

function malformed(): ProductError {
  return new ProductError(
    'bad-request',
    'malformed-body',
    'The request could not be read. Please reload and try again.',
  );
}
