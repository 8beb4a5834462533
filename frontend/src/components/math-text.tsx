import { Fragment, type ReactNode } from 'react';
import { spokenFraction, toMathPieces } from './math-text.rules.js';
import './math-text.css';

/** Text with stacked fractions, read aloud as a teacher says them. Blanks become what `renderBlank` gives. */
export function MathText({
  text,
  renderBlank,
}: {
  text: string;
  renderBlank?: (index: number) => ReactNode;
}) {
  return (
    <span className="math-text">
      {toMathPieces(text).map((piece, index) => {
        if (piece.kind === 'text') return <Fragment key={index}>{piece.text}</Fragment>;
        if (piece.kind === 'blank')
          return renderBlank ? (
            <Fragment key={index}>{renderBlank(piece.index)}</Fragment>
          ) : (
            <span key={index} className="math-text__gap">
              <span className="visually-hidden">blank</span>
            </span>
          );
        return (
          <span key={index} className="math-text__number">
            <span className="visually-hidden">
              {spokenFraction(piece.whole, piece.numerator, piece.denominator)}
            </span>
            <span aria-hidden="true" className="math-text__stack">
              {piece.whole !== null && <span className="math-text__whole">{piece.whole}</span>}
              <span className="math-text__fraction">
                <span className="math-text__top">{piece.numerator}</span>
                <span>{piece.denominator}</span>
              </span>
            </span>
          </span>
        );
      })}
    </span>
  );
}
