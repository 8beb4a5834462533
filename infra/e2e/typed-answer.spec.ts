import { describe, expect, it } from '@jest/globals';
import { toPlainPolicy } from '@sumfox/answer-marking/plain-policy';
import type { AnswerPolicy } from '@sumfox/contracts/question/answer-policy';
import { rewrite } from './typed-answer.js';

const policy = (patch: Partial<AnswerPolicy> = {}): { policy: AnswerPolicy } => ({
  policy: { ...toPlainPolicy({ type: 'number', letter: null }), ...patch },
});

describe('rewrite', () => {
  it.each([
    ['1 1/2 ℓ', {}, '3/2 ℓ'],
    ['5/6 kg', {}, '10/12 kg'],
    ['12 000 tickets', {}, '12,000 tickets'],
    ['9700', {}, '9,700'],
    ['$43', { type: 'money' }, '$43.00'],
    ['$4.60', { type: 'money' }, ' $4.60 '],
    ['9.1', {}, '9.10'],
    ['58', {}, ' 58 '],
  ] as const)('turns %s (%j) into %s', (text, patch, written) => {
    expect(rewrite(text, policy(patch))).toBe(written);
  });

  it.each([{ simplestForm: true }, { form: 'mixed' }, { decimalPlaces: 1 }] as const)(
    'keeps the form that the question requires (%j)',
    (patch) => {
      expect(rewrite('1 1/2', policy(patch))).toBe(' 1 1/2 ');
    },
  );
});
