import type { QueuedReview } from '@sumfox/contracts/marking/review.endpoints';
import { buildQuestion } from './papers.js';

const RULE_MARK: NonNullable<QueuedReview['ruleMark']> = {
  marksAwarded: 0,
  marksPossible: 4,
  reasonCode: 'wrong-value',
  feedback: 'Not yet. Look at the units again.',
  readAs: null,
  workingMarks: [],
};

/** Working of which the model was not sure: one mark of four stands. */
export function buildWorking(changes: Partial<QueuedReview> = {}): QueuedReview {
  return {
    reviewId: '0192f0c1-0000-7000-8000-000000000a01',
    kind: 'working',
    why: 'not sure of M1',
    itemId: '0192f0c1-0000-7000-8000-000000000001',
    questionText: 'Ali, Ben and Cai share $252 in the ratio 3 : 4 : 5. How much money does Cai get?',
    question: null,
    given: {
      answer: '84',
      selectedOption: null,
      blankAnswers: null,
      answerParts: null,
      working: '3 plus 4 plus 5 is 12',
    },
    key: {
      modelAnswer: '$105',
      solutionSteps: ['3 + 4 + 5 = 12', '252 ÷ 12 = 21', '5 × 21 = 105'],
      parts: [{ label: null, expected: '$105', acceptedAnswers: [] }],
      markPoints: [
        { id: 'M1', label: 'Units in all', calculation: '3 + 4 + 5', result: '12', isTold: false, marks: 1 },
      ],
    },
    challengeReason: null,
    ruleMark: RULE_MARK,
    standing: { marksAwarded: 1, marksPossible: 4 },
    modelSaid: [
      {
        task: 'judge-working',
        version: 1,
        model: 'gpt-6-luna',
        output: { points: [{ point: 'M1', shown: 'unsure', quote: '' }] },
      },
    ],
    createdAt: '2026-11-20T02:00:00.000Z',
    decision: null,
    ...changes,
  };
}

/** A challenged choice. */
export function buildChallenge(): QueuedReview {
  return buildWorking({
    reviewId: '0192f0c1-0000-7000-8000-000000000a02',
    kind: 'challenge',
    why: 'no rule can weigh the reason',
    questionText: 'How many sides has a square?',
    question: buildQuestion({
      questionText: 'How many sides has a square?',
      questionType: 'mcq',
      mcqOptions: [
        { label: 'A', text: 'two' },
        { label: 'B', text: 'four' },
        { label: 'C', text: 'three' },
        { label: 'D', text: 'five' },
      ],
    }),
    given: { answer: 'C', selectedOption: 'C', blankAnswers: null, answerParts: null, working: '' },
    key: {
      modelAnswer: 'B',
      solutionSteps: ['A square has four sides.'],
      parts: [{ label: null, expected: 'B', acceptedAnswers: [] }],
      markPoints: [],
    },
    challengeReason: 'method-valid',
    standing: { marksAwarded: 0, marksPossible: 1 },
    modelSaid: [],
  });
}

/** A solution that nobody could prove: nothing is marked. */
export function buildDoubtedKey(): QueuedReview {
  return {
    ...buildChallenge(),
    reviewId: '0192f0c1-0000-7000-8000-000000000a03',
    kind: 'verification',
    why: 'the key could not be proved',
    given: null,
    challengeReason: null,
    ruleMark: null,
    standing: null,
  };
}
