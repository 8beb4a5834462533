import { describe, expect, it } from '@jest/globals';
import { numberWords, spokenFraction } from './number-words.rules.js';

describe('saying a whole number', () => {
  it.each([
    [0, 'zero'],
    [7, 'seven'],
    [13, 'thirteen'],
    [20, 'twenty'],
    [42, 'forty-two'],
    [100, 'one hundred'],
    [305, 'three hundred and five'],
    [999, 'nine hundred and ninety-nine'],
    [1000, 'one thousand'],
    [1005, 'one thousand and five'],
    [1200, 'one thousand two hundred'],
    [36_480, 'thirty-six thousand four hundred and eighty'],
    [217_000, 'two hundred and seventeen thousand'],
    [1_000_001, 'one million and one'],
    [2_500_000, 'two million five hundred thousand'],
  ])('%s', (value, words) => {
    expect(numberWords(value)).toBe(words);
  });
});

describe('saying a fraction', () => {
  it.each([
    [null, '3', '4', 'three quarters'],
    [null, '1', '4', 'one quarter'],
    [null, '1', '2', 'one half'],
    [null, '3', '2', 'three halves'],
    ['2', '3', '4', 'two and three quarters'],
    ['2', '1', '3', 'two and one third'],
    [null, '2', '3', 'two thirds'],
    [null, '5', '8', 'five eighths'],
    [null, '2', '5', 'two fifths'],
    [null, '4', '9', 'four ninths'],
    [null, '5', '12', 'five twelfths'],
    [null, '7', '15', 'seven fifteenths'],
    [null, '11', '20', 'eleven twentieths'],
    [null, '3', '25', 'three twenty-fifths'],
    [null, '1', '40', 'one fortieth'],
    [null, '37', '100', 'thirty-seven hundredths'],
    [null, '9', '1000', 'nine thousandths'],
    [null, '22', '7', 'twenty-two sevenths'],
    [null, '7', '200', 'seven over two hundred'],
    [null, '5', '1', 'five over one'],
  ])('%s %s/%s', (whole, numerator, denominator, spoken) => {
    expect(spokenFraction(whole, numerator, denominator)).toBe(spoken);
  });
});
