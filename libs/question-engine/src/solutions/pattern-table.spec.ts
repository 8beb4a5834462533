import { describe, expect, it } from '@jest/globals';
import { findWorkedValue } from '../lines/written-numbers.js';
import { toPatternTables } from './pattern-table.js';
import type { SolvedLine } from './solved-line.js';

/** Lines of a solution from `Day 2: 5 × 2`. */
const solve = (...lines: readonly string[]): SolvedLine[] =>
  lines.map((line) => {
    const [label = '', expression = ''] = line.split(': ');
    const value = findWorkedValue(expression);
    if (!value) throw new Error(`no value of ${expression}`);
    return { label, expression, value, result: value.toFraction() };
  });

const tableOf = (...lines: readonly string[]): unknown => {
  const [table] = toPatternTables(solve(...lines));
  return table && [table.header, ...table.rows];
};

describe('toPatternTables', () => {
  it.each([
    ['a chain, with the number it starts from', ['Row 2: 14 − 2', 'Row 3: 12 − 2'], '1 2 3', '14 12 10'],
    ['a chain that goes back', ['Row 2: 13 − 3', 'Row 1: 10 − 3'], '1 2 3', '7 10 13'],
    ['doubling', ['Day 2: 5 × 2', 'Day 3: 10 × 2'], '1 2 3', '5 10 20'],
    [
      'equal steps back to the first place',
      ['Increase each day: 18 − 11', "Siti's rice on Day 1: 11 − 7"],
      '1 2 3',
      '4 11 18',
    ],
    [
      'one way in one line',
      ["Siti's money on Day 2: ($64.25 − $53.75) ÷ (3 − 1) + $53.75"],
      '1 2 3',
      '53.75 59 64.25',
    ],
    [
      'two increases in turn',
      ['First increase: 120 − 80', 'Second increase: 180 − 120', 'Month 4: 180 + 40'],
      '1 2 3 4',
      '80 120 180 220',
    ],
    ['every few days', ['Number of times: 20 ÷ 5', 'Altogether: 4 × 8'], '1 2 3 4', '5 10 15 20'],
    [
      'full groups',
      ['Solids in full groups before it: 4 × 3', 'Place in the next group: 14 − 12'],
      '1 2 3 4',
      '3 6 9 12',
    ],
    [
      'the steps to an asked place',
      ['All the steps: 275 − 50', 'Number of steps: 225 ÷ 15', 'Place: 15 + 1'],
      '1 2 … 16',
      '50 65 … 275',
    ],
    [
      'two neighbours',
      ['More in each figure: 9 − 5', 'Smaller figure: 122 ÷ 2', 'Larger figure: 61 + 4'],
      '1 2 … 15 16',
      '5 9 … 61 65',
    ],
    ['squares of the places', ['Squares in Figure 9: 9 × 9'], '1 2 … 9', '1 4 … 81'],
  ])('shows %s', (_, lines, places, values) => {
    expect(tableOf(...lines)).toEqual([
      [expect.any(String), ...places.split(' ')],
      [expect.any(String), ...values.split(' ')],
    ]);
  });

  it.each([
    ['a rising row', ['Each step: 345 − 336', 'Missing number: 354 + 9']],
    ['a falling row', ['Each step: 363 − 354', 'Missing number: 345 − 9']],
  ])('shows the numbers of %s with a gap from the smallest on', (_, lines) => {
    expect(tableOf(...lines)).toEqual([
      ['Number', '336', '345', '354', '363'],
      ['Difference', '–', '9', '9', '9'],
    ]);
  });

  it('keeps the numbers of two owners and their difference apart', () => {
    expect(
      tableOf(
        "Siti's card on Day 2: 6 × 49",
        'Increase each day: 294 − 36',
        "Siti's card on Day 3: 294 + 258",
        "Ali's card on Day 3: 552 + 246",
        'Difference on Day 3: 798 − 552',
      ),
    ).toEqual([
      ['Day', '1', '2', '3'],
      ['Value', '36', '294', '552'],
    ]);
  });

  it('shows no table of a sum that is no step of a pattern', () => {
    expect(tableOf('Area of Figure 7: 8 + 7')).toBeUndefined();
    expect(tableOf('Squares in Figure 8: 9 + 8', 'Area of Figure 8: 17 × 9')).toBeUndefined();
  });
});
