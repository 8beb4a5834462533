import type { Visual } from '@sumfox/contracts/question/item';

/** Left, top, width and height in units of the drawing. */
export type Thing = NonNullable<Visual['things']>[number];

/** A finger beside a thing means it, up to so many units from its middle. */
const REACH = 44;

export interface Point {
  x: number;
  y: number;
}

export function middleOf([left, top, width, height]: Thing): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * A point of a box in units of the drawing that fills the box as far as its shape allows, in the middle of it.
 * @param point from the box's left top corner, in the box's units
 */
export function toDrawing(
  point: Point,
  box: { width: number; height: number },
  drawing: { width: number; height: number },
): Point {
  const scale = Math.min(box.width / drawing.width, box.height / drawing.height);
  return {
    x: (point.x - (box.width - drawing.width * scale) / 2) / scale,
    y: (point.y - (box.height - drawing.height * scale) / 2) / scale,
  };
}

/** The thing nearest to a point; null when the point is beside all of them. */
export function findNearest(things: readonly Thing[], point: Point): number | null {
  let nearest: number | null = null;
  let least = REACH;
  for (const [index, thing] of things.entries()) {
    const { x, y } = middleOf(thing);
    const distance = Math.hypot(x - point.x, y - point.y);
    if (distance < least) [nearest, least] = [index, distance];
  }
  return nearest;
}

/** Marks a thing, or takes its mark away; the others keep their order. */
export function toggleMark(marked: readonly number[], index: number): number[] {
  return marked.includes(index) ? marked.filter((each) => each !== index) : [...marked, index];
}

/** So many things marked: those marked last go first, and the next ones in reading order come. */
export function markCount(marked: readonly number[], total: number, count: number): number[] {
  if (count <= marked.length) return marked.slice(0, Math.max(0, count));
  const unmarked = Array.from({ length: total }, (_, index) => index).filter(
    (index) => !marked.includes(index),
  );
  return [...marked, ...unmarked.slice(0, count - marked.length)];
}
