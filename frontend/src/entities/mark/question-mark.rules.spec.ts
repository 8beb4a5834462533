import type { QuestionFeedback } from '@sumfox/contracts/assessment/result';
import { expect, it } from '@jest/globals';
import { markWord, toMarkKind } from './question-mark.rules.js';

const feedback = (changes: Partial<QuestionFeedback>): QuestionFeedback => ({
  questionId: 'q',
  isCorrect: false,
  outcome: 'incorrect',
  marksAwarded: 0,
  marksPossible: 2,
  feedback: '',
  suggestions: [],
  readAs: null,
  workingMarks: [],
  modelAnswer: { answer: '', working: '' },
  ...changes,
});

it.each([
  [feedback({ isCorrect: true, outcome: 'correct' }), 'right', 'Right'],
  [feedback({ marksAwarded: 1 }), 'almost', 'Almost'],
  [feedback({ outcome: 'right-value-missing-unit' }), 'almost', 'Almost'],
  [feedback({ outcome: 'right-value-wrong-form' }), 'almost', 'Almost'],
  [feedback({}), 'not-yet', 'Not yet'],
  [feedback({ outcome: 'unreadable' }), 'not-yet', 'Not yet'],
  [null, 'unmarked', 'Error - No feedback'],
] as const)('%#', (given, kind, word) => {
  expect(toMarkKind(given)).toBe(kind);
  expect(markWord(kind)).toBe(word);
});
