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

/** Splits a text into plain runs, fractions and blanks; blanks are counted from 0. */
export function toMathPieces(text: string): MathPiece[] {
  const pieces: MathPiece[] = [];
  let end = 0;
  let blanks = 0;
  const addText = (run: string): void => {
    if (run !== '') pieces.push({ kind: 'text', text: run });
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

const PARTS: Readonly<Record<number, readonly [string, string]>> = {
  2: ['half', 'halves'],
  3: ['third', 'thirds'],
  4: ['quarter', 'quarters'],
  5: ['fifth', 'fifths'],
  6: ['sixth', 'sixths'],
  7: ['seventh', 'sevenths'],
  8: ['eighth', 'eighths'],
  9: ['ninth', 'ninths'],
  10: ['tenth', 'tenths'],
  12: ['twelfth', 'twelfths'],
  100: ['hundredth', 'hundredths'],
};

/** How a teacher says it: "2 and 3 quarters", "1 half", "7 over 15". */
export function spokenFraction(whole: string | null, numerator: string, denominator: string): string {
  const names = PARTS[Number(denominator)];
  const part = names
    ? `${numerator} ${Number(numerator) === 1 ? names[0] : names[1]}`
    : `${numerator} over ${denominator}`;
  return whole === null ? part : `${whole} and ${part}`;
}
