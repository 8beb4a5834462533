import { describe, expect, it } from '@jest/globals';
import type { AnswerPolicy } from '@sumfox/contracts/question/answer-policy';
import { AnswerPolicySchema } from '@sumfox/contracts/question/answer-policy';
import * as z from 'zod/mini';
import { derivePolicy } from './derive-policy.js';
import { markAnswer } from './mark-answer.js';

describe('derivePolicy', () => {
  it.each<[string, string, Partial<AnswerPolicy>]>([
    [
      '3/4',
      'Give your answer as a fraction in its simplest form.',
      { type: 'number', form: 'fraction', simplestForm: true },
    ],
    ['2 3/4', 'Write 11/4 as a mixed number in its simplest form.', { form: 'mixed', simplestForm: true }],
    ['7/3', 'Write 2 1/3 as an improper fraction.', { form: 'improper', simplestForm: false }],
    ['25%', 'Express 1/4 as a percentage.', { type: 'percent', form: 'percent' }],
    ['0.25', 'Write 1/4 as a decimal.', { form: 'decimal' }],
    ['3.33', 'Find 10 ÷ 3. Give your answer correct to 2 decimal places.', { decimalPlaces: 2, form: null }],
    ['1915', 'Write 7.15 p.m. using the 24-hour clock.', { type: 'time-of-day', form: 'time24' }],
    ['8.05 a.m.', 'Write 0805 using the 12-hour clock.', { type: 'time-of-day', form: 'time12' }],
    ['45 min', 'How long did the show last, in minutes?', { type: 'duration', unit: 'min' }],
    ['205 cm', 'Give your answer in cm.', { type: 'measure', unit: 'cm' }],
    ['3040', '3 km 40 m = ___ m', { type: 'measure', unit: 'm' }],
    ['14', 'How many days are there in 2 weeks?', { type: 'duration', unit: 'day' }],
    ['9', 'Ali came in second place. How many points did he have?', { type: 'number', unit: null }],
    ['15', 'How many more minutes did Bala take?', { type: 'duration', unit: 'min' }],
    ['2 h 15 min', 'Give your answer in hours and minutes.', { type: 'duration', unit: 'h min' }],
    ['350 cents', 'Give your answer in cents.', { type: 'money', unit: 'cent' }],
    [
      '3 : 4',
      'Find the ratio of red to blue beads in its simplest form.',
      { type: 'ratio', simplestForm: true },
    ],
    [
      '12 r 3',
      '63 ÷ 5 = ? Give the quotient and the remainder.',
      { type: 'quotient-remainder', divisor: '5' },
    ],
    ['0.4, 0.45, 0.5', 'Arrange 0.5, 0.4 and 0.45 in ascending order.', { type: 'list', ordered: true }],
    ['2, 3, 5', 'List the prime factors of 30.', { type: 'list', ordered: false }],
    ['one thousand two hundred and five', 'Write 1205 in words.', { type: 'number', form: 'words' }],
    ['408', 'Write four hundred and eight in figures.', { type: 'number', form: 'figures' }],
    ['408', 'What is four hundred and eight in figures?', { form: 'figures' }],
    ['30 cm²', 'Siti lays squares in figures. What is the area of Figure 5?', { form: null }],
    ['2 × 2 × 3', 'Write 12 as a product of prime factors.', { form: 'product-of-primes' }],
    ['4m', 'Express the total in terms of m.', { type: 'algebra', letter: 'm' }],
    ['4m', 'How long is the rope?', { type: 'measure', letter: null }],
    ['5x + 3', 'Simplify 2x + 3 + 3x.', { type: 'algebra', letter: 'x', simplestForm: true }],
    ['Ali = 5, Bala = 7', 'How many has each?', { type: 'labelled-set' }],
    ['x = 5', 'Find the value of x.', { type: 'labelled-set' }],
    ['5 March', 'On which date does it end?', { type: 'date' }],
    ['Ali', 'Who has more marbles, Ali or Bala?', { type: 'words' }],
    ['>', 'Fill in the blank with <, > or =.', { type: 'text' }],
    ['24 apples', 'How many apples are left?', { type: 'number' }],
  ])('%s to %s', (modelAnswer, stem, fields) => {
    const policy = derivePolicy({ modelAnswer, stem });
    expect(z.parse(AnswerPolicySchema, policy)).toEqual(policy);
    expect(policy).toMatchObject(fields);
    expect(markAnswer({ expected: modelAnswer, acceptedAnswers: [], policy }, modelAnswer).outcome).toBe(
      'correct',
    );
  });

  it('leaves out a demand that the model answer does not meet', () => {
    const policy = derivePolicy({
      modelAnswer: '2 h',
      stem: 'A film lasts 120 minutes. How long is that in minutes and in hours?',
    });
    expect(markAnswer({ expected: '2 h', acceptedAnswers: [], policy }, '2 h').outcome).toBe('correct');
    const rough = derivePolicy({ modelAnswer: '6/8', stem: 'Give your answer in its simplest form.' });
    expect(rough.simplestForm).toBe(false);
  });

  it('reads a choice by its options', () => {
    const policy = derivePolicy({
      modelAnswer: 'B',
      stem: 'Which is it?',
      options: ['12', '24', '36', '48'],
    });
    expect(policy).toMatchObject({ type: 'choice', options: ['12', '24', '36', '48'] });
  });

  it.each(['12:00', '1:00', '3:04', '08:05'])(
    'reads the key %s as a time, even when the stem asks for none',
    (modelAnswer) => {
      expect(derivePolicy({ modelAnswer, stem: 'When does the show begin?' }).type).toBe('time-of-day');
    },
  );

  it.each(['3:4', '12 : 10', '10:15'])(
    'reads the key %s as a ratio when no time is asked for',
    (modelAnswer) => {
      expect(derivePolicy({ modelAnswer, stem: 'How do they compare?' }).type).toBe('ratio');
    },
  );

  describe('units beside a number', () => {
    const strips = 'Each strip is 5 cm or 10 cm. How many 10 cm strips are there?';
    const books = 'The number goes up by the same amount. How many books are borrowed in Week 4?';
    const area = 'The area of the whole mat is ___ cm².';
    const share = 'The share that is left is ___ of the whole. The trail is ___ km long.';
    const notes = 'Each note is $5 or $50. There are ___ $50 notes.';
    const figures = 'Siti lays squares in figures. The area of Figure 5 is ___ cm².';
    const value = 'One unit of x takes ___ cm³ in each tank. The value of x is ___.';

    it.each<[string, string, string, string, string, number | null]>([
      ['4 strips', '4', strips, '4 strips', 'correct', null],
      ['4 strips', '4', strips, '4 cm', 'incorrect', null],
      ['36 books', '36', books, '36 books', 'correct', null],
      ['36 books', '36', books, '36 weeks', 'incorrect', null],
      ['2 notes', '2', notes, '2 notes', 'correct', null],
      ['2 notes', '2', notes, '$2', 'incorrect', null],
      ['129 cm²', '129', area, '129', 'correct', null],
      ['129 cm²', '129', area, '129 cm2', 'correct', null],
      ['129 cm²', '129', area, '129 cm 2', 'correct', null],
      ['129 cm²', '129', area, '129 cm', 'incorrect', null],
      ['129 cm²', '129', area, '12900 mm²', 'right-value-wrong-form', null],
      ['30 cm²', '30', figures, 'thirty', 'correct', null],
      ['0.2', '0.2', share, '20%', 'correct', 0],
      ['0.2', '0.2', share, '0.2 km', 'incorrect', 0],
      ['2.8 km', '2.8', share, '2.8 km', 'correct', 1],
      ['2.8 km', '2.8', share, '2800 m', 'right-value-wrong-form', 1],
      ['9', '9', value, 'x = 9', 'correct', 1],
      ['9', '9', value, 'nine', 'correct', 1],
      ['9', '9', value, '9 cm³', 'incorrect', 1],
    ])('%s (or %s) to "%s": %s is %s', (modelAnswer, bare, stem, response, outcome, blank) => {
      const policy = derivePolicy({ modelAnswer, stem, ...(blank === null ? {} : { blank }) });
      const acceptedAnswers = bare === modelAnswer ? [] : [bare];
      expect(markAnswer({ expected: modelAnswer, acceptedAnswers, policy }, response).outcome).toBe(outcome);
    });
  });

  it('reads 24 hours as a duration, and a number among times as a number', () => {
    const pay = 'He worked for 24 hours. How much did he get in the weekday hours?';
    expect(derivePolicy({ modelAnswer: '$80', stem: pay }).form).toBeNull();
    const test = 'At 2.50 p.m. and 3.00 p.m., tests begin. They are ___ min apart. It is test number ___.';
    expect(derivePolicy({ modelAnswer: '5', stem: test, blank: 1 })).toMatchObject({
      type: 'number',
      unit: null,
    });
  });
});
