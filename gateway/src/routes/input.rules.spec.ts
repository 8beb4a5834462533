import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { createAssessment, saveAnswers } from '@sumfox/contracts/assessment/paper.endpoints';
import { ProductError } from '@sumfox/contracts/errors';
import { toggleStatus } from '@sumfox/contracts/identity/admin.endpoints';
import { updateProfile } from '@sumfox/contracts/identity/profile.endpoints';
import { register } from '@sumfox/contracts/identity/registration.endpoints';
import { login } from '@sumfox/contracts/identity/session.endpoints';
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

function fieldsRefused(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    if (error instanceof ProductError) return error.details?.fields;
    throw error;
  }
  throw new Error('was not refused');
}

describe('parseInput', () => {
  it('returns the fields of the contract and drops unknown ones', () => {
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

  it.each(['role', 'isActive', 'ownerId', 'pupilId', 'score', 'completedAt'])(
    'rejects a body that sets "%s"',
    (field) => {
      const sent = { params: {}, query: {}, body: { type: 'adaptive', colour: 'blue' } };
      expect(parseInput(createAssessment, sent).body).toEqual({ type: 'adaptive' });
      expect(
        refusal(() => parseInput(createAssessment, { ...sent, body: { ...sent.body, [field]: 1 } })),
      ).toEqual({ kind: 'bad-request', message: `The field "${field}" may not be sent.` });
    },
  );

  it('accepts such a field where the contract asks for it', () => {
    const sent = { params: { userId: randomUUID() }, query: {}, body: { isActive: false } };
    expect(parseInput(toggleStatus, sent).body).toEqual({ isActive: false });
  });

  it('rejects an impossible id in the path as not-found', () => {
    expect(refusal(() => parseInput(saveAnswers, { params: { id: 'abc' }, query: {}, body: {} }))).toEqual({
      kind: 'not-found',
      message: 'Not found',
    });
  });

  it("rejects with the contract's own sentence where it has one", () => {
    expect(refusal(() => parseInput(login, { params: {}, query: {}, body: {} }))).toEqual({
      kind: 'bad-request',
      message: 'Username and password are required',
    });
  });

  it('names a forbidden field, cut to 40 characters', () => {
    const made = 'x'.repeat(1_000);
    const body = { name: 'Mei', isBoss: true, [made]: 1 };
    const sent = { params: {}, query: {}, body };
    expect(refusal(() => parseInput(updateProfile, sent)).message).toBe(
      'The field "isBoss" may not be sent.',
    );
    expect(fieldsRefused(() => parseInput(updateProfile, sent))).toEqual(['isBoss', 'x'.repeat(40)]);
  });

  it('names a field once, however many faults it has', () => {
    const body = { role: 'child', username: '', password: 'blue7fox', name: 'Mei', gradeLevel: 'Primary 1' };
    expect(fieldsRefused(() => parseInput(register, { params: {}, query: {}, body }))).toEqual(['username']);
  });

  it.each(['Primary 7', 'primary 5', ''])('names the unknown grade "%s"', (gradeLevel) => {
    const sent = { params: {}, query: {}, body: { type: 'adaptive', gradeLevel } };
    expect(refusal(() => parseInput(createAssessment, sent))).toEqual({
      kind: 'bad-request',
      message: `Invalid grade level: ${gradeLevel}`,
    });
  });

  it('names the field where the contract has no sentence', () => {
    const body = { answers: [{ answer: '5' }, { answer: 7 }] };
    expect(refusal(() => parseInput(saveAnswers, { params: { id: '1' }, query: {}, body }))).toEqual({
      kind: 'bad-request',
      message: 'The field "answers.1.answer" is not valid.',
    });
  });
});
