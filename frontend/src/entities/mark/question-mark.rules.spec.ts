import { expect, it } from '@jest/globals';
import { buildFeedback } from '../../testing/papers.js';
import { markWord, toMarkKind } from './question-mark.rules.js';

it.each([
  [buildFeedback({ isCorrect: true, outcome: 'correct' }), 'right', 'Right'],
  [buildFeedback({ marksAwarded: 1 }), 'almost', 'Almost'],
  [buildFeedback({ outcome: 'right-value-missing-unit' }), 'almost', 'Almost'],
  [buildFeedback({ outcome: 'right-value-wrong-form' }), 'almost', 'Almost'],
  [buildFeedback({}), 'not-yet', 'Not yet'],
  [buildFeedback({ outcome: 'unreadable' }), 'not-yet', 'Not yet'],
  [null, 'unmarked', 'Error - No feedback'],
] as const)('%#', (given, kind, word) => {
  expect(toMarkKind(given)).toBe(kind);
  expect(markWord(kind)).toBe(word);
});
