import { describe, expect, it } from '@jest/globals';
import { foldUsername, isPlainUsername, toPlainUsername } from './username.js';

describe('a folded username', () => {
  it.each([
    ['Mei.Tan', 'mei.tan'],
    ['  mei ', 'mei'],
    ['ＭＥＩ', 'mei'],
    ['ﬁona', 'fiona'],
    ['Parent@Example.com', 'parent@example.com'],
    // Cyrillic е, Greek ο, a zero-width space, a soft hyphen.
    ['mеi', 'mei'],
    ['lοk', 'lok'],
    ['МЕI', 'mei'],
    ['me\u200bi', 'mei'],
    ['m\u00adei', 'mei'],
  ])('of %p is %p', (typed, folded) => {
    expect(foldUsername(typed)).toBe(folded);
  });

  it('keeps 0 and o, 1 and l apart', () => {
    expect(new Set(['lo1', 'l01', '1o1', 'lol'].map(foldUsername)).size).toBe(4);
  });

  it('keeps capitals for screens', () => {
    expect(toPlainUsername(' ＭеiTan ')).toBe('MeiTan');
  });
});

describe('the letters of a username', () => {
  it.each(['mei', 'Mei_2', '_mei_', '123'])('may be %p', (name) => expect(isPlainUsername(name)).toBe(true));
  it.each(['', 'mei tan', 'mei-tan', 'mei.tan', 'méi', '小明', "mei'--", 'mei\n'])('may not be %p', (name) =>
    expect(isPlainUsername(name)).toBe(false),
  );
});
