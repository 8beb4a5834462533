import { describe, expect, it } from '@jest/globals';
import type { AnswerPolicy } from '@sumfox/contracts/question/answer-policy';
import type { MarkScheme } from '@sumfox/contracts/question/item';
import { derivePolicy } from '@sumfox/answer-marking/derive-policy';
import { markItem } from './mark-item.js';
import { rereadItem } from './reread-item.js';

function buildScheme(expected: string, stem: string, overrides: Partial<AnswerPolicy> = {}): MarkScheme {
  return {
    questionId: 'q',
    questionType: 'open-ended',
    marks: 2,
    modelAnswer: expected,
    parts: [
      {
        label: null,
        expected,
        acceptedAnswers: [],
        policy: derivePolicy({ modelAnswer: expected, stem, overrides }),
      },
    ],
    solutionSteps: ['…'],
    misconceptions: [],
    markPoints: [],
  };
}

const give = (answer: string) => ({
  answer,
  selectedOption: null,
  blankAnswers: null,
  answerParts: null,
  working: null,
});
const reread = (
  expected: string,
  stem: string,
  answer: string,
  overrides: Partial<AnswerPolicy> = {},
  answerUnit: string | null = null,
) => rereadItem(buildScheme(expected, stem, overrides), give(answer), { questionText: stem, answerUnit });

describe('rereadItem', () => {
  it.each([
    ['3/4', 'What part is it? Give it as a fraction.', '0.75', {}, 'form', true, 'Give it as a fraction.'],
    ['3/4', 'What part is it?', '0.75', { form: 'fraction' }, 'form', false, null],
    ['3/4', 'Give it in its simplest form.', '6/8', {}, 'simplest', true, 'Give it in its simplest form.'],
    ['3/4', 'What part is it?', '6/8', { simplestForm: true }, 'simplest', false, null],
    ['200 cm', 'How long is it in cm?', '2 m', {}, 'unit', true, 'How long is it in cm?'],
    ['200 cm', 'How long is it?', '2 m', { unit: 'cm' }, 'unit', false, null],
    ['200 cm', 'How long is it?', '200', { unitRequired: true }, 'unit-missing', false, null],
    ['2.50', 'Give it to 2 decimal places.', '2.5', {}, 'places', true, 'Give it to 2 decimal places.'],
    ['2.50', 'How much is it?', '2.5', { decimalPlaces: 2 }, 'places', false, null],
    ['5', 'How many are there?', '2 + 3', {}, 'manner', true, null],
  ] as const)('%s for %j, given %s: %s', (expected, stem, answer, overrides, kind, isAsked, sentence) => {
    expect(reread(expected, stem, answer, overrides)).toMatchObject({
      kind: 'same-value',
      demand: { kind, isAsked, sentence },
    });
  });

  it('treats the unit printed beside the box as requested', () => {
    expect(reread('200 cm', 'How long is it?', '2 m', { unit: 'cm' }, 'cm')).toMatchObject({
      demand: { kind: 'unit', isAsked: true },
    });
  });

  it("reads by a grammar other than the key's", () => {
    const stem = 'Who has more?';
    const scheme = buildScheme('3/4', stem, { type: 'text' });
    expect(markItem(scheme, give('0.75')).isCorrect).toBe(false);
    const found = rereadItem(scheme, give('0.75'), { questionText: stem, answerUnit: null });
    expect(found).toMatchObject({ kind: 'same-value', demand: null });
    if (found.kind === 'same-value') expect(markItem(found.scheme, give('0.75')).isCorrect).toBe(true);
  });

  it.each([
    ['48', '84', 'other-value'],
    ['48', '48 or 84', 'other-value'],
    ['48', 'it is fourty ate I gess', 'unread'],
    ['3 : 4', '4 : 3', 'other-value'],
    ['2 m', '2', 'same-value'],
    ['48', '', 'other-value'],
  ] as const)('rejects another value than the key: %s, given %j, is %s', (expected, answer, kind) => {
    expect(reread(expected, 'How many?', answer).kind).toBe(kind);
  });

  it('rejects a list in another order than the requested one', () => {
    const stem = 'Arrange the numbers in ascending order.';
    expect(reread('1, 2, 3', stem, '3, 2, 1').kind).toBe('other-value');
    expect(reread('1, 2, 3', stem, '1, 2 and 3').kind).toBe('same-value');
    expect(reread('1, 2, 3', 'Which numbers are they?', '3, 2, 1').kind).toBe('same-value');
  });

  it('requires every part', () => {
    const stem = 'Find both.';
    const one = buildScheme('3/4', stem, { form: 'fraction' }).parts[0]!;
    const scheme = { ...buildScheme('3/4', stem), parts: [one, { ...one, expected: '1/2' }] };
    const blanks = (...blankAnswers: string[]) => ({ ...give(''), answer: null, blankAnswers });
    const question = { questionText: stem, answerUnit: null };
    expect(rereadItem(scheme, blanks('0.75', '0.5'), question).kind).toBe('same-value');
    expect(rereadItem(scheme, blanks('0.75', '0.6'), question).kind).toBe('other-value');
    expect(rereadItem(scheme, blanks('0.75', 'haf of it'), question).kind).toBe('unread');
  });
});
