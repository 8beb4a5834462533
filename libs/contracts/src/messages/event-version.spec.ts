import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { readVersion } from '../version.js';
import { toMessageName } from './event-version.js';
import { submissionMarked } from './marking.events.js';

it('toMessageName includes the version from 2 on', () => {
  expect([1, 2].map((version) => toMessageName({ name: 'thing.moved', version }))).toEqual([
    'thing.moved',
    'thing.moved.v2',
  ]);
});

describe('submission.marked', () => {
  const figures = {
    questionId: 'q',
    isCorrect: true,
    marksAwarded: 2,
    marksPossible: 2,
    reasonCode: 'correct',
  };
  const submissionId = '01a1fe3f-4399-7733-9b7e-b1c40e658634';

  it('keeps the figures of version 1 without details', () => {
    expect(readVersion(submissionMarked, 1, { submissionId, marks: [figures] })).toEqual({
      submissionId,
      marks: [{ ...figures, details: null }],
    });
  });

  it("rejects the reading of an answer, which can repeat a child's words", () => {
    const details = {
      questionIndex: 0,
      outcome: 'correct',
      feedback: 'Yes!',
      suggestions: [],
      workingMarks: [],
      misconceptionCode: null,
      isModelRead: false,
    };
    const parse = (more: object) =>
      z.safeParse(submissionMarked.data, {
        submissionId,
        marks: [{ ...figures, details: { ...details, ...more } }],
      }).success;
    expect([parse({}), parse({ readAs: 'Amy' })]).toEqual([true, false]);
  });
});
