import { type Canvas, DRAWING_WIDTH, INK } from './canvas.js';
import { LayoutFault } from './layout-fault.js';

/** Figures of unit squares side by side: `#` a shaded square, `o` a plain one, a gap for none. */
export interface TileFiguresSpec {
  kind: 'tile-figures';
  figures: Array<{ name: string; rows: string[] }>;
}

/** `3 rows of 4` style description of one figure: squares in each row. */
function describe(rows: readonly string[]): string {
  const counts = rows.map((row) => [...row].filter((c) => c !== ' ').length);
  const shaded = rows.map((row) => [...row].filter((c) => c === '#').length);
  const plain = counts.some((count, i) => count !== shaded[i]);
  if (rows.length === 1) return `one row of ${counts[0] ?? 0} ${counts[0] === 1 ? 'square' : 'squares'}`;
  return `rows of ${counts.join(', ')} squares${plain ? `, shaded in each row: ${shaded.join(', ')}` : ''}`;
}

/** Draws unit squares. Throws LayoutFault when they get too small to count. */
export function drawTileFigures(canvas: Canvas, spec: TileFiguresSpec): string {
  const columns = spec.figures.map((f) => Math.max(...f.rows.map((row) => row.length)));
  const tall = Math.max(...spec.figures.map((f) => f.rows.length));
  const gap = spec.figures.length > 3 ? 12 : 24;
  const cellsAt = (square: number): number[] => columns.map((c) => Math.max(c * square, 58));
  const widthAt = (square: number): number =>
    cellsAt(square).reduce((a, b) => a + b, 0) + gap * (columns.length - 1);
  let size = Math.min(26, 150 / tall);
  while (widthAt(size) > DRAWING_WIDTH - 6) {
    size -= 1;
    if (size < 8) throw new LayoutFault('squares are too small');
  }
  const cells = cellsAt(size);
  let x = (DRAWING_WIDTH - cells.reduce((a, b) => a + b, 0) - gap * (cells.length - 1)) / 2;
  spec.figures.forEach((figure, f) => {
    const cell = cells[f] ?? 58;
    const left = x + (cell - (columns[f] ?? 1) * size) / 2;
    const top = 6 + (tall - figure.rows.length) * size;
    figure.rows.forEach((row, r) =>
      [...row].forEach((mark, c) => {
        if (mark !== ' ')
          canvas.rect(left + c * size, top + r * size, size, size, mark === '#' ? '#BBD3FB' : INK.plain, {
            stroke: INK.text,
          });
      }),
    );
    canvas.text(x + cell / 2, 6 + tall * size + 20, figure.name, 'middle', { bold: true });
    x += cell + gap;
  });
  return `Figures made of unit squares. ${spec.figures.map((f) => `${f.name}: ${describe(f.rows)}`).join('; ')}.`;
}
