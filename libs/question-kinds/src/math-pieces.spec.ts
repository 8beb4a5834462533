import { describe, expect, it } from '@jest/globals';
import { withoutBreaks } from './math-pieces.js';

describe('lines', () => {
  it.each([
    ['36 480 people', '36\u00a0480 people'],
    ['1 250 000 masks', '1\u00a0250\u00a0000 masks'],
    ['a bag of 0.15 kg and 3 m of wire', 'a bag of 0.15\u00a0kg and 3\u00a0m of wire'],
    ['5 mangoes', '5 mangoes'],
    ['triangle ABC with AB = AC', 'triangle ABC with AB\u00a0=\u00a0AC'],
    ['in 2026 400 pupils', 'in 2026\u00a0400 pupils'],
  ])('do not break inside %s', (text, expected) => {
    expect(withoutBreaks(text)).toBe(expected);
  });
});
