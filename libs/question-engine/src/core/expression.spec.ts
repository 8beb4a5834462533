import { describe, expect, it } from '@jest/globals';
import { exact } from '../numbers/exact.js';
import { ExpressionFault, evaluate } from './expression.js';

describe('evaluate', () => {
  it.each([
    ['4 × 90 000', 360_000, 1],
    ['1 250 000 + 375 000 − 360 000', 1_265_000, 1],
    ['3 3/4 − 5 × 1/2', 5, 4],
    ['3 ÷ 3/8', 8, 1],
    ['3 ÷ 3 ÷ 8', 1, 8],
    ['(12 + 8) ÷ 5 × 2', 8, 1],
    ['0.35 × 20', 7, 1],
    ['2 × 1 234.5', 2469, 1],
  ])('%s', (text, n, d) => {
    expect(evaluate(text).equals(exact(n, d))).toBe(true);
  });

  it.each(['', '3 +', '3 4', '(2 + 3', '3 ÷ 0', 'two + 2', '1/0 +', 'x + 1', '2 ** 3', '3 − -2'])(
    'refuses %s',
    (text) => {
      expect(() => evaluate(text)).toThrow(ExpressionFault);
    },
  );

  it('refuses what is too long or too deep', () => {
    expect(() => evaluate('1 + '.repeat(200))).toThrow(ExpressionFault);
    expect(() => evaluate(`${'('.repeat(30)}1${')'.repeat(30)}`)).toThrow(ExpressionFault);
  });
});
