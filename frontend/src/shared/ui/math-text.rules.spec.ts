import { describe, expect, it } from '@jest/globals';
import { toMathPieces } from '@sumfox/question-kinds/math-pieces';
import { keepTogether } from './math-text.rules.js';

const show = (text: string) =>
  keepTogether(toMathPieces(text))
    .map((piece) =>
      piece.kind === 'text'
        ? piece.text
        : `[${piece.before}${piece.kind === 'blank' ? '_' : 'fraction'}${piece.after}]`,
    )
    .join('|');

describe('keepTogether', () => {
  it.each([
    ['The missing number is ___.', 'The missing number is |[_.]|'],
    ['They cost $___ each and $___ more.', 'They cost |[$_]| each and |[$_]| more.'],
    ['It is ___ cm² less, at ___ km/h.', 'It is |[_ cm²]| less, at |[_ km/h.]|'],
    ['They met at ___ p.m.', 'They met at |[_ p.m.]|'],
    ['They used ___ kg of soil.', 'They used |[_ kg]| of soil.'],
    ['He has ___ tokens.', 'He has |[_]| tokens.'],
    ['Share ___ and ___, then add 1/2.', 'Share |[_]| and |[_,]| then add |[fraction.]|'],
    ['(1/2 m) and 3/4 of it', '|[(fraction m)]| and |[fraction]| of it'],
    ['No blank.', 'No blank.'],
  ])('moves what belongs to a blank or fraction to it in "%s"', (text, expected) => {
    expect(show(text)).toBe(expected);
  });
});
