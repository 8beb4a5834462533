import { BRIGHT, type Canvas, DRAWING_WIDTH, INK, textWidth } from './canvas.js';
import { LayoutFault } from './layout-fault.js';

/** A line with equal steps; some marks carry their number, arrows point at marks. */
export interface NumberLineSpec {
  kind: 'number-line';
  /** One per mark, from the left: its number as written, or empty for a bare mark. */
  marks: string[];
  /** Arrows from above, with a letter or `?`; `at` is the place of the mark from 0. */
  arrows: Array<{ at: number; label: string }>;
}

/** A row of boxes with one number each; `?` for the one to be found, empty for others left out. */
export interface NumberTrackSpec {
  kind: 'number-track';
  cells: string[];
}

const LEFT = 22;

/** Draws a number line; gives the text alternative. Throws LayoutFault when numbers would touch. */
export function drawNumberLine(canvas: Canvas, spec: NumberLineSpec): string {
  const gap = (DRAWING_WIDTH - 2 * LEFT) / (spec.marks.length - 1);
  if (spec.marks.length < 3 || gap < 9) throw new LayoutFault('marks do not fit');
  const y = 52;
  canvas.line(LEFT - 14, y, DRAWING_WIDTH - LEFT + 14, y, INK.text, 2);
  for (const [end, side] of [
    [LEFT - 14, 1],
    [DRAWING_WIDTH - LEFT + 14, -1],
  ] as const)
    canvas.polyline(
      [
        [end + side * 6, y - 5],
        [end, y],
        [end + side * 6, y + 5],
      ],
      INK.text,
    );
  let free = 0;
  spec.marks.forEach((label, i) => {
    const x = LEFT + i * gap;
    const long = label === '' ? 6 : 10;
    canvas.line(x, y - long, x, y + long, INK.text, 2);
    if (label === '') return;
    const half = textWidth(label) / 2;
    const middle = Math.min(Math.max(x, half + 2), DRAWING_WIDTH - half - 2);
    if (Math.abs(middle - x) > 10 || middle - half < free) throw new LayoutFault('numbers of the line touch');
    free = middle + half + 4;
    canvas.text(middle, y + 28, label);
  });
  for (const { at, label } of spec.arrows) {
    const x = LEFT + at * gap;
    canvas.text(x, 16, label, 'middle', { bold: true });
    canvas.line(x, 22, x, y - 14, INK.line, 2);
    canvas.polygon(
      [
        [x, y - 9],
        [x - 5, y - 18],
        [x + 5, y - 18],
      ],
      INK.line,
    );
  }
  const said: string[] = [];
  let bare = 0;
  const close = (): void => {
    if (bare > 0) said.push(`${bare} bare ${bare === 1 ? 'mark' : 'marks'}`);
    bare = 0;
  };
  spec.marks.forEach((label, i) => {
    const arrow = spec.arrows.find((a) => a.at === i);
    if (label === '' && !arrow) bare += 1;
    else {
      close();
      const name = arrow?.label === '?' ? 'the mark to find' : `mark ${arrow?.label ?? ''}`;
      said.push(label === '' ? name : label + (arrow ? ` with arrow ${arrow.label}` : ''));
    }
  });
  close();
  return `Number line with equal steps, from left to right: ${said.join(', ')}.`;
}

/** Draws a number track; gives the text alternative. Throws LayoutFault when the boxes do not fit. */
export function drawNumberTrack(canvas: Canvas, spec: NumberTrackSpec): string {
  const width = Math.max(36, ...spec.cells.map((cell) => textWidth(cell) + 12));
  const total = width * spec.cells.length;
  if (total > DRAWING_WIDTH - 8) throw new LayoutFault('track is too long');
  const x0 = (DRAWING_WIDTH - total) / 2;
  spec.cells.forEach((cell, i) => {
    canvas.rect(x0 + i * width, 8, width, 38, cell === '?' ? BRIGHT.yellow : INK.blue, {
      radius: 6,
      stroke: INK.text,
    });
    canvas.text(x0 + (i + 0.5) * width, 32, cell, 'middle', { bold: cell === '?' });
  });
  const said = spec.cells.map((cell) =>
    cell === '?' ? 'a number to find' : cell === '' ? 'an empty box' : cell,
  );
  return `Number track, from left to right: ${said.join(', ')}.`;
}
