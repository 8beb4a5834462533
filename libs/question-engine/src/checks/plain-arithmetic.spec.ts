import { describe, expect, it } from '@jest/globals';
import {
  findArithmetic,
  findWorth,
  findWrittenNumber,
  listResults,
  tidyArithmetic,
} from './plain-arithmetic.js';

describe('a sum as typed', () => {
  it.each([
    ['84 + 3*15', '84 + 3 × 15', '129'],
    ['12,500 - 3 x 1500', '12 500 − 3 × 1500', '8000'],
    ['(48 / 6) - 2', '(48 ÷ 6) − 2', '6'],
    ['3/4 * 20', '3/4 × 20', '15'],
    ['20 × 15/100', '20 × 15/100', '3'],
    ['$4.50 × 2', '$4.50 × 2', '9'],
    ['6 ÷ 3/4', '6 ÷ 3/4', '8'],
    ['(1 - 1/3)/2', '(1 − 1/3) ÷ 2', '1/3'],
    ['2 1/2 + 1/2', '2 1/2 + 1/2', '3'],
  ])('%s reads %s and comes to %s', (typed, tidy, worth) => {
    expect(tidyArithmetic(typed)).toBe(tidy);
    expect(findWorth(typed)?.toFraction()).toBe(worth);
  });

  it.each([
    '',
    '84 +',
    '2 ** 3',
    'n + 1',
    '1 / 0',
    '1 = 1',
    '5 %',
    'alert(1)',
    '('.repeat(50),
    '9'.repeat(500),
  ])('is nothing in %j', (typed) => {
    expect(findWorth(typed)).toBeNull();
  });

  it('tells every value on the way', () => {
    const tree = findArithmetic('(84 − 4) ÷ 5 + 1');
    expect(tree && listResults(tree).map((value) => value.toFraction())).toEqual(['80', '16', '17']);
  });

  it.each([
    ['36 480', '36480'],
    ['36,480', '36480'],
    ['4.50', '9/2'],
    ['3/4', '3/4'],
    ['2 3/4', '11/4'],
    ['0.005', '1/200'],
  ])('the number %s is %s', (text, value) => {
    expect(findWrittenNumber(text)?.toFraction()).toBe(value);
  });

  it.each(['', 'four', '4 cm', '-3', '1/0', '3.', '1e9', '1,2', '12:30'])('%j is no number', (text) => {
    expect(findWrittenNumber(text)).toBeNull();
  });
});
