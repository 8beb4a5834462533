import { isAnswersHeading, isSectionHeading, startsNumber } from './marker.rules.js';
import type { Row, Segment } from './page-rows.rules.js';

/** Column starts so far apart, in points, are the same. */
const SAME_START = 7;
/** The least room between a column and the next. */
const LEAST_GUTTER = 4;

/** Rows of segments in the order in which a person reads them, each with the left edge of its column. */
export type OrderedRow = { readonly row: Row; readonly start: number };

/**
 * The rows of a page in reading order. Where numbers begin at more than one place across the page, it is read down
 * each column or across, whichever makes its numbers ascend.
 */
export function toReadingOrder(rows: readonly Row[]): OrderedRow[] {
  const regions: Row[][] = [[]];
  for (const row of rows) {
    const text = row.map((segment) => segment.text).join('\t');
    if (isAnswersHeading(text) || isSectionHeading(text)) regions.push([row], []);
    else regions.at(-1)?.push(row);
  }
  const margin = Math.min(...rows.flatMap((row) => row.map(({ left }) => left)));
  return regions.flatMap((region) => orderRegion(region, margin));
}

/** Rows between headings; their columns begin with the first row that has a number. */
function orderRegion(rows: readonly Row[], margin: number): OrderedRow[] {
  const across = (some: readonly Row[]) => some.map((row) => ({ row, start: margin }));
  const starts = findStarts(rows, margin);
  if (starts.length < 2) return across(rows);
  const first = rows.findIndex((row) => row.some(({ text }) => startsNumber(text)));
  const ordered = across(rows.slice(0, first));
  let band: Row[] = [];
  const close = (): void => {
    ordered.push(...orderBand(band, starts, margin));
    band = [];
  };
  for (const row of rows.slice(first)) {
    if (row.every((segment) => fits(segment, starts))) band.push(row);
    else {
      close();
      ordered.push({ row, start: margin });
    }
  }
  close();
  return ordered;
}

/** The left edges at which numbers begin, from left to right; the first is the margin's. */
function findStarts(rows: readonly Row[], margin: number): number[] {
  const edges = rows
    .flat()
    .filter(({ text }) => startsNumber(text))
    .map(({ left }) => left)
    .toSorted((one, other) => one - other);
  const starts: { left: number; count: number }[] = [];
  for (const left of edges) {
    const last = starts.at(-1);
    if (last && left - last.left <= SAME_START) last.count += 1;
    else starts.push({ left, count: 1 });
  }
  const right = starts.filter(({ left, count }) => left > margin + 60 && count >= 1).map(({ left }) => left);
  return [margin, ...right];
}

/** Whether a segment stands within one column. */
function fits({ left, right }: Segment, starts: readonly number[]): boolean {
  const next = starts.find((start) => start > left + SAME_START);
  return next === undefined || right <= next - LEAST_GUTTER;
}

function orderBand(band: readonly Row[], allStarts: readonly number[], margin: number): OrderedRow[] {
  const across = band.map((row) => ({ row, start: margin }));
  const starts = allStarts.filter(
    (start, at) =>
      at === 0 ||
      band.some((row) =>
        row.some(({ left, text }) => Math.abs(left - start) <= SAME_START && startsNumber(text)),
      ),
  );
  if (starts.length < 2) return across;
  const down = starts.flatMap((start, at) => {
    const next = starts[at + 1] ?? Number.POSITIVE_INFINITY;
    const isOwn = ({ left }: Segment) => (at === 0 || left >= start - SAME_START) && left < next - SAME_START;
    return band
      .map((row) => ({ row: row.filter(isOwn), start: at === 0 ? margin : start }))
      .filter(({ row }) => row.length > 0);
  });
  const wraps = across.some(({ row }) => row.length > 1 && row.some(({ text }) => !startsNumber(text)));
  const [acrossScore, downScore] = [scoreOf(across), scoreOf(down)];
  return downScore > acrossScore || (downScore === acrossScore && wraps) ? down : split(across, starts);
}

/** Read across, each number begins a line of its own. */
function split(across: readonly OrderedRow[], starts: readonly number[]): OrderedRow[] {
  return across.flatMap(({ row, start }) => {
    const pieces: Segment[][] = [];
    for (const segment of row) {
      const isStart =
        starts.some((each) => Math.abs(each - segment.left) <= SAME_START) && startsNumber(segment.text);
      const last = pieces.at(-1);
      if (!last || isStart) pieces.push([segment]);
      else last.push(segment);
    }
    return pieces.map((piece) => ({
      row: piece,
      start: startsNumber(piece[0]?.text ?? '') ? (piece[0]?.left ?? start) : start,
    }));
  });
}

/** How often a number follows the one before it. */
function scoreOf(rows: readonly OrderedRow[]): number {
  let [last, score] = [0, 0];
  for (const { row } of rows)
    for (const { text } of row) {
      if (!startsNumber(text)) continue;
      const number = Number(/\d+/.exec(text)?.[0]);
      if (number === last + 1) score += 1;
      last = number;
    }
  return score;
}
