import { describe, expect, it } from '@jest/globals';
import { foldUsername, isPlainUsername, toPlainUsername } from './username.js';

describe('foldUsername', () => {
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
  ])('folds %p to %p', (typed, folded) => {
    expect(foldUsername(typed)).toBe(folded);
  });

  it('keeps 0 and o, and 1 and l, distinct', () => {
    expect(new Set(['lo1', 'l01', '1o1', 'lol'].map(foldUsername)).size).toBe(4);
  });

  it('leaves capitals for display', () => {
    expect(toPlainUsername(' ＭеiTan ')).toBe('MeiTan');
  });
});

describe('isPlainUsername', () => {
  it.each(['mei', 'Mei_2', '_mei_', '123'])('accepts %p', (name) => expect(isPlainUsername(name)).toBe(true));
  it.each(['', 'mei tan', 'mei-tan', 'mei.tan', 'méi', '小明', "mei'--", 'mei\n'])('rejects %p', (name) =>
    expect(isPlainUsername(name)).toBe(false),
  );
});
