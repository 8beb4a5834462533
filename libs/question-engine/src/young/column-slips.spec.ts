import { describe, expect, it } from '@jest/globals';
import { listColumnSlips } from './column-slips.js';

const valuesOf = (sum: string): number[] => listColumnSlips(sum).map(({ value }) => value.valueOf());

describe('listColumnSlips', () => {
  it.each([
    ['68 + 28', [86]],
    ['76 + 158', [124, 918]],
    ['40 + 32', [82]],
    ['322 − 67', [345, 265]],
    ['89 − 34', [45]],
    ['370 − 17', [367, 363, 200]],
    ['$33 − $7', [34, 36]],
    ['24.6 − 8.8', [24.2, 16.8]],
    ['4.25 + 1.3', [5.65, 4.38]],
    ['2.7 × 4', [8.8]],
  ])('forgets to regroup or mixes the columns of %s', (sum, values) => {
    expect(valuesOf(sum)).toEqual(values);
  });

  it.each([['8 + 9'], ['5 × 10'], ['305 − 143 − 95'], ['2.5 × 1.5']])('has none for %s', (sum) => {
    expect(valuesOf(sum)).toEqual([]);
  });

  it('speaks of cents and dollars where the numbers are money', () => {
    const says = listColumnSlips('$5.35 + $2.80').map((slip) => slip.says);
    expect(says).toEqual(['Add the cents again. Do you get a new dollar?']);
  });

  it('says nothing of the digits of the answer', () => {
    expect(listColumnSlips('68 + 28')[0]?.says).toBe('Add the ones again. Do you get a new ten?');
  });
});
