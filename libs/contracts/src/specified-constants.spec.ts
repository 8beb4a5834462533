import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { ChallengeReasonSchema } from './assessment/dispute.js';
import { REVIEW_MAX } from './assessment/practice.endpoints.js';
import { BATCH_LEVEL_PERCENTAGES } from './content/pregeneration.js';
import { TopicFieldsSchema } from './content/topic.js';

const REASONS = [
  'same-meaning',
  'correct-result',
  'format-difference',
  'method-valid',
  'units-equivalent',
  'ai-error',
];

/** The sentences by which the contract refuses a topic. */
function listFaults(changes: object): string[] {
  const topic = {
    name: 'Area',
    description: '',
    gradeLevel: 'Primary 5',
    difficultyLevel: 3,
    modelQuestions: [{ question: '2 × 3?', difficulty: 3 }],
    modelAnswers: [{ answer: '6' }],
  };
  const read = z.safeParse(TopicFieldsSchema, { ...topic, ...changes });
  return read.success ? [] : read.error.issues.map(({ message }) => message);
}

describe('specified constants', () => {
  it('accept each reason of a challenge, and no other', () => {
    expect(REASONS.map((reason) => z.safeParse(ChallengeReasonSchema, reason).success)).toEqual(
      REASONS.map(() => true),
    );
    expect(ChallengeReasonSchema.def.entries).toEqual(
      Object.fromEntries(REASONS.map((reason) => [reason, reason])),
    );
  });

  it('give a review at most 20 questions', () => {
    expect(REVIEW_MAX).toBe(20);
  });

  it('split a batch over the levels by 15, 35, 35 and 15 percent', () => {
    expect(BATCH_LEVEL_PERCENTAGES).toEqual({ not_ready: 15, guided: 35, independent: 35, mastery: 15 });
  });

  it.each([
    [{}, []],
    [{ name: ' ' }, ['Topic name is required']],
    [{ gradeLevel: '' }, ['Grade level is required']],
    [{ modelQuestions: [] }, ['At least one model question is required']],
    [{ modelQuestions: [{ question: ' ', difficulty: 3 }] }, ['Question is required']],
    [{ modelAnswers: [] }, ['At least one model answer is required']],
    [{ modelAnswers: [{ answer: ' ' }] }, ['Answer is required']],
  ])('refuse of a topic %j by %j', (changes, faults) => {
    expect(listFaults(changes)).toEqual(faults);
  });

  it.each([0, 6])('refuse the difficulty %i', (difficultyLevel) => {
    expect(listFaults({ difficultyLevel })).toHaveLength(1);
  });
});
