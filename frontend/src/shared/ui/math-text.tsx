import { Fragment, type ReactNode } from 'react';
import { toMathPieces } from '@sumfox/question-kinds/math-pieces';
import { spokenFraction } from '../lib/number-words.rules.js';
import { toSentences } from '../lib/sentences.rules.js';
import { useMessages } from '../messages/define-messages.js';
import { keepTogether, type KeptPiece } from './math-text.rules.js';
import { MATH_TEXT } from './math-text.messages.js';
import './math-text.css';

interface MathTextProps {
  text: string;
  renderBlank?: (index: number) => ReactNode;
  /** The sentence, from 0, that is being read aloud and therefore marked. */
  spokenSentence?: number | null;
}

/** Text with stacked fractions, read aloud as a teacher says them. Blanks become what `renderBlank` gives. */
export function MathText({ text, renderBlank, spokenSentence = null }: MathTextProps) {
  // Only where there is something to mark; round fields the tree stays as it is, or they would lose the caret.
  const sentences = renderBlank || spokenSentence !== null ? toSentences(text) : [text];
  let blanks = 0;
  return (
    <span className="math-text">
      {sentences.map((sentence, at) => {
        const pieces = keepTogether(toMathPieces(sentence, blanks));
        blanks += pieces.filter((piece) => piece.kind === 'blank').length;
        const children = pieces.map((piece, index) => (
          <Piece key={index} piece={piece} renderBlank={renderBlank} />
        ));
        if (!renderBlank && spokenSentence === null) return <Fragment key={at}>{children}</Fragment>;
        return (
          <span key={at} className={at === spokenSentence ? 'math-text__spoken' : undefined}>
            {children}
          </span>
        );
      })}
    </span>
  );
}

function Piece({ piece, renderBlank }: { piece: KeptPiece; renderBlank: MathTextProps['renderBlank'] }) {
  const t = useMessages(MATH_TEXT);
  if (piece.kind === 'text') return piece.text;
  if (piece.kind === 'blank')
    return (
      <span className="math-text__kept">
        {piece.before}
        {renderBlank ? (
          <Fragment>{renderBlank(piece.index)}</Fragment>
        ) : (
          <span className="math-text__gap">
            <span className="visually-hidden">{t.blank}</span>
          </span>
        )}
        {piece.after}
      </span>
    );
  const number = (
    <span className="math-text__number">
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
  if (piece.before + piece.after === '') return number;
  return (
    <span className="math-text__kept">
      {piece.before}
      {number}
      {piece.after}
    </span>
  );
}
