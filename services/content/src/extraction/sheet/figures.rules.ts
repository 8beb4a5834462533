import type { PdfPage, PdfShape } from '../parser/pdf-page.js';
import type { Row, Segment } from './page-rows.rules.js';
import { startsNumber } from './marker.rules.js';

/** The box around a picture or table, in points from the page's upper left corner. */
export interface Figure {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Drawings so far apart, in points, belong to one picture. */
const NEAR = 7;
/** A picture is at least so wide and high, in points. */
const LEAST = { width: 24, height: 14 } as const;
/** An empty box up to this size is one to write an answer in. */
const ANSWER_BOX = { width: 150, height: 36 } as const;

interface Cluster extends Figure {
  readonly shapes: readonly PdfShape[];
}

/** The pictures and tables of a page: no lines to write on, frames and bars of fractions. */
export function findFigures(
  { shapes, width, height, isScan = false }: PdfPage,
  rows: readonly Row[],
): Figure[] {
  const segments = rows.flat();
  return cluster(shapes.filter((shape) => isDrawing(shape, width, height, segments)))
    .filter((each) => isFigure(each, segments) && !(isScan && hasSentence(each, segments)))
    .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
}

/** Neither bar, line to write on, frame around questions nor ground. */
function isDrawing(shape: PdfShape, width: number, height: number, segments: readonly Segment[]): boolean {
  const [wide, high] = [shape.right - shape.left, shape.bottom - shape.top];
  if (wide > width * 0.8 && high > height * 0.5) return false;
  if (wide < 2 && high > height * 0.4) return false;
  return (
    high < 2 ||
    wide < 2 ||
    shape.isImage ||
    !segments.some((each) => startsNumber(each.text) && isInside(each, shape))
  );
}

function cluster(shapes: readonly PdfShape[]): Cluster[] {
  const open: { left: number; top: number; right: number; bottom: number; shapes: PdfShape[] }[] = [];
  for (const shape of shapes.toSorted((one, other) => one.top - other.top)) {
    const merged = { ...shape, shapes: [shape] };
    // What touches the new one may join several that were apart.
    for (let at = open.length - 1; at >= 0; at -= 1) {
      const each = open[at];
      if (!each || !touches(each, merged)) continue;
      merged.left = Math.min(merged.left, each.left);
      merged.right = Math.max(merged.right, each.right);
      merged.top = Math.min(merged.top, each.top);
      merged.bottom = Math.max(merged.bottom, each.bottom);
      merged.shapes.push(...each.shapes);
      open.splice(at, 1);
    }
    open.push(merged);
  }
  return open;
}

function touches(one: Figure, other: Figure): boolean {
  return (
    one.left - NEAR <= other.right &&
    other.left - NEAR <= one.right &&
    one.top - NEAR <= other.bottom &&
    other.top - NEAR <= one.bottom
  );
}

function isFigure(each: Cluster, segments: readonly Segment[]): boolean {
  const [wide, high] = [each.right - each.left, each.bottom - each.top];
  if (wide < LEAST.width || high < LEAST.height) return false;
  const isRuled = each.shapes.every(({ top, bottom, isImage }) => !isImage && bottom - top < 2);
  if (isRuled) return false;
  const isEmptyBox =
    each.shapes.length === 1 &&
    !each.shapes[0]?.isImage &&
    !segments.some((segment) => isInside(segment, each));
  return !(isEmptyBox && wide <= ANSWER_BOX.width && high <= ANSWER_BOX.height);
}

/** Longest text in a cell or figure, in characters. */
const CELL_TEXT = 24;

/** Whether a sentence stands in a box: on a scan it is then a frame around text, and no figure. */
function hasSentence(box: Figure, segments: readonly Segment[]): boolean {
  return segments.some((segment) => segment.text.length > CELL_TEXT && isInside(segment, box));
}

/** Whether the middle of a segment's letters stands in a box. */
export function isInside({ left, right, y, size }: Segment, box: Figure): boolean {
  const [middle, height] = [(left + right) / 2, y - size / 3];
  return middle > box.left && middle < box.right && height > box.top && height < box.bottom;
}

/** Longest label beside a picture, in characters. */
const LABEL = 12;
/** How far a label stands from its picture, in sizes of its letters. */
const BESIDE = 1.6;

/** Whether a segment is a label in or beside a picture. */
export function isLabel(segment: Segment, figure: Figure): boolean {
  if (isInside(segment, figure)) return true;
  if (
    segment.text.length > LABEL ||
    /^\W*(?:ans|\d{1,3}[.)])/i.test(segment.text) ||
    /[[(]\s*\d?\s*m?[\])]$/.test(segment.text)
  )
    return false;
  const room = segment.size * BESIDE;
  const { left, right, y, size } = segment;
  const isAcross = right > figure.left - room && left < figure.right + room;
  const isBeside =
    (left >= figure.right || right <= figure.left) &&
    y - size > figure.top - size &&
    y < figure.bottom + size;
  const isBelow =
    y - size >= figure.bottom - 2 &&
    y - size < figure.bottom + room / 2 &&
    left > figure.left &&
    right < figure.right;
  const isAbove =
    y <= figure.top + 2 && y > figure.top - room / 2 && left > figure.left + 2 && right < figure.right;
  return isAcross && (isBeside || isBelow || isAbove);
}

/** The box around a picture with its labels. */
export function withLabels(figure: Figure, labels: readonly Segment[]): Figure {
  return {
    left: Math.min(figure.left, ...labels.map(({ left }) => left)),
    right: Math.max(figure.right, ...labels.map(({ right }) => right)),
    top: Math.min(figure.top, ...labels.map(({ y, size }) => y - size)),
    bottom: Math.max(figure.bottom, ...labels.map(({ y, size }) => y + size / 3)),
  };
}
