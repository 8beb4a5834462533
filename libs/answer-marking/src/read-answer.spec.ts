import { describe, expect, it } from '@jest/globals';
import { derivePolicy } from './derive-policy.js';
import { readAnswer } from './read-answer.js';

describe('the live preview', () => {
  it.each([
    ['1 1/2 kg', 'Find the mass.', '1 1/2 kg', '1½ kg'],
    ['1 1/2', 'Find the sum.', '11/2', '11/2'],
    ['205 cm', 'Give your answer in cm.', '205', '205 cm'],
    ['$3.50', 'How much is it, in dollars?', '3.5', '$3.50'],
    ['3 : 4', '', '3 to 4', '3 : 4'],
    ['7.15 p.m.', '', '1915h', '1915'],
    ['12 r 3', '', '12R3', '12 remainder 3'],
    ['2, 3, 5', '', '1,200 and 5', '1200, 5'],
    ['5x + 3', '', '3+5x', '3 + 5x'],
    ['Ali', '', 'bala', 'bala'],
    ['5', '', '2+3', '2 + 3'],
  ])('of %s (%s): %s is read as %s', (modelAnswer, stem, typed, echo) => {
    expect(readAnswer(derivePolicy({ modelAnswer, stem }), typed)).toEqual({ readable: true, readAs: echo });
  });

  it.each(['', '   ', '5 apples and a bit', '1/0', '(5', '5\u202e', '5'.repeat(300)])(
    '%j cannot be read',
    (typed) => {
      expect(readAnswer(derivePolicy({ modelAnswer: '5', stem: '' }), typed)).toEqual({
        readable: false,
        readAs: null,
      });
    },
  );
});
