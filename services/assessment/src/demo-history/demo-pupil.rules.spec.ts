import { describe, expect, it } from '@jest/globals';
import type { AnswerEntry } from '@sumfox/contracts/assessment/response';
import { type MarkScheme, OPTION_LABELS, type Question } from '@sumfox/contracts/question/item';
import { derivePolicy } from '@sumfox/answer-marking/derive-policy';
import { markItem } from '@sumfox/question-kinds/mark-item';
import { emptyResponse, mergeResponse } from '@sumfox/question-kinds/merge-response';
import { plainQuestion } from '../testing/plain-question.js';
import { answerAsDemoPupil } from './demo-pupil.rules.js';

const OPTIONS = ['8', '12', '16', '20'];
const COUNT = 60;
const ONE_ANSWER = { answerCount: 1, answerLabels: null } as const;

const open = (id: string): [Question, MarkScheme] => [plainQuestion(id), schemeOf(id, ['24 cm'])];
const choice = (id: string): [Question, MarkScheme] => {
  const { parts, ...scheme } = schemeOf(id, ['C'], OPTIONS);
  const mcqOptions = OPTIONS.map((text, i) => ({ label: OPTION_LABELS[i] ?? 'A', text }));
  return [
    { ...plainQuestion(id), questionType: 'mcq', mcqOptions, blankCount: 0, ...ONE_ANSWER },
    { ...scheme, parts: parts.slice(0, 1), questionType: 'mcq' },
  ];
};
const blanks = (id: string): [Question, MarkScheme] => [
  { ...plainQuestion(id), questionType: 'fill-in-the-blank', mcqOptions: null, blankCount: 2, ...ONE_ANSWER },
  { ...schemeOf(id, ['3', '5']), questionType: 'fill-in-the-blank' },
];

function schemeOf(questionId: string, answers: string[], options?: string[]): MarkScheme {
  return {
    questionId,
    questionType: 'open-ended',
    marks: 2,
    modelAnswer: answers.join(', '),
    parts: answers.map((expected) => ({
      label: null,
      expected,
      acceptedAnswers: [],
      policy: derivePolicy({ modelAnswer: expected, stem: '', options }),
    })),
    solutionSteps: ['Work it out.'],
    misconceptions: [{ code: 'halved', explanation: 'That is half of it.', answer: '12' }],
    markPoints: [
      { id: 'M1', label: 'One side', calculation: '4 × 3', result: '12 cm', isTold: false, marks: 1 },
      { id: 'M2', label: 'Both', calculation: '12 × 2', result: '24 cm', isTold: false, marks: 1 },
    ],
  };
}

/** The answer as the paper would keep it. */
function stored(given: AnswerEntry) {
  const decision = mergeResponse(emptyResponse(0), given);
  if (decision.kind !== 'write') throw new Error('there is nothing in the answer');
  return decision.next;
}

describe.each([
  ['a written answer', open],
  ['a choice', choice],
  ['blanks', blanks],
] as const)('answerAsDemoPupil for %s', (_kind, make) => {
  const items = Array.from({ length: COUNT }, (_, i) => make(`item-${i}`));
  const answers = answerAsDemoPupil(
    items.map(([question]) => question),
    items.map(([, scheme]) => scheme),
    3,
  );
  const marks = answers.map((given, i) => markItem(items[i]![1], stored(given)));

  it('gives right and wrong answers that the marker can read', () => {
    const outcomes = new Set(marks.map(({ outcome }) => outcome));
    expect([...outcomes].toSorted()).toEqual(['correct', 'incorrect']);
  });

  it('is less sure of wrong answers, and shows only the first line of their working', () => {
    for (const [i, given] of answers.entries()) {
      if (marks[i]?.isCorrect) expect(given).toMatchObject({ working: '4 × 3 = 12 cm\n12 × 2 = 24 cm' });
      else expect(given).toMatchObject({ working: '4 × 3 = 12 cm' });
      if (!marks[i]?.isCorrect) expect(given.confidenceLevel).not.toBe('high');
    }
  });

  it('answers a question the same way each time', () => {
    const [question, scheme] = items[0]!;
    expect(answerAsDemoPupil([question], [scheme], 3)).toEqual([answers[0]]);
  });
});

it('a demo pupil gets better from sitting to sitting', () => {
  const items = Array.from({ length: 200 }, (_, i) => open(`later-${i}`));
  const rightAt = (sitting: number) =>
    answerAsDemoPupil(
      items.map(([question]) => question),
      items.map(([, scheme]) => scheme),
      sitting,
    ).filter(({ answer }) => answer === '24 cm').length;
  expect(rightAt(12)).toBeGreaterThan(rightAt(0));
});
