import { describe, expect, it } from '@jest/globals';
import { BARE, countOf, measured } from '../core/amount.js';
import { exact } from '../numbers/exact.js';
import { close, withoutClosing, writeClosing } from './closing-sentence.js';

const metres = { value: exact(5, 2), style: measured('m') };

describe('writeClosing', () => {
  it.each([
    ['The green one was ___ m long.', 'So the green one was 2.5 m long.'],
    ['Weiming used ___ m of rope.', 'So Weiming used 2.5 m of rope.'],
    ['Painting takes ___ m of tape.', 'So painting takes 2.5 m of tape.'],
    ['Now he has ___ m.', 'So now he has 2.5 m.'],
    ['The unit is ___ (m, ℓ, kg or g).', 'So the unit is 2.5.'],
    ['___ m are left.', 'So 2.5 m are left.'],
    ['In Month 6 ___ m are dug.', 'So the answer is 2.5 m.'],
  ])('fills the statement "%s"', (statement, closing) => {
    expect(writeClosing(statement, metres)).toBe(closing);
  });

  it('does not tell of one thing as of many', () => {
    const one = { value: exact(1), style: countOf('boxes', 'box') };
    expect(writeClosing('There are ___ boxes.', one)).toBe('So the answer is 1 box.');
  });
});

describe('close', () => {
  it('adds the sentence behind a line that works something out, and is undone by withoutClosing', () => {
    const closed = close(
      ['Left: 5 − 2 = 3'],
      writeClosing('There are ___ left.', { value: exact(3), style: BARE }),
    );
    expect(closed).toEqual(['Left: 5 − 2 = 3', 'So there are 3 left.']);
    expect(withoutClosing(closed)).toEqual(['Left: 5 − 2 = 3']);
  });

  it('leaves a solution that ends in a sentence', () => {
    expect(close(['The fraction is 4/9.'], 'So it is 4/9.')).toEqual(['The fraction is 4/9.']);
  });
});
