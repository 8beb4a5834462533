import { describe, expect, it } from '@jest/globals';
import type { MarkScheme } from '@sumfox/contracts/question/item';
import { choosePraise, praiseAnswer } from './praise.rules.js';

const answering = (modelAnswer: string) => ({ modelAnswer }) as MarkScheme;

describe('choosePraise', () => {
  it('uses each sentence, and the same one for the same question', () => {
    const said = Array.from({ length: 30 }, (_, i) => choosePraise(['a', 'b', 'c'], answering(String(i))));
    expect(new Set(said)).toEqual(new Set(['a', 'b', 'c']));
    expect(choosePraise(['a', 'b', 'c'], answering('12'))).toBe(
      choosePraise(['a', 'b', 'c'], answering('12')),
    );
  });
});

it('praiseAnswer says yes in at most eight words, whatever the answer', () => {
  for (const answer of ['', '7', '3/4', '$12.50', 'ℓ']) {
    const words = praiseAnswer(answering(answer)).split(' ');
    expect(words[0]).toBe('Yes!');
    expect(words.length).toBeLessThanOrEqual(8);
  }
});
