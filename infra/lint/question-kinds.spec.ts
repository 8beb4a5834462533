import { expect, it } from '@jest/globals';
import { GivenAnswerSchema } from '@sumfox/contracts/question/answer';
import { QUESTION_KINDS } from '@sumfox/contracts/question/item';
import { KINDS, OWN_FIELDS } from './question-kinds.ts';

it('the kinds rule forbids the name of every kind of question', () => {
  expect(KINDS).toEqual([...QUESTION_KINDS]);
});

it('the kinds rule forbids every field of a single kind, and its column', () => {
  const fields = Object.keys(GivenAnswerSchema.shape).filter((field) => field !== 'answer');
  const columns = fields.map((field) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  expect(OWN_FIELDS).toEqual(expect.arrayContaining([...fields, ...columns]));
});
