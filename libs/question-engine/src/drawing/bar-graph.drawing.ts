import { decimalText } from '../numbers/number-text.js';
import { LayoutFault } from './layout-fault.js';
import { BOLD, type Canvas, DRAWING_WIDTH, INK, textWidth } from './canvas.js';

/** Upright bars over a scale that starts at zero. */
export interface BarGraphSpec {
  kind: 'bar-graph';
  title: string;
  /** What the scale counts, such as `Number of books`. */
  yTitle: string;
  /** What one mark of the scale stands for. */
  step: number;
  /** `every`: each mark is numbered; `second`: every second one; `none`: no numbers, the pupil finds the step. */
  numbered: 'every' | 'second' | 'none';
  /** Height in marks of the scale; null for a bar that is not drawn. */
  bars: ReadonlyArray<{ label: string; marks: number | null }>;
  /** Marks that the scale has room for, where a bar is not drawn. */
  reaches?: number;
  /** The bar that is missing is drawn by the pupil, up to so many marks. */
  drawnUpTo?: number;
}

const GAP = 21;

/** A label in one or two lines that fits a width. */
function breakLabel(label: string, width: number): string[] {
  if (textWidth(label) <= width) return [label];
  const at = label.lastIndexOf(' ');
  const lines = at < 0 ? [label] : [label.slice(0, at), label.slice(at + 1)];
  if (lines.some((line) => textWidth(line) > width)) throw new LayoutFault('bar labels do not fit');
  return lines;
}

/** A bar graph. Throws LayoutFault when its labels do not fit or it would be too high. */
export function drawBarGraph(canvas: Canvas, spec: BarGraphSpec): string {
  const highest =
    Math.max(spec.drawnUpTo ?? 0, spec.reaches ?? 0, ...spec.bars.map((bar) => bar.marks ?? 0)) + 1;
  const marks = spec.numbered === 'second' && highest % 2 === 1 ? highest + 1 : highest;
  if (marks > 14) throw new LayoutFault('too many marks');
  if (textWidth(spec.title) * BOLD > DRAWING_WIDTH - 8) throw new LayoutFault('title is too long');
  const left = 16 + textWidth(spec.numbered === 'none' ? '0' : decimalText(marks * spec.step));
  const right = DRAWING_WIDTH - 8;
  const top = 52;
  const bottom = top + marks * GAP;
  canvas.text(DRAWING_WIDTH / 2, 16, spec.title, 'middle', { bold: true });
  canvas.text(6, 38, spec.yTitle, 'start');
  for (let i = 0; i <= marks; i += 1) {
    const y = bottom - i * GAP;
    const numbered = i === 0 || spec.numbered === 'every' || (spec.numbered === 'second' && i % 2 === 0);
    canvas.line(left - (numbered ? 4 : 0), y, right, y, INK.grid, 1);
    if (numbered && (i === 0 || spec.numbered !== 'none'))
      canvas.text(left - 7, y + 5, decimalText(i * spec.step), 'end');
  }
  const slot = (right - left) / spec.bars.length;
  spec.bars.forEach((bar, i) => {
    const middle = left + slot * (i + 0.5);
    const width = Math.min(34, slot * 0.6);
    if (bar.marks === null && spec.drawnUpTo !== undefined)
      canvas.board = {
        kind: 'bar',
        at: [middle, bottom],
        step: GAP / spec.step,
        from: 0,
        snap: spec.step % 2 === 0 ? spec.step / 2 : spec.step,
        most: marks * spec.step,
        thick: width,
        unit: '',
      };
    else if (bar.marks === null) canvas.text(middle, bottom - 6, '?', 'middle', { bold: true });
    else canvas.rect(middle - width / 2, bottom - bar.marks * GAP, width, bar.marks * GAP, INK.blue);
    breakLabel(bar.label, slot - 2).forEach((line, l) => canvas.text(middle, bottom + 18 + l * 17, line));
  });
  canvas.line(left, top - 6, left, bottom, INK.text);
  canvas.line(left, bottom, right, bottom, INK.text);
  const bars = spec.bars.map((bar) => `${bar.label}: ${describeBar(spec, bar.marks)}`);
  return `Bar graph: ${spec.title}. ${spec.yTitle}: ${bars.join('; ')}.`;
}

function describeBar(spec: BarGraphSpec, marks: number | null): string {
  if (marks === null) return 'not drawn';
  return spec.numbered === 'none' ? `the bar ends at mark ${marks}` : decimalText(marks * spec.step);
}
