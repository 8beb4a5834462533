import { expect, it } from '@jest/globals';
import type { AnswerPolicy } from '@sumfox/contracts/question/answer-policy';
import { toPlainPolicy } from './plain-policy.js';
import { describeSizeMiss, SIZE_MISSES } from './size-miss.js';

const policyOf = (type: AnswerPolicy['type'], changes: Partial<AnswerPolicy> = {}): AnswerPolicy => ({
  ...toPlainPolicy({ type, letter: null }),
  caseSensitive: false,
  ...changes,
});
const right = (expected: string, ...acceptedAnswers: string[]) => ({
  expected,
  acceptedAnswers,
});

it.each([
  ['148', 'number', '200', 'tooBig'],
  ['148', 'number', '100', 'tooSmall'],
  ['148', 'number', '150', 'close'],
  ['148', 'number', '147', 'close'],
  ['148', 'number', '1480', 'muchTooBig'],
  ['148', 'number', '14', 'muchTooSmall'],
  ['148', 'number', '0', 'muchTooSmall'],
  ['$4.50', 'money', '$9', 'tooBig'],
  ['$4.50', 'money', '200 cents', 'tooSmall'],
  ['$4.50', 'money', '$4.55', 'close'],
  ['$4.50', 'money', '$450', 'muchTooBig'],
  ['$4.50', 'money', '4 cents', 'muchTooSmall'],
  ['14.4 m', 'measure', '20 m', 'tooBig'],
  ['14.4 m', 'measure', '1 cm', 'muchTooSmall'],
  ['1.250 kg', 'measure', '2 kg', 'tooBig'],
  ['1.250 kg', 'measure', '125 g', 'muchTooSmall'],
  ['1 h 30 min', 'duration', '2 h', 'tooBig'],
  ['1 h 30 min', 'duration', '80 min', 'tooSmall'],
  ['1 h 30 min', 'duration', '1 h 35 min', 'close'],
  ['-60', 'number', '-20', 'tooBig'],
] as const)('describes a wrong amount: of %s (%s), %s is %s', (expected, type, response, said) => {
  expect(describeSizeMiss(right(expected), policyOf(type), response)).toBe(SIZE_MISSES[said]);
});

it.each([
  ['10', '11', 'tooBig'],
  ['10', '9', 'tooSmall'],
  ['48', '47', 'tooSmall'],
  ['48', '987654', 'tooBig'],
  ['13/4', '7/2', 'tooBig'],
] as const)('names the side alone of an answer under fifty: of %s, %s is %s', (expected, response, said) => {
  expect(describeSizeMiss(right(expected), policyOf('number'), response)).toBe(SIZE_MISSES[said]);
});

it.each([
  ['9', 'number', '8'],
  ['1', 'number', '2'],
  ['0', 'number', '7'],
  ['0.3', 'number', '0.4'],
  ['2/3', 'number', '1/3'],
  ['$4', 'money', '$5'],
  ['2 kg', 'measure', '3 kg'],
] as const)('says nothing where few answers are left: of %s (%s), %s', (expected, type, response) => {
  expect(describeSizeMiss(right(expected), policyOf(type), response)).toBeNull();
});

it('says nothing of an answer that has the right value', () => {
  expect(describeSizeMiss(right('148'), policyOf('number'), '148')).toBeNull();
  expect(describeSizeMiss(right('14.4 m'), policyOf('measure'), '1440 cm')).toBeNull();
});

it.each([
  ['148', 'number', 'many'],
  ['148', 'number', '50%'],
  ['14.4 m', 'measure', '3 kg'],
  ['Mei', 'text', 'Ali'],
  ['30 : 40', 'ratio', '40 : 50'],
  ['25%', 'percent', '40'],
  ['25%', 'percent', '1/2'],
  ['25%', 'percent', '0.3'],
  ['25%', 'percent', '0.45'],
] as const)(
  'says nothing of what cannot be compared for sure: of %s (%s), %s',
  (expected, type, response) => {
    expect(describeSizeMiss(right(expected), policyOf(type), response)).toBeNull();
  },
);

it.each([
  ['$2.50', 'money', '245'],
  ['2 h 30 min', 'duration', '100'],
  ['90 min', 'duration', '2'],
  ['1.5 kg', 'measure', '1600'],
] as const)(
  'says nothing of a number that may be meant in another unit: of %s (%s), %s',
  (expected, type, response) => {
    expect(describeSizeMiss(right(expected), policyOf(type), response)).toBeNull();
  },
);

it('reads a number without unit in the one unit that the question fixes', () => {
  const inCm = policyOf('measure', { unit: 'cm' });
  expect(describeSizeMiss(right('90 cm'), inCm, '120')).toBe(SIZE_MISSES.tooBig);
  expect(describeSizeMiss(right('90'), inCm, '1 m')).toBe(SIZE_MISSES.tooBig);
  const inBoth = policyOf('duration', { unit: 'h min' });
  expect(describeSizeMiss(right('2 h 15 min'), inBoth, '120')).toBeNull();
});

it('does not take a unit that the question names for a count', () => {
  const named = policyOf('number', { nouns: ['cm', 'm'] });
  expect(describeSizeMiss(right('148'), named, '2 m')).toBeNull();
});

it('says nothing where several amounts are right, and ignores other forms of the same', () => {
  expect(describeSizeMiss(right('12', '24'), policyOf('number'), '18')).toBeNull();
  expect(describeSizeMiss(right('12', 'a dozen eggs'), policyOf('number'), '18')).toBeNull();
  expect(describeSizeMiss(right('12', '24/2'), policyOf('number'), '18')).toBe(SIZE_MISSES.tooBig);
});

it('speaks in short sentences without figures', () => {
  const sentences = Object.values(SIZE_MISSES).flatMap((text) => text.split(/(?<=[.?!]) /));
  expect(sentences).toHaveLength(10);
  for (const sentence of sentences) {
    expect(sentence).toMatch(/^[A-Z][A-Za-z ]+[.?]$/);
    expect(sentence.split(' ').length).toBeLessThanOrEqual(8);
  }
});
