import type { MathPiece } from '@sumfox/question-kinds/math-pieces';

type PieceOf<Kind extends MathPiece['kind']> = Extract<MathPiece, { kind: Kind }>;

/**
 * A piece of a text with what no line may part from it: `$` before a blank, a unit or a full stop after it, and a full
 * stop after a fraction.
 */
export type KeptPiece =
  | PieceOf<'text'>
  | (PieceOf<'blank'> & { before: string; after: string })
  | (PieceOf<'fraction'> & { after: string });

/** An amount's sign, with nothing between it and the blank. */
const BEFORE = /[$(]+$/;
/**
 * A sign that ends the clause, or a unit with it. No other word: with large text a narrow page has no room for a blank
 * and a word beside it.
 */
const AFTER =
  /^(?: ?[.,:;?!)%°]+| (?:[ckm]?m[²³]?|[kc]?m\/(?:h|min|s)|k?g|m?[lLℓ]|h|min|s|[ap]\.m\.)[.,:;?!)]*(?=\s|$))/;

/** A sign that ends the clause after a fraction. */
const AFTER_FRACTION = /^[.,:;?!)]+/;

/** Moves what belongs to a blank or a fraction from the texts round it to it. */
export function keepTogether(pieces: readonly MathPiece[]): KeptPiece[] {
  const texts = pieces.map((piece) => (piece.kind === 'text' ? piece.text : ''));
  const take = (at: number, pattern: RegExp): string => {
    const [found = ''] = pattern.exec(texts[at] ?? '') ?? [];
    if (found !== '') texts[at] = texts[at]!.replace(pattern, '');
    return found;
  };
  const kept = pieces.map((piece, at): KeptPiece => {
    if (piece.kind === 'fraction') return { ...piece, after: take(at + 1, AFTER_FRACTION) };
    if (piece.kind === 'text') return piece;
    return { ...piece, before: take(at - 1, BEFORE), after: take(at + 1, AFTER) };
  });
  return kept.map((piece, at) => (piece.kind === 'text' ? { ...piece, text: texts[at]! } : piece));
}
