import { derivePolicy } from '@sumfox/answer-marking/derive-policy';
import type { ResponseToMark } from '@sumfox/question-kinds/mark-response';
import { v7 as uuid } from 'uuid';

/** A question of four marks with the answer $105 and three intermediate steps. */
export const SHARES_STEM = 'Ali, Ben and Cai share $252 in the ratio 3 : 4 : 5. How much money does Cai get?';

/** An answer to it; each belongs to a new question unless one is named. */
export function buildShares(
  answer: string,
  working = '',
  questionIndex = 0,
  questionId = uuid(),
): ResponseToMark {
  return {
    questionIndex,
    scheme: {
      questionId,
      questionType: 'open-ended',
      marks: 4,
      modelAnswer: '$105',
      parts: [
        {
          label: null,
          expected: '$105',
          acceptedAnswers: [],
          policy: derivePolicy({ modelAnswer: '$105', stem: SHARES_STEM }),
        },
      ],
      solutionSteps: ['3 + 4 + 5 = 12', '252 ÷ 12 = 21', '5 × 21 = 105'],
      misconceptions: [],
      markPoints: [
        { id: 'M1', label: 'Units in all', calculation: '3 + 4 + 5', result: '12', isTold: false, marks: 1 },
        { id: 'M2', label: 'One unit', calculation: '252 ÷ 12', result: '$21', isTold: false, marks: 1 },
        { id: 'M3', label: 'Largest share', calculation: '5 × 21', result: '$105', isTold: true, marks: 1 },
      ],
    },
    answer,
    selectedOption: null,
    blankAnswers: null,
    answerParts: null,
    working,
  };
}
