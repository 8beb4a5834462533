import { BOLD, BRIGHT, type Canvas, DRAWING_WIDTH, INK, textWidth } from './canvas.js';
import { LayoutFault } from './layout-fault.js';

/** Columns of a place-value chart, largest first. */
export const PLACES = ['ten thousands', 'thousands', 'hundreds', 'tens', 'ones'] as const;
export type Place = (typeof PLACES)[number];

/** One row per number: digits, or counters to be read as digits. */
export interface PlaceValueChartSpec {
  kind: 'place-value-chart';
  /** Largest first, side by side in the order of PLACES. */
  places: Place[];
  show: 'digits' | 'counters';
  rows: Array<{
    /** Before the row; empty for a single number. */
    label: string;
    /** One per place, 0 to 9 as counters and 0 to 18 as digits; null is a cell to be found, drawn as `?`. */
    cells: Array<number | null>;
  }>;
}

const LEFT = 8;
const HEADS: Readonly<Record<Place, readonly string[]>> = {
  'ten thousands': ['Ten', 'thousands'],
  thousands: ['Thousands'],
  hundreds: ['Hundreds'],
  tens: ['Tens'],
  ones: ['Ones'],
};

function drawCounters(canvas: Canvas, x: number, y: number, width: number, count: number): void {
  const r = Math.min(6, (width - 10) / 3 / 2 - 1);
  for (let i = 0; i < count; i += 1) {
    const column = i % 3;
    const row = Math.floor(i / 3);
    canvas.circle(
      x + width / 2 + (column - 1) * (2 * r + 3),
      y + 10 + row * (2 * r + 3),
      r,
      BRIGHT.yellow,
      INK.text,
    );
  }
}

/** Draws a place-value chart; gives the text alternative. Throws LayoutFault when it does not fit. */
export function drawPlaceValueChart(canvas: Canvas, spec: PlaceValueChartSpec): string {
  const labelWidth = Math.max(
    0,
    ...spec.rows.map((row) => (row.label === '' ? 0 : textWidth(row.label) * BOLD + 8)),
  );
  const heads = spec.places.map((place) => HEADS[place]);
  const needs = heads.map((lines) => Math.max(...lines.map((line) => textWidth(line))) + 3);
  const spare = DRAWING_WIDTH - 2 * LEFT - labelWidth - needs.reduce((a, b) => a + b, 0);
  if (spare < 0) throw new LayoutFault('heads do not fit');
  const widths = needs.map((need) => need + Math.min(spare / needs.length, 24));
  const x0 = labelWidth + (DRAWING_WIDTH - labelWidth - widths.reduce((a, b) => a + b, 0)) / 2;
  const xs = widths.map((_, i) => x0 + widths.slice(0, i).reduce((a, b) => a + b, 0));
  const headHeight = heads.some((h) => h.length > 1) ? 42 : 26;
  const rowHeight = spec.show === 'counters' ? 52 : 32;
  heads.forEach((lines, i) => {
    const x = xs[i] ?? x0;
    const width = widths[i] ?? 0;
    canvas.rect(x, 4, width, headHeight, INK.blue);
    lines.forEach((line, l) =>
      canvas.text(x + width / 2, 4 + headHeight / 2 + 5 + (l - (lines.length - 1) / 2) * 18, line),
    );
  });
  spec.rows.forEach((row, r) => {
    const y = 4 + headHeight + r * rowHeight;
    canvas.text(x0 - 5, y + rowHeight / 2 + 5, row.label, 'end', { bold: true });
    row.cells.forEach((cell, i) => {
      const x = xs[i] ?? x0;
      const width = widths[i] ?? 0;
      canvas.rect(x, y, width, rowHeight, INK.plain);
      if (cell === null) canvas.text(x + width / 2, y + rowHeight / 2 + 5, '?', 'middle', { bold: true });
      else if (spec.show === 'digits') canvas.text(x + width / 2, y + rowHeight / 2 + 5, String(cell));
      else if (cell > 9) throw new LayoutFault('too many counters in a column');
      else drawCounters(canvas, x, y, width, cell);
    });
  });
  const rows = spec.rows.map((row) => {
    const cells = row.cells.map((cell, i) => {
      const place = spec.places[i] ?? 'ones';
      if (cell === null) return `${place} to be found`;
      return `${cell} ${cell === 1 ? place.replace(/s$/, '') : place}`;
    });
    return `${row.label === '' ? 'Number' : row.label}: ${cells.join(', ')}`;
  });
  return `Place-value chart. ${rows.join('. ')}.`;
}
