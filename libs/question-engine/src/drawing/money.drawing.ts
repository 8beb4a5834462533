import { BRIGHT, type Canvas, DRAWING_WIDTH, INK, textWidth } from './canvas.js';
import { LayoutFault } from './layout-fault.js';

/** Singapore coins and notes by their value in cents; $1 is a coin. */
export const MONEY_PIECES = [5, 10, 20, 50, 100, 200, 500, 1000, 5000, 10_000] as const;
export type MoneyPiece = (typeof MONEY_PIECES)[number];

/** Coins and notes laid out, in one or more named groups. */
export interface MoneySpec {
  kind: 'money';
  groups: Array<{
    /** Over the group; empty for none. */
    label: string;
    pieces: MoneyPiece[];
    /** What the pieces come to, as the item states it: `$3.65`, `85¢`. Never drawn. */
    worth: string;
  }>;
}

const LEFT = 10;
const GAP = 7;
const NOTE_WIDTH = 66;
const NOTE_HEIGHT = 34;
const RADIUS: Readonly<Record<number, number>> = { 5: 14, 10: 16, 20: 18, 50: 20, 100: 21 };
const NOTE_FILL: Readonly<Record<number, string>> = {
  200: '#D9C8FA',
  500: '#A8E2BC',
  1000: '#F9B9BE',
  5000: '#A9CDF8',
  10000: '#FAD08A',
};

const isNote = (piece: MoneyPiece): boolean => piece >= 200;
const name = (piece: MoneyPiece): string => (piece < 100 ? `${piece}¢` : `$${piece / 100}`);
const widthOf = (piece: MoneyPiece): number => (isNote(piece) ? NOTE_WIDTH : 2 * (RADIUS[piece] ?? 20));

/** `two` to `nine` of a piece, in words that a reader aloud can follow. */
function tellPieces(pieces: readonly MoneyPiece[]): string {
  const told = MONEY_PIECES.toReversed().flatMap((piece) => {
    const count = pieces.filter((p) => p === piece).length;
    if (count === 0) return [];
    const kind = isNote(piece) ? 'note' : 'coin';
    return [`${count} × ${name(piece)} ${kind}${count === 1 ? '' : 's'}`];
  });
  return told.join(', ');
}

/** Notes first, then coins, large to small, row by row. Throws LayoutFault when there are too many. */
export function drawMoney(canvas: Canvas, spec: MoneySpec): string {
  let y = 6;
  for (const { label, pieces } of spec.groups) {
    if (pieces.length > 16) throw new LayoutFault('too many coins');
    if (label !== '') {
      if (textWidth(label) > DRAWING_WIDTH - 2 * LEFT) throw new LayoutFault('name does not fit');
      canvas.text(LEFT, y + 14, label, 'start', { bold: true });
      y += 22;
    }
    let x = LEFT;
    let row = 0;
    for (const piece of pieces.toSorted((a, b) => b - a)) {
      const width = widthOf(piece);
      const height = isNote(piece) ? NOTE_HEIGHT : 2 * (RADIUS[piece] ?? 20);
      if (x + width > DRAWING_WIDTH - LEFT) {
        x = LEFT;
        y += row + GAP;
        row = 0;
      }
      row = Math.max(row, height, isNote(piece) ? 0 : 42);
      if (isNote(piece)) {
        canvas.rect(x, y, width, height, NOTE_FILL[piece] ?? INK.plain, { radius: 3, stroke: INK.text });
        canvas.circle(x + 13, y + height / 2, 8, INK.plain, INK.text);
        canvas.text(x + 43, y + height / 2 + 5, name(piece), 'middle', { bold: true });
      } else {
        const r = RADIUS[piece] ?? 20;
        canvas.circle(
          x + r,
          y + 21,
          r,
          piece === 5 || piece === 100 ? BRIGHT.yellow : BRIGHT.silver,
          INK.text,
        );
        canvas.text(x + r, y + 26, name(piece), 'middle', { bold: r >= 20 });
      }
      x += width + GAP;
    }
    y += row + 12;
  }
  const told = spec.groups.map(
    ({ label, pieces }) => `${label === '' ? 'Money' : label}: ${tellPieces(pieces)}`,
  );
  return `${told.join('. ')}.`;
}
