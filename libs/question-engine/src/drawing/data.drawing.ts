import { LayoutFault } from './layout-fault.js';
import { BOLD, type Canvas, DRAWING_WIDTH, INK, textWidth } from './canvas.js';
import type { LineGraphSpec, TableSpec } from './drawing-spec.js';

/** A table with a tinted header. Throws LayoutFault when a cell's text does not fit. */
export function drawTable(canvas: Canvas, spec: TableSpec): string {
  const rows = [spec.header, ...spec.rows];
  const needs = spec.header.map((_, c) => Math.max(...rows.map((row) => textWidth(row[c] ?? ''))) + 12);
  const total = needs.reduce((a, b) => a + b, 0);
  const space = DRAWING_WIDTH - 12;
  if (total > space) throw new LayoutFault('table is too wide');
  const extra = (Math.min(space, total + 60) - total) / needs.length;
  const widths = needs.map((w) => w + extra);
  const left = (DRAWING_WIDTH - widths.reduce((a, b) => a + b, 0)) / 2;
  if (textWidth(spec.title) * BOLD > DRAWING_WIDTH - 8) throw new LayoutFault('table title is too long');
  canvas.text(DRAWING_WIDTH / 2, 18, spec.title, 'middle', { bold: true });
  rows.forEach((row, r) => {
    let x = left;
    const y = 28 + r * 28;
    row.forEach((cell, c) => {
      const width = widths[c] ?? 0;
      canvas.rect(x, y, width, 28, r === 0 ? INK.blue : INK.plain, { stroke: INK.grid });
      canvas.text(x + width / 2, y + 19, cell, 'middle', { bold: r === 0 });
      x += width;
    });
  });
  const lines = spec.rows.map((row) =>
    row
      .map((cell, c) => {
        const head = spec.header[c] ?? '';
        return `${head === '' ? '' : `${head}: `}${cell === '?' ? 'to be found' : cell}`;
      })
      .join(', '),
  );
  return `Table: ${spec.title}. ${lines.join('; ')}.`;
}

/** A line graph on a labelled grid that starts at zero. */
export function drawLineGraph(canvas: Canvas, spec: LineGraphSpec): string {
  const most = Math.max(...spec.points.map((p) => p.y));
  const steps = Math.ceil(most / spec.yStep);
  if (steps > 12) throw new LayoutFault('too many grid lines');
  const left = 14 + textWidth(String(steps * spec.yStep));
  const top = 50;
  const height = Math.max(150, steps * 19);
  const right = DRAWING_WIDTH - 16;
  const yOf = (value: number): number => top + height - (value / (steps * spec.yStep)) * height;
  const xOf = (i: number): number =>
    left + 18 + ((right - left - 36) * i) / Math.max(1, spec.points.length - 1);
  canvas.text(DRAWING_WIDTH / 2, 16, spec.title, 'middle', { bold: true });
  canvas.text(6, 38, spec.yTitle, 'start');
  for (let i = 0; i <= steps; i += 1) {
    canvas.line(left, yOf(i * spec.yStep), right, yOf(i * spec.yStep), INK.grid, 1);
    canvas.text(left - 5, yOf(i * spec.yStep) + 5, String(i * spec.yStep), 'end');
  }
  spec.points.forEach((_, i) => canvas.line(xOf(i), top, xOf(i), top + height, INK.grid, 1));
  canvas.line(left, top, left, top + height, INK.text);
  canvas.line(left, top + height, right, top + height, INK.text);
  canvas.polyline(spec.points.map((p, i) => [xOf(i), yOf(p.y)] as const));
  spec.points.forEach((p, i) => {
    canvas.circle(xOf(i), yOf(p.y), 3.5, INK.line);
    canvas.text(xOf(i), top + height + 19, p.x);
  });
  canvas.text((left + right) / 2, top + height + 39, spec.xTitle);
  return `Line graph: ${spec.title}. ${spec.points.map((p) => `${p.x}: ${p.y}`).join(', ')}.`;
}
