import { describe, expect, it } from '@jest/globals';
import { NO_ANSWER, toAnswerKey, toAnswerLine, toGivenAnswer, toPaperForm } from './given-answer.js';

describe('toAnswerLine', () => {
  it.each([
    [{ answer: ' 7 ' }, '7'],
    [{ selectedOption: 'B' as const, answer: '' }, 'B'],
    [{ blankAnswers: ['3', '4'] }, '3, 4'],
    [{ answerParts: ['', ' '] }, ''],
    [{}, ''],
  ])('turns %j into one line', (changes, line) => {
    expect(toAnswerLine({ ...NO_ANSWER, ...changes })).toBe(line);
  });
});

describe('toAnswerKey', () => {
  it('keeps the stored form of keys, without meaningless spaces', () => {
    const answer = { answer: ' 1  2 ', selectedOption: null, answerParts: [' 3 '], blankAnswers: null };
    expect(toAnswerKey(answer)).toBe('["1 2",null,["3"],null]');
  });
});

describe('toGivenAnswer', () => {
  it('takes the answer fields of a response only', () => {
    expect(toGivenAnswer({ ...NO_ANSWER, answer: '7', revision: 3 })).toEqual({ ...NO_ANSWER, answer: '7' });
  });
});

describe('toPaperForm', () => {
  const options = [{ label: 'A' as const, text: '3' }];
  it.each([
    [
      { questionType: 'mcq' as const, mcqOptions: options, answerLabels: null },
      { options, lines: [null] },
    ],
    [
      { questionType: 'fill-in-the-blank' as const, mcqOptions: null, answerLabels: null },
      { options: [], lines: [] },
    ],
    [
      { questionType: 'open-ended' as const, mcqOptions: null, answerLabels: ['Ali', 'Ben'] },
      { options: [], lines: ['Ali', 'Ben'] },
    ],
    [
      { questionType: 'open-ended' as const, mcqOptions: null, answerLabels: null },
      { options: [], lines: [null] },
    ],
  ])('puts below the stem of %j its options and lines', (question, form) => {
    expect(toPaperForm(question)).toEqual(form);
  });
});
