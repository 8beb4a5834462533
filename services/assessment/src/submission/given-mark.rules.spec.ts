import { describe, expect, it } from '@jest/globals';
import { derivePolicy } from '@sumfox/answer-marking/derive-policy';
import type { MarkedQuestion } from '@sumfox/contracts/messages/marking.events';
import { type ResponseToMark, markResponse } from '@sumfox/question-kinds/mark-response';
import { listGivenMarks } from './given-mark.rules.js';

const RESPONSE: ResponseToMark = {
  questionIndex: 0,
  scheme: {
    questionId: 'q',
    questionType: 'open-ended',
    marks: 2,
    modelAnswer: '1.5 kg',
    parts: [
      {
        label: null,
        expected: '1.5 kg',
        acceptedAnswers: [],
        policy: derivePolicy({ modelAnswer: '1.5 kg', stem: 'How heavy is it?' }),
      },
    ],
    solutionSteps: [],
    misconceptions: [],
    markPoints: [],
  },
  answer: '1 1/2 kg',
  selectedOption: null,
  blankAnswers: null,
  answerParts: null,
  working: '',
};
const { readAs, ...MARK } = markResponse(RESPONSE);
const { questionId, isCorrect, marksAwarded, marksPossible, reasonCode, ...rest } = MARK;
const FIGURES = { questionId, isCorrect, marksAwarded, marksPossible, reasonCode };
const SENT: MarkedQuestion = { ...FIGURES, details: { ...rest, isModelRead: true } };

describe('listGivenMarks', () => {
  it('restores the whole mark with the reading of the answer', () => {
    expect(readAs).toBe('1½ kg');
    expect(listGivenMarks([SENT], [RESPONSE])).toEqual([{ ...MARK, readAs, isModelRead: true }]);
  });

  it('skips a mark of version 1, which has no details', () => {
    expect(listGivenMarks([{ ...FIGURES, details: null }, SENT], [RESPONSE])).toHaveLength(1);
  });
});
