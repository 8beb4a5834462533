import { expect, it } from '@jest/globals';
import type { AnswerPolicy } from '@sumfox/contracts/question/answer-policy';
import { toPlainPolicy } from './plain-policy.js';
import { describeSizeMiss } from './size-miss.js';

const policyOf = (type: AnswerPolicy['type']): AnswerPolicy => ({
  ...toPlainPolicy({ type, letter: null }),
  caseSensitive: false,
});

it.each([
  ['48', 'number', '60', 'That is too large. Read what the question asks for.'],
  ['48', 'number', '50', 'Close, but a little too large. Check each sum again.'],
  ['48', 'number', '47', 'Close, but a little too small. Check each sum again.'],
  ['48', 'number', '987654', 'That is much too large. Does it fit the question?'],
  ['48', 'number', '3', 'That is much too small. Does it fit the question?'],
  ['$4.50', 'money', '9', 'That is too much. Read what the question asks for.'],
  ['$4.50', 'money', '$2', 'That is too little. Read what the question asks for.'],
  ['14.4 m', 'measure', '20', 'That is too long. Read what the question asks for.'],
  ['14.4 m', 'measure', '1 cm', 'That is much too short. Does it fit the question?'],
  ['2 kg', 'measure', '3 kg', 'That is too much. Read what the question asks for.'],
  ['1 h 30 min', 'duration', '2 h', 'That is too long. Read what the question asks for.'],
  ['3/4', 'number', '1/2', 'That is too small. Read what the question asks for.'],
  ['25%', 'percent', '40', 'That is too large. Read what the question asks for.'],
] as const)(
  'describes a wrong amount by its unit and distance: of %s (%s), %s is: %s',
  (expected, type, response, said) => {
    expect(describeSizeMiss(expected, policyOf(type), response)).toBe(said);
  },
);

it.each([
  ['48', 'number', 'many'],
  ['48', 'number', '48'],
  ['14.4 m', 'measure', '3 kg'],
  ['1 h 30 min', 'duration', '45'],
  ['Mei', 'text', 'Ali'],
  ['3 : 4', 'ratio', '4 : 5'],
] as const)(
  'returns null for an answer that is right or cannot be compared: of %s (%s), %s',
  (expected, type, response) => {
    expect(describeSizeMiss(expected, policyOf(type), response)).toBeNull();
  },
);
