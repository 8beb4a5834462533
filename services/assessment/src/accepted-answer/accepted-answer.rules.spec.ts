import { describe, expect, it } from '@jest/globals';
import { derivePolicy } from '@sumfox/answer-marking/derive-policy';
import type { JudgedChallenge } from '@sumfox/contracts/marking/challenge.calls';
import { marksAccepted, toAccepted, toAcceptedByPerson, toPrint } from './accepted-answer.rules.js';
import { toAcceptedMark } from '../result/raised-mark.rules.js';
import { type ResponseToMark, markResponse } from '@sumfox/question-kinds/mark-response';

const STEM = 'How many are there?';
const print = (answer: string, working = '', expected = '84', stem = STEM) => {
  const policy = derivePolicy({ modelAnswer: expected, stem });
  const response: ResponseToMark = {
    questionIndex: 0,
    answer,
    working,
    selectedOption: null,
    blankAnswers: null,
    answerParts: null,
    scheme: {
      questionId: 'q',
      questionType: 'open-ended',
      marks: 2,
      modelAnswer: expected,
      parts: [{ label: null, expected, acceptedAnswers: [], policy }],
      solutionSteps: [],
      misconceptions: [],
      markPoints: [],
    },
  };
  return { response, ...toPrint(stem, response) };
};

const WRONG = markResponse(print('83').response);
const judged = (
  more: Partial<JudgedChallenge['mark'] & object> = {},
  rest: Partial<JudgedChallenge> = {},
) => ({
  mark: { ...WRONG, marksAwarded: 2, isCorrect: true, reasonCode: 'person', ...more },
  scheme: null,
  reason: 'same-meaning' as const,
  ...rest,
});

describe('accepted answer', () => {
  it('ignores signs and spaces and depends on the key', () => {
    const accepted = [toAccepted(judged(), print(' 8 3'))!];
    expect(marksAccepted(accepted, print('8 3 '))).toBe(2);
    expect(marksAccepted(accepted, print('83'))).toBe(0);
    expect(marksAccepted(accepted, print('8 3', '', '85'))).toBe(0);
    expect(marksAccepted(accepted, print('8 3', '', '84', 'How many are left?'))).toBe(0);
    expect(marksAccepted([], print('8 3'))).toBe(0);
  });

  it('applies with any working when it earned all marks itself', () => {
    const accepted = [toAccepted(judged(), print('83', '80 + 3'))!];
    expect(marksAccepted(accepted, print('83', '1 + 1'))).toBe(2);
  });

  it('applies as the reviewer said: to the answer, or to the same working only', () => {
    const given = print('83', '80 + 3');
    const marks = { marksAwarded: 2, isTypedWhole: true };
    const forAnswer = toAcceptedByPerson({ ...marks, isForAnswer: true, isTypedWhole: false }, given)!;
    const forWorking = toAcceptedByPerson({ ...marks, isForAnswer: false }, given)!;
    // A drawing may have earned it, and no print tells that from another.
    expect(toAcceptedByPerson({ ...marks, isForAnswer: false, isTypedWhole: false }, given)).toBeNull();
    expect(marksAccepted([forAnswer], print('83', '1 + 1'))).toBe(2);
    expect(marksAccepted([forWorking], print('83', '1 + 1'))).toBe(0);
    expect(marksAccepted([forWorking], print('83', '80 + 3'))).toBe(2);
  });

  it.each([
    ['a part of the marks', judged({ marksAwarded: 1, isCorrect: false }), 1],
    ['a method', judged({}, { reason: 'method-valid' }), 2],
  ])('applies to the same working only when it was accepted for %s', (_for, challenge, marks) => {
    const accepted = [toAccepted(challenge, print('83', '80 + 3'))!];
    expect(marksAccepted(accepted, print('83', '80  + 3'))).toBe(marks);
    expect(marksAccepted(accepted, print('83', '80 + 4'))).toBe(0);
  });

  it('returns the highest of several marks', () => {
    const accepted = [judged({ marksAwarded: 1 }), judged(), judged({ marksAwarded: 1 })];
    expect(
      marksAccepted(
        accepted.map((each) => toAccepted(each, print('83'))!),
        print('83'),
      ),
    ).toBe(2);
  });

  it('is not created when the mark stayed or the question was faulty', () => {
    const scheme = print('83').response.scheme;
    for (const challenge of [
      { ...judged(), mark: null },
      judged({ reasonCode: 'question-at-fault' }),
      judged({}, { scheme }),
    ])
      expect(toAccepted(challenge, print('83'))).toBeNull();
  });
});

describe('toAcceptedMark', () => {
  it('raises a mark, up to the maximum, and never lowers it', () => {
    expect(WRONG.marksAwarded).toBe(0);
    expect(toAcceptedMark(WRONG, 2)).toMatchObject({
      marksAwarded: 2,
      isCorrect: true,
      outcome: 'correct',
      reasonCode: 'same-answer',
      misconceptionCode: null,
    });
    expect(toAcceptedMark(WRONG, 1)).toMatchObject({ marksAwarded: 1, isCorrect: false });
    expect(toAcceptedMark(WRONG, 9).marksAwarded).toBe(2);
    const right = markResponse(print('84').response);
    for (const marks of [0, 1, 2]) expect(toAcceptedMark(right, marks)).toBe(right);
  });
});
