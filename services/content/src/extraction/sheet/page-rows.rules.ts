import type { PdfPage, PdfRun, PdfShape } from '../parser/pdf-page.js';

/** Letters of one row without a wide gap, in points from the page's upper left corner. */
export interface Segment {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** The height of the line that its letters stand on. */
  readonly y: number;
  readonly size: number;
}

/** Segments beside each other, from left to right. */
export type Row = readonly Segment[];

/** A gap of so many sizes divides segments. */
const WIDE_GAP = 1.5;
/** A gap of so many sizes is a space. */
const SPACE = 0.18;
/** Runs with lines at most so many sizes apart stand in one row. */
const SAME_ROW = 0.5;

/** The rows of a page from top to bottom, with stacked fractions as `3/4` and raised digits as `²`. */
export function toRows({ runs, shapes }: PdfPage): Row[] {
  const pieces = joinFractions(runs.flatMap(divide), shapes);
  const sorted = pieces.toSorted((one, other) => one.y - other.y || one.x - other.x);
  const rows: PdfRun[][] = [];
  let anchor: PdfRun | null = null;
  for (const run of sorted) {
    const row = rows.at(-1);
    if (row && anchor && run.y - anchor.y <= Math.max(anchor.size, run.size, 4) * SAME_ROW) {
      row.push(run);
      if (run.size > anchor.size) anchor = run;
    } else {
      rows.push([run]);
      anchor = run;
    }
  }
  return rows.map(toSegments);
}

/** Spaces in a row stand for a tabulator. */
function divide(run: PdfRun): PdfRun[] {
  if (!/\S\s{4,}\S/.test(run.text)) return [run];
  const step = run.width / run.text.length;
  return [...run.text.matchAll(/\S+(?:\s{1,3}\S+)*/g)].map(({ 0: text, index }) => ({
    ...run,
    text,
    x: run.x + step * index,
    width: step * text.length,
  }));
}

const RAISED: Readonly<Record<string, string>> = { 2: '²', 3: '³' };

function toSegments(row: readonly PdfRun[]): Segment[] {
  const sorted = row.toSorted((one, other) => one.x - other.x);
  const usual = Math.max(...row.map(({ size }) => size));
  const base = Math.max(...row.filter(({ size }) => size >= usual * 0.9).map(({ y }) => y));
  const segments: Segment[] = [];
  for (const run of sorted) {
    const before = segments.at(-1);
    const size = Math.max(before?.size ?? 0, run.size, 1);
    const gap = before ? run.x - before.right : 0;
    const isRaised = run.size < usual * 0.8 && base - run.y > usual * 0.2 && gap < size * SPACE;
    const text =
      isRaised && before && /\p{L}$/u.test(before.text) ? (RAISED[run.text] ?? run.text) : run.text;
    if (!before || gap > size * WIDE_GAP) {
      segments.push({ text, left: run.x, right: run.x + run.width, y: run.y, size: run.size });
      continue;
    }
    const isFraction = (each: string) => /\d\/\d+$/.test(each);
    const isApart =
      gap > size * SPACE ||
      (/\d$/.test(before.text) && isFraction(text)) ||
      (isFraction(before.text) && /^\p{L}/u.test(text));
    const space = isApart && !/\s$/.test(before.text) && !/^\s/.test(text) ? ' ' : '';
    segments[segments.length - 1] = {
      ...before,
      text: before.text + space + text,
      right: Math.max(before.right, run.x + run.width),
      size,
    };
  }
  return segments;
}

const NUMBER = /^\d{1,4}$/;
/** Widest bar of a fraction, in points. */
const WIDEST_BAR = 60;

/** Puts `3` over a bar over `4` into one run. */
function joinFractions(runs: readonly PdfRun[], shapes: readonly PdfShape[]): PdfRun[] {
  const numbers = runs.filter(({ text }) => NUMBER.test(text.trim()));
  const bars = shapes.filter(isBar);
  const taken = new Set<PdfRun>();
  const joined: PdfRun[] = [];
  for (const bar of bars) {
    const near = numbers.filter((run) => !taken.has(run) && isCentred(run, bar));
    const above = near.find(({ y, size }) => y <= bar.top + 1 && bar.top - y < size * 0.7);
    const below = near.find(({ y, size }) => y > bar.top + size * 0.5 && y - bar.top < size * 1.7);
    if (!above || !below) continue;
    taken.add(above).add(below);
    const size = Math.max(above.size, below.size) * 1.2;
    joined.push({
      text: `${above.text.trim()}/${below.text.trim()}`,
      x: Math.min(above.x, below.x),
      y: bar.top + size * 0.28,
      width: Math.max(above.width, below.width),
      size,
    });
  }
  return [...runs.filter((run) => !taken.has(run)), ...joined];
}

function isBar({ left, right, top, bottom, isImage }: PdfShape): boolean {
  return !isImage && bottom - top < 2 && right - left >= 3 && right - left <= WIDEST_BAR;
}

/** Whether a run stands over or under a bar that is about as wide. */
function isCentred({ x, width, size }: PdfRun, bar: PdfShape): boolean {
  const middle = (bar.left + bar.right) / 2;
  return Math.abs(x + width / 2 - middle) < 3 && bar.right - bar.left < width + size * 1.5;
}
