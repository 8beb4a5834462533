import Fraction from 'fraction.js';
import { type Exact, calculate, exact, findQuotient, isZero, readDecimal } from '../numbers/exact.js';

/** Sum of a constant and multiples of named unknowns. */
export interface Linear {
  constant: Exact;
  terms: ReadonlyMap<string, Exact>;
}

/** Thrown when an expression cannot be read. */
export class ExpressionFault extends Error {}

type Token =
  | { kind: 'number'; value: Exact }
  | { kind: 'name'; name: string }
  | { kind: 'sign'; sign: string };

// Mixed numbers and fractions come before plain numbers: `2 3/4` is one value, and `3/4` binds closer than `÷`.
const TOKEN =
  /\s*(?:(\d+) (\d+)\/(\d+)|(\d+)\/(\d+)|(\d{1,3}(?: \d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?)|([a-z][A-Za-z0-9]*)|([-−+*×/÷()]))/y;

function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  const source = text.trim();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const match = TOKEN.exec(source);
    if (!match) throw new ExpressionFault(`cannot read: ${text}`);
    const [, whole, top, bottom, n, d, plain, name, sign] = match;
    if (plain && plain.length > 40) throw new ExpressionFault('number too long');
    if (whole || n) {
      const quotient = findQuotient(top ?? n ?? '', bottom ?? d ?? '');
      if (!quotient || (whole && whole.length > 30)) throw new ExpressionFault(`cannot read: ${text}`);
      const value = whole ? quotient.add(new Fraction(BigInt(whole))) : quotient;
      tokens.push({ kind: 'number', value });
    } else if (plain) tokens.push({ kind: 'number', value: readDecimal(plain.replaceAll(' ', '')) });
    else if (name) tokens.push({ kind: 'name', name });
    else tokens.push({ kind: 'sign', sign: { '−': '-', '×': '*', '÷': '/' }[sign ?? ''] ?? sign ?? '' });
  }
  return tokens;
}

export type Tree =
  | { op: 'number'; value: Exact }
  | { op: 'name'; name: string }
  | { op: '+' | '-' | '*' | '/'; left: Tree; right: Tree };

/**
 * Reads `4 × 90 000 − 1/2` or `parts * unit + rest`. Plain arithmetic only, at most 400 characters.
 * Throws ExpressionFault on anything else.
 */
export function parseExpression(text: string): Tree {
  if (text.length > 400) throw new ExpressionFault('expression too long');
  const tokens = tokenise(text);
  let at = 0;
  const takeSign = (signs: string): string | null => {
    const token = tokens[at];
    if (token?.kind !== 'sign' || !signs.includes(token.sign)) return null;
    at += 1;
    return token.sign;
  };
  const atom = (depth: number): Tree => {
    if (depth > 20) throw new ExpressionFault('brackets too deep');
    const token = tokens[at];
    if (token?.kind === 'number') {
      at += 1;
      return { op: 'number', value: token.value };
    }
    if (token?.kind === 'name') {
      at += 1;
      return { op: 'name', name: token.name };
    }
    if (takeSign('(')) {
      const inner = sum(depth + 1);
      if (!takeSign(')')) throw new ExpressionFault(`bracket left open: ${text}`);
      return inner;
    }
    throw new ExpressionFault(`cannot read: ${text}`);
  };
  const product = (depth: number): Tree => {
    let left = atom(depth);
    for (let sign = takeSign('*/'); sign; sign = takeSign('*/')) {
      left = { op: sign as '*' | '/', left, right: atom(depth) };
    }
    return left;
  };
  const sum = (depth: number): Tree => {
    let left = product(depth);
    for (let sign = takeSign('+-'); sign; sign = takeSign('+-')) {
      left = { op: sign as '+' | '-', left, right: product(depth) };
    }
    return left;
  };
  const tree = sum(0);
  if (at !== tokens.length) throw new ExpressionFault(`cannot read: ${text}`);
  return tree;
}

/** The value of an expression; null when a name is not known or something is divided by zero. */
export function findTreeValue(tree: Tree, known: ReadonlyMap<string, Exact>): Exact | null {
  if (tree.op === 'number') return tree.value;
  if (tree.op === 'name') return known.get(tree.name) ?? null;
  const left = findTreeValue(tree.left, known);
  const right = left && findTreeValue(tree.right, known);
  if (!right || (tree.op === '/' && isZero(right))) return null;
  return calculate(tree.op, left, right);
}

const NO_TERMS: ReadonlyMap<string, Exact> = new Map();

function scale({ constant, terms }: Linear, factor: Exact): Linear {
  return {
    constant: calculate('*', constant, factor),
    terms:
      terms.size === 0 ? NO_TERMS : new Map([...terms].map(([name, c]) => [name, calculate('*', c, factor)])),
  };
}

function add(a: Linear, b: Linear): Linear {
  const constant = calculate('+', a.constant, b.constant);
  if (b.terms.size === 0) return { constant, terms: a.terms };
  if (a.terms.size === 0) return { constant, terms: b.terms };
  const terms = new Map(a.terms);
  for (const [name, c] of b.terms) {
    const total = terms.get(name)?.add(c) ?? c;
    if (isZero(total)) terms.delete(name);
    else terms.set(name, total);
  }
  return { constant, terms };
}

/** `a - b`. */
export function subtractLinear(a: Linear, b: Linear): Linear {
  if (b.terms.size === 0) return { constant: calculate('-', a.constant, b.constant), terms: a.terms };
  return add(a, scale(b, exact(-1)));
}

/**
 * The tree as a linear form, with the names already known put in; null while it has a product or quotient of two
 * unknowns. Throws ExpressionFault on a division by zero.
 */
export function findLinear(tree: Tree, known: ReadonlyMap<string, Exact>): Linear | null {
  if (tree.op === 'number') return { constant: tree.value, terms: NO_TERMS };
  if (tree.op === 'name') {
    const value = known.get(tree.name);
    return value
      ? { constant: value, terms: NO_TERMS }
      : { constant: exact(0), terms: new Map([[tree.name, exact(1)]]) };
  }
  const left = findLinear(tree.left, known);
  const right = left && findLinear(tree.right, known);
  if (!right) return null;
  switch (tree.op) {
    case '+':
      return add(left, right);
    case '-':
      return subtractLinear(left, right);
    case '*':
      if (right.terms.size === 0) return scale(left, right.constant);
      return left.terms.size === 0 ? scale(right, left.constant) : null;
    case '/':
      if (right.terms.size > 0) return null;
      if (isZero(right.constant)) throw new ExpressionFault('division by zero');
      return scale(left, right.constant.inverse());
  }
}

/** As {@link findLinear}, of a tree whose names are known. Throws ExpressionFault where one is not. */
export function toLinear(tree: Tree, known: ReadonlyMap<string, Exact>): Linear {
  const linear = findLinear(tree, known);
  if (!linear) throw new ExpressionFault('product or quotient of two unknowns');
  return linear;
}

/** Value of an expression without names. Throws ExpressionFault when it cannot be worked out. */
export function evaluate(text: string): Exact {
  const linear = toLinear(parseExpression(text), new Map());
  const unknown = linear.terms.keys().next();
  if (!unknown.done) throw new ExpressionFault(`unknown name ${unknown.value} in ${text}`);
  return linear.constant;
}
