import { expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { QuestionMarkSchema, toQuestionMark } from './question-mark.js';

// Parsed, so that a field with a default needs no value here.
const MARK = z.parse(QuestionMarkSchema, {
  questionId: 'q',
  questionIndex: 1,
  outcome: 'correct',
  isCorrect: true,
  marksAwarded: 2,
  marksPossible: 2,
  reasonCode: 'correct',
  feedback: 'Yes! Your answer is right.',
  suggestions: [],
  readAs: '7 cm',
  workingMarks: [],
  misconceptionCode: null,
});

it('toQuestionMark takes every field of a mark from a row and no other column', () => {
  const row = { ...MARK, id: 'row', submissionId: 's', createdAt: new Date() };
  expect(z.parse(QuestionMarkSchema, toQuestionMark(row))).toEqual(MARK);
});
