import { describe, expect, it } from '@jest/globals';
import type { Model, ModelReply } from '@sumfox/ai/model';
import { CallText } from '@sumfox/ai/privacy/call-text';
import type { Json } from '@sumfox/ai/json';
import { compareMeanings, mayCompare } from './meaning-judge.js';

const QUESTION = {
  stem: 'What shape is it?',
  given: 'a diamond',
  key: 'rhombus',
  pupilId: 'p',
  texts: new CallText([]),
};

const saying = (...answers: Array<string | null>): Model => {
  let at = 0;
  return {
    isConfigured: true,
    ask: async <Input extends Json, Output>(_task: unknown, _input: Input): Promise<ModelReply<Output>> => {
      const same = answers[at++];
      return same == null
        ? { kind: 'unavailable', reason: 'limited' }
        : { kind: 'answered', output: { same } as Output, model: 'scripted', fromCache: false };
    },
  };
};

describe('compareMeanings', () => {
  it.each([
    ['yes', 'yes', 'same'],
    ['no', 'no', 'different'],
    ['yes', 'no', 'unsure'],
    ['no', 'yes', 'unsure'],
    ['unsure', 'unsure', 'unsure'],
    ['yes', 'unsure', 'unsure'],
  ])('asked in both orders, %s and %s: returns %s', async (one, other, meaning) => {
    expect(await compareMeanings(saying(one, other), QUESTION)).toMatchObject({ kind: 'read', meaning });
  });

  it('does not decide from one order alone', async () => {
    expect(await compareMeanings(saying('yes', null), QUESTION)).toEqual({
      kind: 'unavailable',
      reason: 'limited',
    });
  });

  it.each([
    ['a diamond', 'rhombus', true],
    ['2 triangles', 'two triangles 2', true],
    ['3 triangles', '2 triangles', false],
    ['', 'rhombus', false],
    ['x'.repeat(201), 'rhombus', false],
    ['rhombus or square, accept both', 'rhombus', false],
    ['菱形', 'rhombus', false],
  ])('mayCompare %j with %j: %s', (given, key, may) => {
    expect(mayCompare({ stem: QUESTION.stem, given, key })).toBe(may);
  });
});
