import { expect, it } from '@jest/globals';
import { derivePolicy } from '@sumfox/answer-marking/derive-policy';
import type { MarkScheme } from '@sumfox/contracts/question/item';
import { markResponse, type ResponseToMark } from './mark-response.js';

const GENERAL = 'Not yet. Read the question again, one step at a time.';

interface Source extends Partial<Pick<ResponseToMark, 'answer' | 'selectedOption' | 'blankAnswers'>> {
  answers: readonly string[];
  accepted?: string[];
  options?: readonly string[];
  misconceptions?: MarkScheme['misconceptions'];
}

/** What a pupil reads of an answer that gets no mark. */
function feedbackOn({ answers, accepted = [], options, misconceptions = [], ...given }: Source): string {
  const scheme: MarkScheme = {
    questionId: '0198c0de-0000-7000-8000-000000000001',
    questionType: options ? 'mcq' : answers.length > 1 ? 'fill-in-the-blank' : 'open-ended',
    marks: 2,
    modelAnswer: answers.join(', '),
    parts: answers.map((expected) => ({
      label: null,
      expected,
      acceptedAnswers: accepted,
      policy: derivePolicy({ modelAnswer: expected, stem: '', options }),
    })),
    solutionSteps: ['Work it out.'],
    misconceptions,
    markPoints: [],
  };
  const empty = {
    answer: null,
    selectedOption: null,
    blankAnswers: null,
    answerParts: null,
  };
  const mark = markResponse({
    questionIndex: 0,
    scheme,
    working: '',
    ...empty,
    ...given,
  });
  expect(mark.marksAwarded).toBe(0);
  return mark.feedback;
}

const onePart = (explanation: string) => [{ code: 'one-part', explanation, answer: '60' }];

it('says how a single wrong amount misses the right one', () => {
  expect(feedbackOn({ answers: ['148'], answer: '200' })).toBe(
    'Not yet. Your answer is too big. Look at the question again.',
  );
});

it('says nothing of the size where another accepted value lies on the other side', () => {
  expect(feedbackOn({ answers: ['120'], accepted: ['240'], answer: '180' })).toBe(GENERAL);
});

it('names a known misconception in the place of the size', () => {
  const misconceptions = onePart('You found one part. How many are there in all?');
  expect(feedbackOn({ answers: ['148'], misconceptions, answer: '60' })).toBe(
    'Not yet. You found one part. How many are there in all?',
  );
});

it('says the general sentence where the explanation of a misconception would tell the answer', () => {
  const misconceptions = onePart('You found 60 of 148.');
  expect(feedbackOn({ answers: ['148'], misconceptions, answer: '60' })).toBe(GENERAL);
});

it('says nothing of the size of blanks and of options', () => {
  expect(feedbackOn({ answers: ['148', '260'], blankAnswers: ['200', '300'] })).toBe(GENERAL);
  expect(
    feedbackOn({
      answers: ['B'],
      options: ['100', '148', '200', '260'],
      selectedOption: 'C',
    }),
  ).toBe(GENERAL);
});
