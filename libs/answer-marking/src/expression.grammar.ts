import type { Expression } from './expression.js';
import { findLiteral } from './literal.grammar.js';
import { negated } from './literal.js';
import { isSign, isWord, type Token } from './tokens.js';

const MAX_BRACKET_DEPTH = 20;
const MAX_EXPONENT = 9;
const TRIGGERS: ReadonlySet<string> = new Set(['*', '÷', '/']);

/** An expression and the token after it. */
export interface ExpressionReading {
  readonly expression: Expression;
  readonly next: number;
}

/**
 * How letters are read: `null` for arithmetic, where x between numbers is the times sign; otherwise the letter of
 * the model answer in the case it is to have, `any` standing for any one letter.
 */
export interface LetterRule {
  readonly letter: string | null;
  readonly isCaseSensitive: boolean;
}
export const ARITHMETIC: LetterRule = { letter: null, isCaseSensitive: false };

/** The longest expression that starts at `at`; null without one. */
export function findExpression(
  tokens: readonly Token[],
  at: number,
  rule: LetterRule,
): ExpressionReading | null {
  return new ExpressionReader(tokens, rule).sum(at, 0);
}

/** The expression that the whole token list makes up; null when anything is left over. */
export function findWholeExpression(tokens: readonly Token[], rule: LetterRule): Expression | null {
  const reading = findExpression(tokens, 0, rule);
  return reading?.next === tokens.length ? reading.expression : null;
}

/** Recursive descent; every method consumes at least one token or gives null, so the time is linear. */
class ExpressionReader {
  private readonly tokens: readonly Token[];
  private readonly rule: LetterRule;

  constructor(tokens: readonly Token[], rule: LetterRule) {
    this.tokens = tokens;
    this.rule = rule;
  }

  sum(at: number, depth: number): ExpressionReading | null {
    if (depth > MAX_BRACKET_DEPTH) return null;
    let left = this.product(at, depth);
    while (left) {
      const token = this.tokens[left.next];
      if (!isSign(token, '+-')) return left;
      const right = this.product(left.next + 1, depth);
      if (!right) return null;
      const sign = token.sign === '+' ? '+' : '-';
      left = {
        expression: { kind: 'operation', sign, left: left.expression, right: right.expression },
        next: right.next,
      };
    }
    return left;
  }

  private product(at: number, depth: number): ExpressionReading | null {
    let left = this.signed(at, depth);
    while (left) {
      const sign = this.productSign(left);
      if (sign === null) return left;
      const right = sign === 'beside' ? this.power(left.next, depth) : this.signed(left.next + 1, depth);
      if (!right) return sign === 'beside' ? left : null;
      // 1/2/3: two bars are no number a pupil is taught.
      if (sign === '/' && isBarred(left.expression)) return null;
      left = {
        expression: {
          kind: 'operation',
          sign: sign === '/' || sign === '÷' ? '/' : '*',
          left: left.expression,
          right: right.expression,
        },
        next: right.next,
      };
    }
    return left;
  }

  private productSign(left: ExpressionReading): '*' | '/' | '÷' | 'beside' | null {
    const token = this.tokens[left.next];
    if (!token) return null;
    if (token.kind === 'sign' && TRIGGERS.has(token.sign)) return token.sign as '*' | '/' | '÷';
    if (this.isPartOf(left)) return '*';
    if (!['x', 'X', 'any'].includes(this.rule.letter ?? '') && this.isTimes(left.next)) return '*';
    if (this.rule.letter === null) return null;
    if (this.letterOf(token) !== null || isSign(token, '(')) return 'beside';
    // (1/2)5 is not written; a numeral may follow a bracket or letter only with a sign between.
    return null;
  }

  /** `1/3 of 45`, `25% of 60`. */
  private isPartOf(left: ExpressionReading): boolean {
    if (!isWord(this.tokens[left.next], 'of') || left.expression.kind !== 'literal') return false;
    const { literal } = left.expression;
    const after = this.tokens[left.next + 1];
    const isShare = literal.isPercent || literal.number.notation === 'fraction';
    return isShare && literal.parts.length === 0 && (after?.kind === 'number' || isSign(after, '$('));
  }

  /** `2 x 3`: the letter is the times sign only between numbers. */
  private isTimes(at: number): boolean {
    if (!isWord(this.tokens[at], 'x', 'times')) return false;
    const after = this.tokens[at + 1];
    return after?.kind === 'number' || isSign(after, '($√') || this.letterOf(after) !== null;
  }

  private signed(at: number, depth: number): ExpressionReading | null {
    const token = this.tokens[at];
    const isMinus = isSign(token, '-') || isWord(token, 'negative', 'minus');
    if (!isMinus && !isSign(token, '+')) return this.power(at, depth);
    const of = this.power(at + 1, depth);
    if (!of || !isMinus) return of;
    const { expression } = of;
    return {
      expression:
        expression.kind === 'literal'
          ? { kind: 'literal', literal: negated(expression.literal) }
          : { kind: 'negative', of: expression },
      next: of.next,
    };
  }

  private power(at: number, depth: number): ExpressionReading | null {
    const base = this.atom(at, depth);
    if (!base || !isSign(this.tokens[base.next], '^')) return base;
    const exponent = this.tokens[base.next + 1];
    if (exponent?.kind !== 'number' || exponent.hasPoint || exponent.exponent !== null) return null;
    const size = Number(exponent.digits);
    // A tower such as 9^9^9 is not read.
    if (size > MAX_EXPONENT || isSign(this.tokens[base.next + 2], '^')) return null;
    return { expression: { kind: 'power', of: base.expression, exponent: size }, next: base.next + 2 };
  }

  private atom(at: number, depth: number): ExpressionReading | null {
    const token = this.tokens[at];
    if (isSign(token, '(')) {
      const inner = this.sum(at + 1, depth + 1);
      return inner && isSign(this.tokens[inner.next], ')')
        ? { expression: inner.expression, next: inner.next + 1 }
        : null;
    }
    if (isSign(token, '√')) {
      const of = this.atom(at + 1, depth + 1);
      return of && depth < MAX_BRACKET_DEPTH
        ? { expression: { kind: 'root', of: of.expression }, next: of.next }
        : null;
    }
    const letter = this.letterOf(token);
    if (letter !== null) return { expression: { kind: 'letter', letter }, next: at + 1 };
    const literal = findLiteral(this.tokens, at, this.rule.letter);
    return literal && { expression: { kind: 'literal', literal: literal.literal }, next: literal.next };
  }

  private letterOf(token: Token | undefined): string | null {
    const { letter, isCaseSensitive } = this.rule;
    if (letter === null || token?.kind !== 'word' || token.typed.length !== 1) return null;
    if (letter === 'any') return token.word;
    const isIt = isCaseSensitive ? token.typed === letter : token.word === letter.toLowerCase();
    return isIt ? letter : null;
  }
}

function isBarred(expression: Expression): boolean {
  if (expression.kind === 'literal') return expression.literal.number.notation === 'fraction';
  return false;
}
