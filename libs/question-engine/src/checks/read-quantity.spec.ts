import { describe, expect, it } from '@jest/globals';
import { findQuantity, findQuantityTruth, listQuantities } from './read-quantity.js';

describe('findQuantity', () => {
  it.each([
    ['1 h 30 min', 'min', 90],
    ['2 h', 'min', 120],
    ['1 km 50 m', 'm', 1050],
    ['3 ℓ 5 ml', 'ml', 3005],
    ['9.05 a.m.', 'clock', 545],
    ['12.30 a.m.', 'clock', 30],
    ['12.00 p.m.', 'clock', 720],
    ['14 35', 'clock', 875],
    ["4 o'clock", 'clock', 240],
    ['half past 12', 'clock', 30],
  ] as const)('reads %s in %s', (text, unit, value) => {
    expect(findQuantity(text, unit)?.valueOf()).toBe(value);
  });

  it.each([
    ['30 min 1 h', 'min'],
    ['90', 'min'],
    ['1 h and a bit', 'min'],
    ['5 cm²', 'cm'],
    ['1435', 'clock'],
  ] as const)('does not take %s for one quantity in %s', (text, unit) => {
    expect(findQuantity(text, unit)).toBeNull();
  });

  it('lists every quantity of a sentence', () => {
    const text = 'From 9.40 a.m. Ali walked 1 km 200 m in 25 min, then 300 m.';
    expect(listQuantities(text, 'm').map(Number)).toEqual([1200, 300]);
    expect(listQuantities(text, 'min').map(Number)).toEqual([25]);
    expect(listQuantities(text, 'clock').map(Number)).toEqual([580]);
  });
});

describe('findQuantityTruth', () => {
  it.each([
    ['Ends: 9.40 a.m. + 35 min', '10.15 a.m.', true],
    ['Ends: 9.40 a.m. + 35 min', '9.75 a.m.', null],
    ['Ends: 9.40 a.m. + 35 min', '10.05 a.m.', false],
    ['Ends: 23 50 + 20 min', '00 10', true],
    ['How long: 10.15 a.m. − 9.40 a.m.', '35 min', true],
    ['How long: 10.15 a.m. − 9.40 a.m.', '75 min', false],
    ['Whole way: 1 km 200 m + 850 m', '2 km 50 m', true],
    ['3 × 25 min', '1 h 15 min', true],
    ['2 kg 40 g', '240 g', false],
    ['84 ÷ 3', '28', null],
  ])('%s = %s is %s', (left, right, truth) => {
    expect(findQuantityTruth(left, right)).toBe(truth);
  });
});
