import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import {
  type Item,
  ItemSchema,
  MarkSchemeSchema,
  PupilQuestionSchema,
  QUESTION_KINDS,
  QuestionSchema,
} from './item.js';

const readSample = (kind: string): Item => {
  const file = join(import.meta.dirname, '..', '..', 'samples', `item.${kind}.json`);
  return z.parse(ItemSchema, JSON.parse(readFileSync(file, 'utf8')));
};
/** What each kind has a value of its own in; kinds that are answered alike have the same. */
const listFieldsOfKind = ({ question }: Pick<Item, 'question'>): boolean[] => [
  question.mcqOptions !== null,
  question.blankCount > 0,
];
const options = [{ label: 'A' as const, text: '7' }];

describe.each(QUESTION_KINDS)('an item of the kind %s', (kind) => {
  const { question, scheme } = readSample(kind);

  it('is of its kind in both parts, and readable by a page', () => {
    expect([question.questionType, scheme.questionType]).toEqual([kind, kind]);
    expect(z.parse(PupilQuestionSchema, question)).toEqual(question);
  });

  it('rejects a field of another kind, in the question and in the key', () => {
    const foreign = kind === 'mcq' ? { blankCount: 1 } : { mcqOptions: options };
    expect(z.safeParse(QuestionSchema, { ...question, ...foreign }).success).toBe(false);
    const secret = { ...question, modelAnswer: scheme.modelAnswer };
    expect(z.safeParse(QuestionSchema, secret).success).toBe(false);
    expect(z.safeParse(MarkSchemeSchema, { ...scheme, ...foreign }).success).toBe(false);
  });

  it('rejects a kind that has other fields', () => {
    const others = QUESTION_KINDS.filter(
      (other) => !isDeepStrictEqual(listFieldsOfKind(readSample(other)), listFieldsOfKind({ question })),
    );
    for (const questionType of others)
      expect(z.safeParse(QuestionSchema, { ...question, questionType }).success).toBe(false);
  });
});
