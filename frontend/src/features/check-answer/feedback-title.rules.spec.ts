import { describe, expect, it } from '@jest/globals';
import { lastCalculation, splitFeedback } from './feedback-title.rules.js';

it.each([
  ['Yes! Your answer is right.', 'Yes! Your answer is right.', ''],
  [
    'Not yet. Look at the units again. Count in fives.',
    'Not yet. Look at the units again.',
    'Count in fives.',
  ],
  [
    'Not yet. You added the two amounts, but one of them is a part of the other one.',
    'Not yet.',
    'You added the two amounts, but one of them is a part of the other one.',
  ],
  ['Your number is right. What is the unit?', 'Your number is right.', 'What is the unit?'],
  ['Not yet.', 'Not yet.', ''],
])('splits %j', (feedback, title, text) => {
  expect(splitFeedback(feedback)).toEqual({ title, text });
});

describe('lastCalculation', () => {
  it.each([
    [['1 unit: 24 ÷ 2 = 12', '5 units: 5 × 12 = 60', 'The right option is B.'], '5 units: 5 × 12 = 60'],
    [['2/5 + 1/5 = 3/5'], '2/5 + 1/5 = 3/5'],
    [['Count the legs of each chair.'], null],
    [[], null],
  ])('of %j is %j', (steps, line) => expect(lastCalculation(steps)).toBe(line));
});
