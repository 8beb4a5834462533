import { describe, expect, it } from '@jest/globals';
import { exact } from './exact.js';
import { decimalText, fractionText, moneyText, numberText, ratioText } from './number-text.js';

describe('number text', () => {
  it('groups digits above 9999 only', () => {
    expect(decimalText(9999)).toBe('9999');
    expect(decimalText(36_480)).toBe('36 480');
    expect(decimalText(1_250_000)).toBe('1 250 000');
  });

  it('writes exact decimals, fractions and mixed numbers', () => {
    expect(decimalText(exact(39, 20))).toBe('1.95');
    expect(decimalText(exact(1, 1000))).toBe('0.001');
    expect(fractionText(exact(11, 4))).toBe('2 3/4');
    expect(fractionText(exact(3, 4))).toBe('3/4');
    expect(numberText(exact(1, 3))).toBe('1/3');
    expect(() => decimalText(exact(1, 3))).toThrow(RangeError);
  });

  it('writes money with two decimals unless whole dollars', () => {
    expect(moneyText(exact(9, 2))).toBe('$4.50');
    expect(moneyText(45)).toBe('$45');
    expect(moneyText(exact(1, 20))).toBe('$0.05');
  });

  it('writes ratios in lowest terms', () => {
    expect(ratioText(exact(16, 18))).toBe('8 : 9');
  });

  it('refuses floats as exact numbers', () => {
    expect(() => exact(0.1)).toThrow(RangeError);
  });
});
