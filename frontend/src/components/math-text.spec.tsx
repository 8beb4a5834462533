import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MathText } from './math-text.js';
import { spokenFraction, toMathPieces } from './math-text.rules.js';

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

describe('saying a fraction', () => {
  it.each([
    [null, '3', '4', '3 quarters'],
    [null, '1', '2', '1 half'],
    ['2', '1', '3', '2 and 1 third'],
    [null, '7', '15', '7 over 15'],
  ])('%s %s/%s', (whole, numerator, denominator, spoken) => {
    expect(spokenFraction(whole, numerator, denominator)).toBe(spoken);
  });
});

describe('MathText', () => {
  it('draws a fraction for the eye and says it for the ear', () => {
    const { container } = render(<MathText text="He had 2 3/4 kg" />);
    expect(container.querySelector('.visually-hidden')?.textContent).toBe('2 and 3 quarters');
    expect(container.querySelector('[aria-hidden="true"]')?.textContent).toBe('234');
  });

  it('puts the given field where a blank is', () => {
    render(<MathText text="3 + ___ = ___" renderBlank={(index) => <input aria-label={`gap ${index}`} />} />);
    expect(screen.getByLabelText('gap 0')).toBeTruthy();
    expect(screen.getByLabelText('gap 1')).toBeTruthy();
  });
});
