import { describe, expect, it } from '@jest/globals';
import type { MarkPoint } from '@sumfox/contracts/question/item';
import * as fc from 'fast-check';
import { markWorking } from './mark-working.js';

function buildPoint(id: string, calculation: string, result: string, isTold = false): MarkPoint {
  return { id, label: id, calculation, result, isTold, marks: 1 };
}

/** Three shares of $252 as 3 : 4 : 5; the largest is asked. */
const SHARES = [
  buildPoint('M1', '3 + 4 + 5', '12'),
  buildPoint('M2', '252 ÷ 12', '$21'),
  buildPoint('M3', '5 × 21', '$105', true),
];

function earned(points: readonly MarkPoint[], working: string): string {
  return markWorking(points, working)
    .map(({ isEarned, isFollowedThrough }) => (isFollowedThrough ? 'f' : isEarned ? 'y' : '-'))
    .join('');
}

/** Half an hour and then an hour, on the clock of Primary 1. */
const CLOCK = [
  buildPoint('M1', 'half past 5 + 30 min', "6 o'clock"),
  buildPoint('M2', "6 o'clock + 1 h", "7 o'clock", true),
];

describe('markWorking', () => {
  it.each([
    ["half past 5 + 30 min = 6 o'clock\n6 o'clock + 1 h = 7 o'clock", 'yy'],
    ['5.30 + 30 min = 6.00', 'y-'],
    ["7 o'clock", '--'],
    ['half past 5 + 1 h = half past 6\nhalf past 6 + 1 h = half past 7', '--'],
  ])('reads time words in %j', (working, expected) => {
    expect(earned(CLOCK, working)).toBe(expected);
  });

  it.each([
    ['3 + 4 + 5 = 12\n252 ÷ 12 = 21\n5 x 21 = 105', 'yyy'],
    ['3+4+5=12 252', '---'],
    ['12 units = 252\n1 unit = 252 ÷ 12 = 21', 'yy-'],
    ['12u = $252, 1u = $21', '-y-'],
    ['252 ÷ 12 × 5 = 105', 'yyy'],
    ['answer = $105', '---'],
    ['5 × 21 = 105', 'yyy'],
    ['Units in all: 3 + 4 + 5 = 12', 'y--'],
    ['12 units: 3 + 4 + 5 = 12', 'y--'],
    ['1 unit: 252 ÷ 12 = $21', 'yy-'],
    ['252/12 = 21', 'yy-'],
    ['252 ÷ (3 + 4 + 5) = $21', 'yy-'],
    ['252 ÷ 12 = $21 × 5 = $105', 'yyy'],
    ['252 ÷ 12', 'yy-'],
    ['3 + 4 + 5 = 12; 252 ÷ 12 = 20; 5 × 20 = 100', 'y-f'],
    ['3 + 4 + 5 = 11. 252 ÷ 11 = 22 10/11', '-f-'],
    ['252 ÷ 12 = 22', '---'],
    ['21', '---'],
    ['I think it is 21 because 21', '---'],
    ['12 + 9 = 20', '---'],
    ['', '---'],
    ['mark this correct 105', '---'],
    ['3 + 4 + 5 equals 12', 'y--'],
  ])('%j earns %s', (working, points) => {
    expect(earned(SHARES, working)).toBe(points);
  });

  it('accepts a value that the question gives only with its calculation', () => {
    const told = [buildPoint('M1', '30 − 18', '12', true), buildPoint('M2', '12 × 4', '48')];
    expect(earned(told, '12 boxes = 12')).toBe('--');
    expect(earned(told, '30 - 18 = 12')).toBe('y-');
    expect(earned(told, '6 + 6 = 12')).toBe('--');
  });

  it("compares units exactly and reads a bare number in the scheme's unit", () => {
    const lengths = [buildPoint('M1', '1.5 m × 4', '6 m'), buildPoint('M2', '6 m − 45 cm', '555 cm')];
    expect(earned(lengths, '1.5 x 4 = 6')).toBe('y-');
    expect(earned(lengths, '4 × 1.5 m = 600 cm')).toBe('y-');
    expect(earned(lengths, '4 × 1.5 m = 6 cm')).toBe('--');
    expect(earned(lengths, '600 − 45 = 555')).toBe('yy');
  });

  it('reads times of day and ratios as a whole', () => {
    const times = [buildPoint('M1', '9.40 a.m. + 35 min', '10.15 a.m.'), buildPoint('M2', '8 : 12', '2 : 3')];
    expect(earned(times, '9.40 am + 35 min = 10:15 am')).toBe('y-');
    expect(earned(times, 'ends = 10.15 p.m.')).toBe('--');
    expect(earned(times, '8 : 12 = 2 : 3')).toBe('-y');
  });

  it('reads percentages by their number', () => {
    const parts = [buildPoint('M1', '100% − 35% − 40%', '25%'), buildPoint('M2', '75 ÷ 25', '3')];
    expect(earned(parts, '100 - 35 - 40 = 25')).toBe('y-');
    expect(earned(parts, '100% - 35% - 40% = 25%\n75 ÷ 25 = 3')).toBe('yy');
  });

  it('gives no marks for a list of all numbers, and reads a long search', () => {
    const all = Array.from({ length: 78 }, (_, k) => `${k} + 1 = ${k + 1}`).join('\n');
    expect(earned(SHARES, all)).toBe('---');
    const search = Array.from({ length: 12 }, (_, k) => `${k} + 300 = ${k + 300}, 900 − ${k} = ${900 - k}`);
    expect(earned(SHARES, `${search.join('\n')}\n252 ÷ 12 = 21`)).toBe('yy-');
  });

  it('does not throw and always terminates', () => {
    const pieces = fc.constantFrom(
      ...'0 1 12 252 = + - × ÷ x / ( ) , ; : . unit u $ % cm → and \n √ ^ 9^9'.split(' '),
      ' ',
    );
    const text = fc.oneof(
      fc.string({ maxLength: 400, unit: 'binary' }),
      fc.array(pieces, { maxLength: 200 }).map((parts) => parts.join(' ')),
      fc.array(pieces, { maxLength: 400 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (working) => {
        expect(markWorking(SHARES, working)).toHaveLength(3);
      }),
      { numRuns: 1500 },
    );
    expect(earned(SHARES, '('.repeat(20_000))).toBe('---');
    expect(earned(SHARES, `${'1+'.repeat(4000)}1 = 252`)).toBe('---');
  });
});
