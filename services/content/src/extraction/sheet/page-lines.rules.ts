import type { PdfPage } from '../parser/pdf-page.js';
import { type Figure, findFigures, isLabel, withLabels } from './figures.rules.js';
import { type Row, type Segment, toRows } from './page-rows.rules.js';
import { isKeyGrid, joinKeyRows } from './key-grid.rules.js';
import { toReadingOrder } from './reading-order.rules.js';

/** One line of a sheet where it stands, or a picture at its place among the lines. */
export interface PageLine {
  readonly text: string;
  /** Height of its letters in points; 0 where unknown. */
  readonly size: number;
  /** How far down the page, 0 at its top and 1 at its bottom. */
  readonly down: number;
  /** How far from the left edge of its column, in points. */
  readonly indent: number;
  /** From 0. */
  readonly page: number;
  /** Points from the page's upper left corner. */
  readonly box: Figure;
  readonly isFigure: boolean;
}

/** The lines of each page in reading order. Letters in pictures are no lines; a key in a grid stays text. */
export function toPageLines(pages: readonly PdfPage[]): PageLine[][] {
  return pages.map((page, number) => {
    const rows = joinKeyRows(toRows(page));
    const figures = findFigures(page, rows).filter((figure) => !isKeyGrid(figure, rows));
    const labels = new Map<Segment, Figure>();
    for (const segment of rows.flat()) {
      const figure = figures.find((each) => isLabel(segment, each));
      if (figure) labels.set(segment, figure);
    }
    const kept = rows.map((row) => row.filter((each) => !labels.has(each))).filter((row) => row.length > 0);
    const lines = toReadingOrder(kept).flatMap(({ row, start }) => toLine(row, start, page.height, number));
    for (const figure of figures) {
      const own = [...labels].filter(([, each]) => each === figure).map(([segment]) => segment);
      placeFigure(lines, withLabels(figure, own), page.height, number);
    }
    return lines;
  });
}

function toLine(row: Row, start: number, height: number, page: number): PageLine[] {
  const [first] = row;
  if (!first) return [];
  const size = Math.max(...row.map((each) => each.size));
  const y = Math.max(...row.map((each) => each.y));
  const box = {
    left: first.left,
    right: Math.max(...row.map(({ right }) => right)),
    top: Math.min(...row.map((each) => each.y - each.size)),
    bottom: y + size / 3,
  };
  const text = row.map((each) => each.text.trim()).join('\t');
  return [{ text, size, down: share(y, height), indent: first.left - start, page, box, isFigure: false }];
}

const share = (y: number, height: number): number => (height > 0 ? Math.min(1, Math.max(0, y / height)) : 0);

/** Puts a picture behind the last line that stands above it and in its column. */
function placeFigure(lines: PageLine[], box: Figure, height: number, page: number): void {
  const isAbove = (line: PageLine) =>
    !line.isFigure &&
    line.box.top <= box.top + 2 &&
    line.box.left < box.right &&
    line.box.right > box.left - 60;
  const nearest = lines.reduce<number>((best, line, at) => {
    const before = lines[best];
    return isAbove(line) && (!before || !isAbove(before) || line.box.top >= before.box.top) ? at : best;
  }, -1);
  lines.splice(nearest + 1, 0, {
    text: '',
    size: 0,
    down: share(box.top, height),
    indent: 0,
    page,
    box,
    isFigure: true,
  });
}
