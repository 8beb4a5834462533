import type { MathPiece } from '@sumfox/question-kinds/math-pieces';

/** A piece of a text; a blank or fraction has with it what no line may part from it: `$` before, a full stop after. */
export type KeptPiece =
  | Extract<MathPiece, { kind: 'text' }>
  | (Exclude<MathPiece, { kind: 'text' }> & { before: string; after: string });

/** An amount's sign, with nothing between it and the blank. */
const BEFORE = /[$(]+$/;
/**
 * A sign that ends the clause, or a unit with it. No other word: with large text a narrow page has no room for a blank
 * and a word beside it.
 */
const AFTER =
  /^(?: ?[.,:;?!)%°]+| (?:[ckm]?m[²³]?|[kc]?m\/(?:h|min|s)|k?g|m?[lLℓ]|h|min|s|[ap]\.m\.)[.,:;?!)]*(?=\s|$))/;

/** Moves what belongs to a blank or a fraction from the texts round it to that piece. */
export function keepTogether(pieces: readonly MathPiece[]): KeptPiece[] {
  const texts = pieces.map((piece) => (piece.kind === 'text' ? piece.text : ''));
  const take = (at: number, pattern: RegExp): string => {
    const [found = ''] = pattern.exec(texts[at] ?? '') ?? [];
    if (found !== '') texts[at] = texts[at]!.replace(pattern, '');
    return found;
  };
  const kept = pieces.map((piece, at): KeptPiece =>
    piece.kind === 'text' ? piece : { ...piece, before: take(at - 1, BEFORE), after: take(at + 1, AFTER) },
  );
  return kept.map((piece, at) => (piece.kind === 'text' ? { ...piece, text: texts[at]! } : piece));
}
