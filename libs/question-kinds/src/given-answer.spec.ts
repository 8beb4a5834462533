import { describe, expect, it } from '@jest/globals';
import { NO_ANSWER, toAnswerKey, toAnswerLine, toGivenAnswer } from './given-answer.js';

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
