import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MathText } from './math-text.js';
import { toMathPieces } from '@sumfox/question-kinds/math-pieces';

const kinds = (text: string) =>
  toMathPieces(text).map((piece) =>
    piece.kind === 'text'
      ? piece.text
      : piece.kind === 'blank'
        ? `[blank ${piece.index}]`
        : `[${piece.whole === null ? '' : `${piece.whole} `}${piece.numerator}/${piece.denominator}]`,
  );

describe('reading a stem', () => {
  it.each([
    ['Ali had 3/4 kg.', ['Ali had ', '[3/4]', ' kg.']],
    ['He ate 2 3/4 pies', ['He ate ', '[2 3/4]', ' pies']],
    ['7/4 of it', ['[7/4]', ' of it']],
    ['Share 5 7/4', ['Share ', '5 ', '[7/4]']],
    ['1/2 + 1/4 = ___', ['[1/2]', ' + ', '[1/4]', ' = ', '[blank 0]']],
    ['___ and ____', ['[blank 0]', ' and ', '[blank 1]']],
    ['60 km/h', ['60\u00a0km/h']],
    ['on 3/4/2026', ['on 3/4/2026']],
    ['1/0', ['1/0']],
    ['12.5/3 and 3/2.5', ['12.5/3 and 3/2.5']],
    ['3 : 4', ['3 : 4']],
    ['', []],
  ])('%s', (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  it('loses no character outside of fractions and blanks', () => {
    expect(kinds('  two  spaces\nand a line ')).toEqual(['  two  spaces\nand a line ']);
  });
});

describe('MathText', () => {
  it('draws a fraction for the eye and says it for the ear', () => {
    const { container } = render(<MathText text="He had 2 3/4 kg" />);
    expect(container.querySelector('.visually-hidden')?.textContent).toBe('two and three quarters');
    expect(container.querySelector('[aria-hidden="true"]')?.textContent).toBe('234');
  });

  it('puts the given field where a blank is', () => {
    render(<MathText text="3 + ___ = ___" renderBlank={(index) => <input aria-label={`gap ${index}`} />} />);
    expect(screen.getByLabelText('gap 0')).toBeTruthy();
    expect(screen.getByLabelText('gap 1')).toBeTruthy();
  });

  it('marks the sentence that is being read, and counts the blanks through all of them', () => {
    const { container } = render(
      <MathText
        text="Ali has ___. Mei has ___."
        spokenSentence={1}
        renderBlank={(index) => <input aria-label={`gap ${index}`} />}
      />,
    );
    const spoken = container.querySelectorAll('.math-text__spoken');
    expect([...spoken].map((each) => each.textContent)).toEqual(['Mei has .']);
    expect(spoken[0]?.contains(screen.getByLabelText('gap 1'))).toBe(true);
  });
});
