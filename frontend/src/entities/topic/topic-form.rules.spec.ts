import { expect, it } from '@jest/globals';
import {
  EMPTY_FORM,
  addAnswer,
  addQuestion,
  changeRow,
  CONSOLE_FORM,
  findTopicFaults,
  fromDraft,
  isTouched,
  removeRow,
  toFields,
} from './topic-form.rules.js';

const filled = {
  ...EMPTY_FORM,
  name: ' Area ',
  questions: changeRow(addQuestion(EMPTY_FORM.questions), 2, { question: ' 2 × 3? ' }),
  answers: changeRow(EMPTY_FORM.answers, 1, { answer: '6', explanation: ' ' }),
};

it('sends what is filled in, trimmed, and no blank row', () => {
  expect(toFields(filled)).toEqual({
    name: 'Area',
    description: '',
    gradeLevel: 'Primary 5',
    difficultyLevel: 3,
    modelQuestions: [{ question: '2 × 3?', difficulty: 3 }],
    modelAnswers: [{ answer: '6' }],
  });
});

it('findTopicFaults names each missing part by its fixed sentence', () => {
  expect(findTopicFaults(filled)).toEqual({});
  expect(findTopicFaults({ ...filled, name: '  ' })).toEqual({ name: 'Topic name is required' });
  expect(findTopicFaults({ ...filled, questions: EMPTY_FORM.questions, answers: addAnswer([]) })).toEqual({
    questions: 'Please add at least one model question.',
  });
  expect(findTopicFaults({ ...filled, answers: addAnswer([]) })).toEqual({
    answers: 'Please add at least one model answer.',
  });
});

it('keeps the last row of each kind', () => {
  const two = addQuestion(EMPTY_FORM.questions);
  expect(removeRow(two, 1)).toEqual([two[1]]);
  expect(removeRow([two[1]!], 2)).toEqual([two[1]]);
  expect(addQuestion([two[1]!])[1]?.key).toBe(3);
});

it('is filled in by a draft, with a row of each kind at least, and the grade as it was chosen', () => {
  const form = fromDraft(
    {
      name: 'Ratio',
      description: 'd',
      difficultyLevel: 4,
      modelQuestions: [{ question: '1 : 2?', difficulty: 2 }],
      modelAnswers: [],
      gradeLevel: null,
      pairs: [],
    },
    { ...EMPTY_FORM, gradeLevel: 'Primary 6' },
  );
  expect(form).toEqual({
    name: 'Ratio',
    description: 'd',
    gradeLevel: 'Primary 6',
    isPaired: false,
    difficultyLevel: 4,
    questions: [{ key: 1, question: '1 : 2?', difficulty: 2 }],
    answers: [{ key: 1, answer: '', explanation: '' }],
  });
});

it('knows whether something would be lost', () => {
  expect(
    isTouched({ ...EMPTY_FORM, gradeLevel: 'Primary 1', questions: addQuestion(EMPTY_FORM.questions) }),
  ).toBe(false);
  expect(isTouched(filled)).toBe(true);
});

it('the form of the console begins with three blank questions, and needs one', () => {
  expect(CONSOLE_FORM.questions.map(({ question, key }) => [question, key])).toEqual([
    ['', 1],
    ['', 2],
    ['', 3],
  ]);
  expect(isTouched(CONSOLE_FORM)).toBe(false);
  const one = changeRow(CONSOLE_FORM.questions, 2, { question: '2 × 3?' });
  expect(toFields({ ...filled, questions: one }).modelQuestions).toHaveLength(1);
});

it('keeps each answer of a sheet with its question, also where one is missing', () => {
  const pair = {
    number: '1',
    difficulty: 2,
    marks: null,
    explanation: '',
    confidence: 97,
    doubts: [],
    places: [],
    pictures: [],
  };
  const form = fromDraft(
    {
      name: 'Ratio',
      description: '',
      difficultyLevel: 2,
      modelQuestions: [],
      modelAnswers: [],
      gradeLevel: 'Primary 3',
      pairs: [
        { ...pair, question: 'one?', answer: '' },
        { ...pair, question: 'two?', answer: '2', explanation: '1 + 1' },
      ],
    },
    EMPTY_FORM,
  );
  expect(form).toMatchObject({ gradeLevel: 'Primary 3', answers: [{ key: 2, answer: '2' }] });
  expect(toFields(form).modelAnswers).toEqual([{ answer: '2', explanation: 'Question 2. 1 + 1' }]);
  const complete = { ...form, answers: [{ key: 1, answer: '1', explanation: '' }, ...form.answers] };
  expect(toFields(complete).modelAnswers).toEqual([{ answer: '1' }, { answer: '2', explanation: '1 + 1' }]);
});
