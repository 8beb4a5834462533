import { LayoutFault } from './layout-fault.js';
import { BOLD, type Canvas, DRAWING_WIDTH, INK, at, textWidth } from './canvas.js';

/** Moments on one line with the stretches between them. */
export interface TimeLineSpec {
  kind: 'time-line';
  /** In order; `time` is written below the mark ("08 05", "?"), `note` below that ("leaves"). */
  moments: Array<{ time: string; note: string }>;
  /** Written above the stretch from each moment to the next; empty leaves it bare. */
  stretches: string[];
}

const MARGIN = 40;

/** Draws a time line; the marks stand at equal distances. Throws LayoutFault when the labels do not fit. */
export function drawTimeLine(canvas: Canvas, spec: TimeLineSpec): string {
  const gap = (DRAWING_WIDTH - 2 * MARGIN) / Math.max(1, spec.moments.length - 1);
  const y = 46;
  canvas.line(10, y, DRAWING_WIDTH - 10, y, INK.text);
  spec.stretches.forEach((label, i) => {
    if (label === '') return;
    if (textWidth(label) > gap - 4) throw new LayoutFault('a stretch of the time line is too short');
    const left = MARGIN + gap * i;
    canvas.path(`M${at(left, y - 4)} Q${at(left + gap / 2, y - 34)} ${at(left + gap, y - 4)}`, 'none', y);
    canvas.text(left + gap / 2, y - 25, label);
  });
  spec.moments.forEach(({ time, note }, i) => {
    const x = MARGIN + gap * i;
    const width = Math.max(textWidth(time) * BOLD, textWidth(note));
    if (width > Math.min(gap, 2 * MARGIN) - 1) throw new LayoutFault('a moment of the time line is too wide');
    canvas.line(x, y - 6, x, y + 6, INK.text, 2);
    canvas.text(x, y + 23, time, 'middle', { bold: true });
    canvas.text(x, y + 41, note);
  });
  const told = (text: string): string => (text === '?' ? 'to be found' : text);
  const parts = spec.moments.map(({ time, note }, i) => {
    const stretch = spec.stretches[i] ?? '';
    const moment = [note, told(time)].filter((text) => text !== '').join(' ');
    return [moment, stretch === '' ? '' : `then ${told(stretch)}`].filter((text) => text !== '').join(', ');
  });
  const line = `Time line: ${parts.join('; ')}`;
  return line.endsWith('.') ? line : `${line}.`;
}
