import { describe, expect, it } from '@jest/globals';
import { hasOwnNumbers, wordsOf } from './told-numbers.js';

describe('hasOwnNumbers', () => {
  it('refuses the numbers of another question, in any order and in another story', () => {
    expect(hasOwnNumbers('Ali has 3 pens and 4 1/2 m.', ['4 ropes of 1/2 m, 3 in all'])).toBe(false);
    expect(hasOwnNumbers('Ali has 3 pens.', ['Bala has 3 pens and 4 caps.', 'Siti has 5.'])).toBe(true);
    expect(hasOwnNumbers('50 200 tins', ['50 tins of 200 g'])).toBe(true);
  });

  it('compares the words where no number is told', () => {
    expect(hasOwnNumbers('Which is longer?', ['Which is longer?'])).toBe(false);
    expect(hasOwnNumbers('Which is longer?', ['Which is heavier?'])).toBe(true);
  });
});

describe('wordsOf', () => {
  it('adds what the drawing shows', () => {
    expect(wordsOf({ questionText: 'How many?', visual: null })).toBe('How many?');
    expect(wordsOf({ questionText: 'How many?', visual: { svg: '', alt: '3 cups' } })).toBe(
      'How many? 3 cups',
    );
  });
});
