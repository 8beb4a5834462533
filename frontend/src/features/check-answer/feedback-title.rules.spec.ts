import { expect, it } from '@jest/globals';
import { splitFeedback } from './feedback-title.rules.js';

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
