import { type QuestionMark, QuestionMarkSchema } from '@sumfox/contracts/question/question-mark';
import * as z from 'zod/mini';

/**
 * A mark for a test: a wrong answer to a question of four marks, with one mark for its working. It is parsed, so that a
 * field with a default needs no value here.
 */
export function buildMark(changes: Partial<QuestionMark> = {}): QuestionMark {
  return z.parse(QuestionMarkSchema, {
    questionId: 'q',
    questionIndex: 0,
    outcome: 'incorrect',
    isCorrect: false,
    marksAwarded: 1,
    marksPossible: 4,
    reasonCode: 'wrong-value',
    feedback: 'Not yet.',
    suggestions: ['Look'],
    readAs: '7 cm',
    workingMarks: [{ label: 'Step', marks: 1, followedThrough: false }],
    misconceptionCode: 'added',
    ...changes,
  });
}
