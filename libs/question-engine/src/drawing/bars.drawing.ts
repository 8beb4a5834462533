import { LayoutFault } from './layout-fault.js';
import { type Canvas, DRAWING_WIDTH, INK, at, textWidth } from './canvas.js';
import type { BarSegment, BarsSpec } from './drawing-spec.js';

const LEFT = 8;
const SPACE = DRAWING_WIDTH - 2 * LEFT;
const HEIGHT = 30;

/** Width of each size: proportional, but never narrower than the longest label of that size. */
function findWidths(spec: BarsSpec): Map<number, number> {
  const least = new Map<number, number>();
  for (const { segments } of spec.rows) {
    for (const { size, label } of segments) {
      least.set(size, Math.max(least.get(size) ?? 14, label === '' ? 14 : textWidth(label) + 8));
    }
  }
  const widthAt = (size: number, scale: number): number => Math.max(least.get(size) ?? 14, size * scale);
  const longest = (scale: number): number =>
    Math.max(...spec.rows.map((row) => row.segments.reduce((sum, s) => sum + widthAt(s.size, scale), 0)));
  if (longest(0) > SPACE) throw new LayoutFault('bar labels do not fit');
  let low = 0;
  let high = SPACE;
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2;
    if (longest(middle) > SPACE) high = middle;
    else low = middle;
  }
  return new Map([...least.keys()].map((size) => [size, widthAt(size, low)]));
}

function describe(segment: BarSegment): string {
  const label = segment.label === '' ? '1 unit' : segment.label === '?' ? 'the part to find' : segment.label;
  return segment.taken ? `${label} (broken outline)` : label;
}

/** Draws bars; gives the text alternative. Throws LayoutFault when labels do not fit. */
export function drawBars(canvas: Canvas, spec: BarsSpec): string {
  const widths = findWidths(spec);
  let y = 4;
  for (const row of spec.rows) {
    if (row.label !== '') {
      canvas.text(LEFT, y + 14, row.label, 'start', { bold: true });
      y += 22;
    }
    let x = LEFT;
    for (const segment of row.segments) {
      const width = widths.get(segment.size) ?? 14;
      canvas.rect(x, y, width, HEIGHT, segment.taken ? INK.plain : INK[segment.tint ?? 'blue'], { dashed: segment.taken === true });
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
    const brace = row.brace === undefined ? '' : row.brace === '?' ? '; the whole is to be found' : `; whole: ${row.brace}`;
    return `${row.label === '' ? 'Bar' : row.label}: ${parts}${brace}`;
  });
  return `Bar model. ${rows.join('. ')}.`;
}
