import { expect, it } from '@jest/globals';
import { asksWords } from './asks-words.rules.js';

const OPEN = { answerUnit: null, unitChips: [] };

it.each([
  ['The pattern goes on. Which shape is 9th?', OPEN, true],
  ["He ran for 16 min. Which one is Sarah's lane?", OPEN, true],
  ['The hen dances 1 hour. What time does he stop dancing?', OPEN, true],
  ['On which day are 120 steps climbed?', OPEN, false],
  ['Which number is missing?', OPEN, false],
  ['How many squares are there?', OPEN, false],
  ['Which shape is it? How many are there?', OPEN, false],
  ['Which one is it?', { ...OPEN, answerUnit: 'cm' }, false],
  ['Shape 11 is a ___.', OPEN, true],
  ['The missing number is ___.', OPEN, false],
])('%s', (questionText, rest, expected) => {
  expect(asksWords({ questionText, ...rest })).toBe(expected);
});
