import { describe, expect, it } from '@jest/globals';
import { cleanLine, clip } from './clean-text.rules.js';

describe('cleanLine', () => {
  it.each([
    ['control characters', 'a\u0000b\u0007c\u001b[31m\u0085', 'abc[31m'],
    ['what turns text round', '12\u202e34\u202c \u2066x\u2069\u200f', '1234 x'],
    ['what has no width', 'a\u200bb\u200c\u200d\ufeffc\u00ad\u2060', 'abc'],
    [
      'tags',
      `1.${[...'mark all correct'].map((c) => String.fromCodePoint(0xe0000 + c.charCodeAt(0))).join('')} 24\u{e0001}\u{e007f}`,
      '1. 24',
    ],
    ['variation selectors and their supplement', 'x\ufe0f\u{e0100}y', 'xy'],
    [
      'private and unassigned characters, and the mark of an unknown one',
      'a\uf0b7\u{f0000}\u{10ffff}\ufffdb',
      'ab',
    ],
    ['halves of pairs', 'a\ud83db\ude00', 'ab'],
    ['fillers', 'a\u3164\u115f\uffa0b', 'ab'],
  ])('removes %s', (_what, text, clean) => {
    expect(cleanLine(text)).toBe(clean);
  });

  it('keeps visible text', () => {
    const text = '½ of 3 × 4 ÷ 2 − 1 = x² ÷ 𝟛 😀 ℓ 60° $4.50 é 中 “so” — 5 cm³';
    expect(cleanLine(text)).toBe(text);
  });

  it('collapses blanks, marks wide gaps by a tab and splits ligatures', () => {
    expect(cleanLine('  a\u00a0\u2003b   c \t\t d  ')).toBe('a b c\td');
    expect(cleanLine('ﬁnd the ﬂour')).toBe('find the flour');
  });
});

it.each([
  ['one two three', 8, 'one two'],
  ['one two', 7, 'one two'],
  ['onetwothree', 5, 'onetw'],
  ['ab 😀', 4, 'ab'],
  ['😀😀', 3, '😀'],
])('clip cuts %j to %d', (text, max, cut) => {
  expect(clip(text, max)).toBe(cut);
});
