import { describe, expect, it } from '@jest/globals';
import type { MarkScheme } from '@sumfox/contracts/question/item';
import { choosePraise, isPlainPraise, praiseAnswer, praiseChoice } from './praise.rules.js';

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

it.each([praiseAnswer, praiseChoice])('%o says yes in at most eight words, whatever the answer', (praise) => {
  for (const answer of ['', '7', '3/4', '$12.50', 'ℓ']) {
    const said = praise(answering(answer));
    const words = said.split(' ');
    expect(words[0]).toBe('Yes!');
    expect(words.length).toBeLessThanOrEqual(8);
    expect(isPlainPraise(said)).toBe(true);
  }
});

it.each(['Yes! Every part is right.', 'Yes! Your words say the same as the answer.', 'Yes!'])(
  'isPlainPraise tells "%s" from plain praise',
  (said) => expect(isPlainPraise(said)).toBe(false),
);
