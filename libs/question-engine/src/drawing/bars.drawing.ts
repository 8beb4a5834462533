import { LayoutFault } from './layout-fault.js';
import { type Canvas, DRAWING_WIDTH, INK, at, textWidth } from './canvas.js';
import type { BarSegment, BarsSpec } from './drawing-spec.js';

const LEFT = 8;
const SPACE = DRAWING_WIDTH - 2 * LEFT;
const HEIGHT = 30;

const PADDING = 12;
/** Equal sizes may be drawn this much apart when labels need the room; more would mislead. */
const MOST_SKEW = 1.08;

/** Widths of a row: proportional to the sizes, but never narrower than the longest label of that size. */
function layRow(segments: readonly BarSegment[], total: number): number[] {
  const least = new Map<number, number>();
  for (const { size, label } of segments) {
    least.set(size, Math.max(least.get(size) ?? 14, label === '' ? 14 : textWidth(label) + PADDING));
  }
  const leastOf = (s: BarSegment): number => least.get(s.size) ?? 14;
  const narrow = new Set<BarSegment>();
  for (;;) {
    const taken = [...narrow].reduce((sum, s) => sum + leastOf(s), 0);
    const sizes = segments.reduce((sum, s) => sum + (narrow.has(s) ? 0 : s.size), 0);
    const scale = sizes === 0 ? 0 : (total - taken) / sizes;
    const tight = segments.filter((s) => !narrow.has(s) && s.size * scale < leastOf(s));
    if (tight.length === 0) {
      if (taken > total + 0.01) throw new LayoutFault('bar labels do not fit');
      return segments.map((s) => (narrow.has(s) ? leastOf(s) : s.size * scale));
    }
    for (const s of tight) narrow.add(s);
  }
}

/** All rows on one scale, so that equal wholes and equal parts look equal; or each row as wide as the drawing. */
function layRows(spec: BarsSpec): number[][] {
  if (spec.hasOwnScales) return spec.rows.map((row) => layRow(row.segments, SPACE));
  const sums = spec.rows.map((row) => row.segments.reduce((sum, s) => sum + s.size, 0));
  const scale = SPACE / Math.max(...sums);
  const rows = spec.rows.map((row, r) => layRow(row.segments, (sums[r] ?? 0) * scale));
  const seen = new Map<number, number>();
  rows.forEach((widths, r) =>
    widths.forEach((width, i) => {
      const size = spec.rows[r]?.segments[i]?.size ?? 0;
      const other = seen.get(size) ?? width;
      if (Math.max(width, other) > MOST_SKEW * Math.min(width, other))
        throw new LayoutFault('equal parts would look unequal');
      seen.set(size, other);
    }),
  );
  return rows;
}

function describe(segment: BarSegment): string {
  const label = segment.label === '' ? '1 unit' : segment.label === '?' ? 'the part to find' : segment.label;
  return segment.taken ? `${label} (broken outline)` : label;
}

/** Draws bars; gives the text alternative. Throws LayoutFault when labels do not fit. */
export function drawBars(canvas: Canvas, spec: BarsSpec): string {
  const widths = layRows(spec);
  let y = 4;
  for (const [r, row] of spec.rows.entries()) {
    if (row.label !== '') {
      canvas.text(LEFT, y + 14, row.label, 'start', { bold: true });
      y += 22;
    }
    let x = LEFT;
    for (const [i, segment] of row.segments.entries()) {
      const width = widths[r]?.[i] ?? 14;
      canvas.rect(x, y, width, HEIGHT, segment.taken ? INK.plain : INK[segment.tint ?? 'blue'], {
        dashed: segment.taken === true,
      });
      canvas.text(x + width / 2, y + HEIGHT / 2 + 5, segment.label);
      x += width;
    }
    y += HEIGHT;
    if (row.brace !== undefined) {
      const middle = (LEFT + x) / 2;
      canvas.path(
        `M${at(LEFT, y + 3)} Q${at(LEFT, y + 9)} ${at(LEFT + 8, y + 9)} L${at(middle - 6, y + 9)} L${at(middle, y + 15)} L${at(middle + 6, y + 9)} L${at(x - 8, y + 9)} Q${at(x, y + 9)} ${at(x, y + 3)}`,
      );
      const half = textWidth(row.brace) / 2;
      canvas.text(Math.min(Math.max(middle, half + 4), DRAWING_WIDTH - half - 4), y + 31, row.brace);
      y += 36;
    }
    y += 10;
  }
  const rows = spec.rows.map((row) => {
    const parts = row.segments.map(describe).join(', ');
    const brace =
      row.brace === undefined
        ? ''
        : row.brace === '?'
          ? '; the whole is to be found'
          : `; whole: ${row.brace}`;
    return `${row.label === '' ? 'Bar' : row.label}: ${parts}${brace}`;
  });
  return `Bar model. ${rows.join('. ')}.`;
}
