/** Pieces of a stem, step or answer as it is drawn. */
export type MathPiece =
  | { kind: 'text'; text: string }
  | { kind: 'fraction'; whole: string | null; numerator: string; denominator: string }
  | { kind: 'blank'; index: number };

/**
 * `2 3/4`, `3/4` or `___`. A date (`3/4/2026`) and a measure such as `60 km/h` are no fractions. A whole number before
 * a fraction is read as a mixed number only when the fraction is a proper one.
 */
const PIECE = /(?<![\d/.,])(?:(\d+) )?(\d{1,4})\/(\d{1,4})(?![\d/]|[.,]\d)|_{3,}/g;

/** Units that stay on the line of their number. */
const UNIT = '(?:kg|g|km|cm|m|ml|ℓ|h|min|s|cm²|cm³|m²|m³)(?![a-z²³])';

/** Keeps together what is read as one: the groups of a number, a number with its unit, the two sides of `AB = AC`. */
export function withoutBreaks(run: string): string {
  return run
    .replace(/(\d) (?=\d{3}(?!\d))/g, '$1\u00a0')
    .replace(new RegExp(`(\\d) (?=${UNIT})`, 'g'), '$1\u00a0')
    .replace(/\b([A-Z]{1,3}) = (?=[A-Z]{1,3}\b)/g, '$1\u00a0=\u00a0');
}

/** Splits a text into plain runs, fractions and blanks; blanks are counted from the given number. */
export function toMathPieces(text: string, firstBlank = 0): MathPiece[] {
  const pieces: MathPiece[] = [];
  let end = 0;
  let blanks = firstBlank;
  const addText = (run: string): void => {
    if (run !== '') pieces.push({ kind: 'text', text: withoutBreaks(run) });
  };
  for (const match of text.matchAll(PIECE)) {
    const [all, whole, numerator, denominator] = match;
    addText(text.slice(end, match.index));
    end = match.index + all.length;
    if (numerator === undefined || denominator === undefined) pieces.push({ kind: 'blank', index: blanks++ });
    else if (Number(denominator) === 0) addText(all);
    else if (whole !== undefined && Number(numerator) >= Number(denominator)) {
      addText(`${whole} `);
      pieces.push({ kind: 'fraction', whole: null, numerator, denominator });
    } else pieces.push({ kind: 'fraction', whole: whole ?? null, numerator, denominator });
  }
  addText(text.slice(end));
  return pieces;
}
