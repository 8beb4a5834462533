import { expect, it } from '@jest/globals';
import { ageWords, clockMinute, millisecondsWords } from './system-load.rules.js';

it.each([
  [22, '22 s'],
  [250, '4 min 10 s'],
  [7_500, '2 h 5 min'],
])('ageWords of %d s is %s', (seconds, words) => {
  expect(ageWords(seconds)).toBe(words);
});

it.each([
  [640, '640 ms'],
  [999.6, '1000 ms'],
  [1_000, '1 s'],
  [11_240, '11.2 s'],
])('millisecondsWords of %d is %s', (milliseconds, words) => {
  expect(millisecondsWords(milliseconds)).toBe(words);
});

it('clockMinute is the time in Singapore', () => {
  expect(clockMinute('2026-11-22T16:05:59.000Z')).toBe('00:05');
});
