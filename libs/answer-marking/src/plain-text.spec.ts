import { describe, expect, it } from '@jest/globals';
import { derivePolicy } from './derive-policy.js';
import { markAnswer } from './mark-answer.js';
import { textKey } from './plain-text.js';

describe('point on a grid', () => {
  it('matches with and without spaces and brackets, and not with swapped coordinates', () => {
    const keys = ['(7, 2)', '(7,2)', '( 7 , 2 )', '7, 2', '7,2'].map((text) => textKey(text, false));
    expect(new Set(keys)).toEqual(new Set(['(7, 2)']));
    expect(textKey('(2, 7)', false)).toBe('(2, 7)');
  });
});

describe('words', () => {
  const stem = 'Which kind of triangle is it?';
  it.each([
    ['isosceles', 'The answer isosceles', 'correct'],
    ['isosceles', 'It is an isosceles', 'correct'],
    ['isosceles', 'Isosceles.', 'correct'],
    ['isosceles', 'sosceles', 'incorrect'],
    ['on', 'on', 'correct'],
    ['3rd', 'third', 'correct'],
    ['3rd', '3', 'right-value-wrong-form'],
    ['3rd', '2nd', 'incorrect'],
    ['3rd', '3rd kind', 'correct'],
    ['Tuesday', 'on Tuesday', 'correct'],
  ])('%s answered %s', (expected, response, outcome) => {
    const policy = derivePolicy({ modelAnswer: expected, stem });
    expect(markAnswer({ expected, acceptedAnswers: [], policy }, response).outcome).toBe(outcome);
  });

  it.each([
    ['Q', 'correct'],
    ['Noodle Q', 'correct'],
    ['the noodle q', 'correct'],
    ['line Q', 'correct'],
    ['Noodle P', 'incorrect'],
    ['P or Q', 'incorrect'],
    ['not Q', 'incorrect'],
  ])('take a letter behind words of the question and its drawing: %s', (response, outcome) => {
    const asked = 'Look at the four noodles. The third longest one is ___.';
    const policy = derivePolicy({ modelAnswer: 'Q', stem: asked, beside: 'Four lines P, Q, R and S.' });
    expect(markAnswer({ expected: 'Q', acceptedAnswers: [], policy }, response).outcome).toBe(outcome);
  });

  it('require the written case only where the question asks for it', () => {
    const policy = derivePolicy({ modelAnswer: 'Q', stem: '', caseSensitive: true });
    expect(markAnswer({ expected: 'Q', acceptedAnswers: [], policy }, 'q').outcome).toBe('incorrect');
    expect(markAnswer({ expected: 'Q', acceptedAnswers: ['q'], policy }, 'q').outcome).toBe('correct');
  });
});
