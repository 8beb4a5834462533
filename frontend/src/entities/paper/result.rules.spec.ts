import { describe, expect, it } from '@jest/globals';
import { buildMarked, buildPaper, buildQuestion } from '../../testing/papers.js';
import { resultSentence, topicCount, waitingSentence } from './result.rules.js';

const outcome = (wrong: number[], unmarked: number[]) =>
  buildMarked(buildPaper({ questions: Array.from({ length: 5 }, () => buildQuestion()) }), wrong, unmarked)
    .outcome;

it('counts what was right in a topic, without questions that have no mark', () => {
  const questions = ['money', 'time', 'money', 'money'].map((subStrandId) => buildQuestion({ subStrandId }));
  const marked = buildMarked(buildPaper({ questions }), [2], [3]);
  expect(topicCount(marked, 'money')).toBe('1 of 2 right');
  expect(topicCount(marked, 'time')).toBe('1 of 1 right');
});

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
