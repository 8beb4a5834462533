import { expect, it } from '@jest/globals';
import { listStrayDecimals } from './option-numbers.js';

it('names a decimal option among whole numbers', () => {
  expect(listStrayDecimals(['18 cm', '97.8 cm'], 'A square with sides of 20 cm.', '18 cm')).toEqual([
    'grade: option 97.8 cm has a decimal among whole numbers',
  ]);
});

it('leaves decimal options where the question or the key has a decimal', () => {
  expect(listStrayDecimals(['18 cm', '97.8 cm'], 'Sides of 2.5 cm.', '18 cm')).toEqual([]);
  expect(listStrayDecimals(['1 kg', '2.5 kg'], 'Mass in kg.', '2.5 kg')).toEqual([]);
});
