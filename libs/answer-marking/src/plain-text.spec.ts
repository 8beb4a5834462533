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
    ['Tuesday', 'Tues', 'correct'],
    ['Tuesday', 'Tue.', 'correct'],
    ['Tuesday', 'Teusday', 'correct'],
    ['Tuesday', 'Thur', 'incorrect'],
    ['Tuesday', 'Thursday', 'incorrect'],
    ['Sunday', 'Monday', 'incorrect'],
    ['Sunday', 'Sat', 'incorrect'],
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

  it.each([
    ['Q', 'Card ___ shows the smallest number.', 'Card Q shows the smallest number', 'correct'],
    ['Q', 'Card ___ shows the smallest number.', 'Card P shows the smallest number', 'incorrect'],
    ['Q', 'Card ___ shows the smallest number.', 'Card Q or card P', 'unreadable'],
    ['circle', 'Shape 11 is a ___.', 'Shape 11 is a circle', 'correct'],
    ['circle', 'Shape 11 is a ___.', 'circle shape', 'correct'],
    ['circle', 'Shape 11 is a ___.', 'Shape 11 is a square', 'incorrect'],
    ['sphere', 'A solid has no flat face. What is its name?', 'The solid is a sphere', 'correct'],
    ['sphere', 'A solid has no flat face. What is its name?', 'The solid is a cone', 'incorrect'],
    ['half circle', 'You can make a ___.', 'semi-circle', 'correct'],
    ['half circle', 'You can make a ___.', 'half of a circle', 'correct'],
    ['half circle', 'You can make a ___.', 'quarter of a circle', 'incorrect'],
    ['half circle', 'You can make a ___.', 'half', 'incorrect'],
    ['left', 'The next arrow points ___.', 'The next arrow points left', 'correct'],
    ['left', 'The next arrow points ___.', 'to the left', 'correct'],
    ['left', 'The next arrow points ___.', 'to the right', 'incorrect'],
    ['ℓ', 'Which unit goes in the box?', 'liters', 'correct'],
    ['ℓ', 'Which unit goes in the box?', 'millilitres', 'incorrect'],
    ['5th', 'In which place is Eva from the right?', '5th from the right', 'correct'],
    ['5th', 'In which place is Eva from the right?', 'fifth place', 'correct'],
    ['5th', 'In which place is Eva from the right?', '5th from the left', 'incorrect'],
    ['5th', 'In which place is Eva from the right?', '4th from the right', 'incorrect'],
    ['AB', 'The side that is parallel to side CD is ___.', 'side BA', 'correct'],
    ['AB', 'The side that is parallel to side CD is ___.', 'CD', 'incorrect'],
    ['AB', 'The side that is parallel to side CD is ___.', 'ABC', 'incorrect'],
    ['∠EBA', 'Of ∠EBA and ∠DEB, the same angle as ∠DBE is ___.', '<ABE', 'correct'],
    ['∠EBA', 'Of ∠EBA and ∠DEB, the same angle as ∠DBE is ___.', '∠ EBA', 'correct'],
    ['∠EBA', 'Of ∠EBA and ∠DEB, the same angle as ∠DBE is ___.', 'EAB', 'incorrect'],
    ['∠EBA', 'Of ∠EBA and ∠DEB, the same angle as ∠DBE is ___.', 'angle EBD', 'incorrect'],
  ])('%s to "%s": %s', (expected, asked, response, outcome) => {
    const policy = derivePolicy({ modelAnswer: expected, stem: asked });
    expect(markAnswer({ expected, acceptedAnswers: [], policy }, response).outcome).toBe(outcome);
  });

  it.each([
    ['cat', 'correct'],
    ['CATS', 'correct'],
    ['dog', 'incorrect'],
    ['cow', 'incorrect'],
  ])('take one thing of a row for its name: %s', (response, outcome) => {
    const names = ['Cats', 'Dogs', 'Cows'];
    const policy = derivePolicy({ modelAnswer: 'Cats', stem: 'The row with the most pets is ___.', names });
    expect(markAnswer({ expected: 'Cats', acceptedAnswers: [], policy }, response).outcome).toBe(outcome);
  });

  it('require the written case only where the question asks for it', () => {
    const policy = derivePolicy({ modelAnswer: 'Q', stem: '', caseSensitive: true });
    expect(markAnswer({ expected: 'Q', acceptedAnswers: [], policy }, 'q').outcome).toBe('incorrect');
    expect(markAnswer({ expected: 'Q', acceptedAnswers: ['q'], policy }, 'q').outcome).toBe('correct');
  });
});
