import { describe, expect, it } from '@jest/globals';
import { buildMarked, buildPaper, buildQuestion } from '../../testing/papers.js';
import { resultSentence, waitingSentence } from './result.rules.js';

const outcome = (wrong: number[], unmarked: number[]) =>
  buildMarked(buildPaper({ questions: Array.from({ length: 5 }, () => buildQuestion()) }), wrong, unmarked)
    .outcome;

describe('a question without its mark', () => {
  it('is neither right nor wrong', () => {
    expect(resultSentence(outcome([], [0]))).toBe('4 of 4 questions right. You worked each one out!');
    expect(resultSentence(outcome([1], [0]))).toBe('3 of 4 questions right. You kept at it!');
    expect(resultSentence(outcome([], [0, 1, 2, 3, 4]))).toBe('All your answers are in.');
  });

  it.each([
    [[], null],
    [[0], 'Fox is still reading question 1. It does not count until then.'],
    [[0, 4], 'Fox is still reading questions 1 and 5. They do not count until then.'],
    [[0, 2, 4], 'Fox is still reading questions 1, 3 and 5. They do not count until then.'],
  ])('is told of (%j)', (unmarked, sentence) => {
    expect(waitingSentence(outcome([], unmarked))).toBe(sentence);
  });
});
