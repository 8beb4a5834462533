import { expect, it } from '@jest/globals';
import { textWidth } from './canvas.js';
import { LayoutFault } from './layout-fault.js';
import { toRows } from './text-rows.js';

it('keeps a sum in one row where it has room', () => {
  expect(toRows('Without the extra ones: 29 − 5 = 24 stamps', 220)).toEqual([
    'Without the extra ones:',
    '29 − 5 = 24 stamps',
  ]);
});

it('keeps the unit with its number', () => {
  expect(toRows('1 unit at first: 216 ÷ 12 = 18 pencils', 215)).toEqual([
    '1 unit at first:',
    '216 ÷ 12 = 18 pencils',
  ]);
});

it('parts a sum that no row has room for', () => {
  expect(toRows('100 + 187 + 250 + 310 = 847', 120).length).toBeGreaterThan(1);
});

it('refuses a word that no row has room for', () => {
  expect(() => toRows('Incomprehensibilities', 60)).toThrow(LayoutFault);
});

it('keeps a name with its letter or number in one row', () => {
  expect(toRows('55 min more than Team Y', textWidth('55 min more than Team'))).toEqual([
    '55 min more than',
    'Team Y',
  ]);
  expect(
    toRows("Workshop X's plaster on Day 2: 13 × 5 = 65 cm³", textWidth("Workshop X's plaster on Day")),
  ).toEqual(["Workshop X's plaster on", 'Day 2: 13 × 5 = 65 cm³']);
});

it('never parts a number at its space, nor from the word behind it', () => {
  const rows = toRows('What there was at first: 13 500 + 13 500 × 60 ÷ 100 = 21 600 cans', 150);
  expect(rows.filter((row) => /(?:^| )(?:13|21)$|^(?:500|600)\b/.test(row))).toEqual([]);
  expect(rows.join(' ')).toBe('What there was at first: 13 500 + 13 500 × 60 ÷ 100 = 21 600 cans');
  expect(rows.at(-1)).toMatch(/21 600 cans$/);
});
