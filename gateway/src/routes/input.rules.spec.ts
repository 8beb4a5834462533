import { describe, expect, it } from '@jest/globals';
import { saveAnswers } from '@product/contracts/assessment/paper.endpoints';
import { ProductError } from '@product/contracts/errors';
import { login } from '@product/contracts/identity/session.endpoints';
import { parseInput } from './input.rules.js';

function refusal(work: () => unknown): Pick<ProductError, 'kind' | 'message'> {
  try {
    work();
  } catch (error) {
    if (error instanceof ProductError) return { kind: error.kind, message: error.message };
    throw error;
  }
  throw new Error('was not refused');
}

describe('what is sent', () => {
  it('is given on as the contract has it, unknown fields of the old client left out', () => {
    const sent = {
      params: { id: '12' },
      query: {},
      body: { answers: [{ answer: '5', role: 'admin' }], extra: 1 },
    };
    expect(parseInput(saveAnswers, sent)).toEqual({
      params: { id: 12 },
      query: undefined,
      body: { answers: [{ answer: '5' }] },
    });
  });

  it('is like a missing object when its path names nothing possible', () => {
    expect(refusal(() => parseInput(saveAnswers, { params: { id: 'abc' }, query: {}, body: {} }))).toEqual({
      kind: 'not-found',
      message: 'Not found',
    });
  });

  it("is refused in the contract's own words where it has some", () => {
    expect(refusal(() => parseInput(login, { params: {}, query: {}, body: {} }))).toEqual({
      kind: 'bad-request',
      message: 'Username and password are required',
    });
  });

  it('is refused by naming the field otherwise', () => {
    const body = { answers: [{ answer: '5' }, { answer: 7 }] };
    expect(refusal(() => parseInput(saveAnswers, { params: { id: '1' }, query: {}, body }))).toEqual({
      kind: 'bad-request',
      message: 'The field "answers.1.answer" is not valid.',
    });
  });
});
