import type { Dice } from '../../core/dice.js';
import { ExpressionFault } from '../../core/expression.js';
import { type Exact, exact } from '../../numbers/exact.js';
import { numberText } from '../../numbers/number-text.js';
import { FUNCTIONS } from './formula-functions.js';

/** A value of a sheet: a number, or words. */
export type Value = Exact | string;

/** What a formula may name, and what it draws with. */
export interface Scope {
  names: ReadonlyMap<string, Value>;
  dice: Dice | null;
}

/** A formula that was read, ready to be worked out. */
export type Formula = (scope: Scope) => Value;

const TOKEN =
  /\s*(?:(\d+(?:\.\d+)?)|'([^']*)'|([A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z]+)?)|([<>!]=|[-+*/&=<>(),]))/y;

type Token = { kind: 'number' | 'text' | 'name' | 'sign'; text: string };

function tokenise(source: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.trimEnd().length) {
    const [, number, text, name, sign] = TOKEN.exec(source) ?? [];
    if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (text !== undefined) tokens.push({ kind: 'text', text });
    else if (name !== undefined && ['and', 'or'].includes(name)) tokens.push({ kind: 'sign', text: name });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name });
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign });
    else throw new ExpressionFault(`cannot read the formula: ${source}`);
  }
  return tokens;
}

export const toNumber = (value: Value): Exact => {
  if (typeof value === 'string') throw new ExpressionFault(`not a number: ${value}`);
  return value;
};

/** Words as they stand, numbers as a teacher writes them. */
export const toText = (value: Value): string => (typeof value === 'string' ? value : numberText(value));

const truth = (is: boolean): Exact => exact(is ? 1 : 0);
export const isTrue = (value: Value): boolean => toNumber(value).n !== 0n;

const isSame = (a: Value, b: Value): boolean =>
  typeof a === 'string' || typeof b === 'string' ? a === b : a.equals(b);
const compare = (a: Value, b: Value): number => toNumber(a).compare(toNumber(b));

type Sign = readonly [rank: number, work: (a: Formula, b: Formula) => Formula];

const both =
  (work: (a: Value, b: Value) => Value): Sign[1] =>
  (a, b) =>
  (scope) =>
    work(a(scope), b(scope));

/** Signs between two values; a larger rank binds closer. */
const SIGNS: Readonly<Record<string, Sign>> = {
  or: [1, (a, b) => (scope) => truth(isTrue(a(scope)) || isTrue(b(scope)))],
  and: [2, (a, b) => (scope) => truth(isTrue(a(scope)) && isTrue(b(scope)))],
  '=': [3, both((a, b) => truth(isSame(a, b)))],
  '!=': [3, both((a, b) => truth(!isSame(a, b)))],
  '<': [3, both((a, b) => truth(compare(a, b) < 0))],
  '<=': [3, both((a, b) => truth(compare(a, b) <= 0))],
  '>': [3, both((a, b) => truth(compare(a, b) > 0))],
  '>=': [3, both((a, b) => truth(compare(a, b) >= 0))],
  '&': [4, both((a, b) => toText(a) + toText(b))],
  '+': [5, both((a, b) => toNumber(a).add(toNumber(b)))],
  '-': [5, both((a, b) => toNumber(a).sub(toNumber(b)))],
  '*': [6, both((a, b) => toNumber(a).mul(toNumber(b)))],
  '/': [6, both((a, b) => toNumber(a).div(toNumber(b)))],
};

/** Reads one formula from left to right. */
class FormulaReader {
  private at = 0;
  private readonly source: string;
  private readonly tokens: readonly Token[];

  constructor(source: string) {
    this.source = source;
    this.tokens = tokenise(source);
  }

  readAll(): Formula {
    const formula = this.read(0);
    if (this.at < this.tokens.length) this.refuse();
    return formula;
  }

  private refuse(): never {
    throw new ExpressionFault(`cannot read the formula: ${this.source}`);
  }

  private take(sign: string): boolean {
    const token = this.tokens[this.at];
    const isThere = token?.kind === 'sign' && token.text === sign;
    if (isThere) this.at += 1;
    return isThere;
  }

  private read(rank: number): Formula {
    let left = this.readAtom();
    for (;;) {
      const token = this.tokens[this.at];
      const sign = token?.kind === 'sign' ? SIGNS[token.text] : undefined;
      if (!sign || sign[0] <= rank) return left;
      this.at += 1;
      left = sign[1](left, this.read(sign[0]));
    }
  }

  private readAtom(): Formula {
    if (this.take('-')) {
      const positive = this.readAtom();
      return (scope) => toNumber(positive(scope)).neg();
    }
    if (this.take('(')) {
      const inner = this.read(0);
      if (!this.take(')')) this.refuse();
      return inner;
    }
    const token = this.tokens[this.at] ?? this.refuse();
    this.at += 1;
    if (token.kind === 'number') return constant(numberOf(token.text));
    if (token.kind === 'text') return constant(token.text);
    if (token.kind === 'sign') this.refuse();
    return this.take('(') ? this.readCall(token.text) : readName(token.text);
  }

  private readCall(name: string): Formula {
    const args: Formula[] = [];
    while (!this.take(')')) {
      args.push(this.read(0));
      if (!this.take(',') && this.tokens[this.at]?.text !== ')') this.refuse();
    }
    if (name === 'if') return chooseBranch(args);
    const work = FUNCTIONS[name];
    if (!work) throw new ExpressionFault(`unknown function ${name} in ${this.source}`);
    return (scope) =>
      work(
        args.map((arg) => arg(scope)),
        scope.dice,
      );
  }
}

const constant =
  (value: Value): Formula =>
  () =>
    value;

const numberOf = (text: string): Exact => {
  const places = text.split('.')[1]?.length ?? 0;
  return exact(Number(text.replace('.', '')), 10 ** places);
};

const readName =
  (name: string): Formula =>
  ({ names }) => {
    const value = names.get(name);
    if (value === undefined) throw new ExpressionFault(`nothing is called ${name}`);
    return value;
  };

/** `if(a, x, b, y, z)`: only the branch that is taken is worked out. */
const chooseBranch =
  (args: readonly Formula[]): Formula =>
  (scope) => {
    let at = 0;
    while (at + 1 < args.length) {
      const [condition, branch] = [args[at], args[at + 1]];
      if (condition && branch && isTrue(condition(scope))) return branch(scope);
      at += 2;
    }
    return args[at]?.(scope) ?? exact(0);
  };

const read = new Map<string, Formula>();

/** Reads `floor(all / per) * per`. Throws ExpressionFault on what is no formula. */
export function readFormula(source: string): Formula {
  const found = read.get(source);
  if (found) return found;
  const formula = new FormulaReader(source).readAll();
  read.set(source, formula);
  return formula;
}

/** Puts values into `The toy costs {money(price)}.`; words of a row may hold formulas of their own. */
export function fillIn(template: string, scope: Scope): string {
  const text = template.replace(/\{([^}]*)\}/g, (_, source: string) => toText(readFormula(source)(scope)));
  return text.includes('{') ? fillIn(text, scope) : text;
}
