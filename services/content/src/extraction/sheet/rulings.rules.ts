import type { PdfShape, Ruling, ScannedPage } from '../parser/pdf-page.js';

/** Rows of pixels so far apart, in points, are one line. */
const ONE_LINE = 0.6;
/** Upright lines so long, in points, stand alone; letters are shorter. */
const ALONE = 36;
/** A side of a box ends so near to its upper and lower line, in points. */
const AT_A_LINE = 3;

type Line = Omit<PdfShape, 'isImage'>;

/**
 * The lines of a scanned page, in points: those of frames, tables, bars and figures. A short upright one counts where it
 * stands between two level ones, for else it may be a stroke of a letter.
 */
export function toLines({ rulings, pixelsPerPoint }: ScannedPage): PdfShape[] {
  const inPoints = rulings.map(([left, top, right, bottom]: Ruling): Line => ({
    left: left / pixelsPerPoint,
    top: top / pixelsPerPoint,
    right: right / pixelsPerPoint,
    bottom: bottom / pixelsPerPoint,
  }));
  const isLevel = ({ left, right, top, bottom }: Line): boolean => right - left >= bottom - top;
  const level = mergeRuns(inPoints.filter(isLevel), 'top', 'bottom', 'left', 'right');
  const upright = mergeRuns(
    inPoints.filter((line) => !isLevel(line)),
    'left',
    'right',
    'top',
    'bottom',
  ).filter((line) => line.bottom - line.top >= ALONE || isSide(line, level));
  return [...level, ...upright].map((line) => ({ ...line, isImage: false }));
}

/** Whether an upright line stands between two level ones that reach to it. */
function isSide(line: Line, level: readonly Line[]): boolean {
  const isAt = (y: number): boolean =>
    level.some(
      ({ left, right, top, bottom }) =>
        left - AT_A_LINE <= line.left &&
        right + AT_A_LINE >= line.right &&
        top - AT_A_LINE <= y &&
        bottom + AT_A_LINE >= y,
    );
  return isAt(line.top) && isAt(line.bottom);
}

type Edge = 'left' | 'top' | 'right' | 'bottom';

/** Runs beside each other that overlap along their way, as one line. */
function mergeRuns(runs: readonly Line[], from: Edge, to: Edge, start: Edge, end: Edge): Line[] {
  const lines: Array<Record<Edge, number>> = [];
  for (const run of runs.toSorted((one, other) => one[from] - other[from])) {
    const beside = lines.findLast(
      (line) => run[from] - line[to] <= ONE_LINE && run[start] <= line[end] && run[end] >= line[start],
    );
    if (!beside) {
      lines.push({ ...run });
      continue;
    }
    beside[to] = Math.max(beside[to], run[to]);
    beside[start] = Math.min(beside[start], run[start]);
    beside[end] = Math.max(beside[end], run[end]);
  }
  return lines;
}
