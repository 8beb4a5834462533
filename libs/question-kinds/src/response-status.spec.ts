import { describe, expect, it } from '@jest/globals';
import { responseStatus } from './response-status.js';

const open = { questionType: 'open-ended' as const, blankCount: 0, answerCount: 1 };
const choice = { questionType: 'mcq' as const, blankCount: 0, answerCount: 1 };
const blanks = { questionType: 'fill-in-the-blank' as const, blankCount: 2, answerCount: 1 };
const parts = { questionType: 'open-ended' as const, blankCount: 0, answerCount: 2 };

describe('responseStatus', () => {
  it.each([
    [open, {}, 'unanswered'],
    [open, { answer: '   ', working: '' }, 'unanswered'],
    [open, { answer: '', working: '3 x 4' }, 'in-progress'],
    [open, { answer: null, drawing: 'data:image/png;base64,AA' }, 'in-progress'],
    [open, { answer: '12' }, 'answered'],
    [choice, { selectedOption: 'B' as const }, 'answered'],
    [choice, { selectedOption: '' as const }, 'unanswered'],
    [choice, { answer: "I don't know yet" }, 'answered'],
    [blanks, { blankAnswers: ['1', ''] }, 'in-progress'],
    [blanks, { blankAnswers: ['1', '2'] }, 'answered'],
    [blanks, { answer: '1, 2' }, 'answered'],
    [parts, { answerParts: ['1'] }, 'in-progress'],
    [parts, { answerParts: ['1', '2'] }, 'answered'],
  ])('returns for %j with %j: %s', (question, entry, expected) => {
    expect(responseStatus(question, entry)).toBe(expected);
  });
});
