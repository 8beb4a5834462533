import { describe, expect, it } from '@jest/globals';
import { derivePolicy } from '@sumfox/answer-marking/derive-policy';
import { NOT_YET_KNOWN } from '@sumfox/contracts/assessment/response';
import type { MarkScheme } from '@sumfox/contracts/question/item';
import { emptyResponse, type ResponseText } from '@sumfox/question-kinds/merge-response';
import { timeSpentSeconds, unreadableAnswers, unreadableQuestions } from './submission.rules.js';

function buildScheme(expected: string): MarkScheme {
  return {
    questionId: expected,
    questionType: 'open-ended',
    marks: 1,
    modelAnswer: expected,
    parts: [
      {
        label: null,
        expected,
        acceptedAnswers: [],
        policy: derivePolicy({ modelAnswer: expected, stem: 'How long is it?' }),
      },
    ],
    solutionSteps: ['…'],
    misconceptions: [],
    markPoints: [],
  };
}

function answered(...answers: Array<string | null>): Map<number, ResponseText> {
  return new Map(answers.map((answer, i) => [i, { ...emptyResponse(i), answer: answer ?? '' }]));
}

describe('unreadableAnswers', () => {
  it('returns the numbers of unreadable answers only', () => {
    const schemes = ['12 cm', '12 cm', '12 cm', '12 cm', '12 cm', 'Ali'].map(buildScheme);
    const responses = answered('12', '99 kg', NOT_YET_KNOWN, '12 or maybe so, dunno', '', 'whatever it is');
    expect(unreadableQuestions(schemes, responses)).toEqual([4]);
    expect(unreadableAnswers([4]).message).toBe(
      'We could not read the answer to question 4. Please look once more.',
    );
  });

  it('skips questions without a response', () => {
    expect(unreadableQuestions([buildScheme('5')], new Map())).toEqual([]);
  });
});

describe('timeSpentSeconds', () => {
  const made = new Date('2026-11-20T01:00:00Z');
  const now = new Date('2026-11-20T01:01:00Z');

  it("returns the pupil's time, limited by the clock", () => {
    expect(timeSpentSeconds(30.4, made, now)).toBe(30);
    expect(timeSpentSeconds(4000, made, now)).toBe(60);
    expect(timeSpentSeconds(undefined, made, now)).toBe(60);
    expect(timeSpentSeconds(5, now, made)).toBe(0);
  });
});
