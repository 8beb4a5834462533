import { INK } from '../drawing/canvas.js';
import { type LabelBox, listLabelBoxes } from '../drawing/label-boxes.js';
import { type Outline, type PagePoint, hasPiece, listOutlines } from '../drawing/outlines.js';

/** Whether a straight piece of a line enters the room of the letters. */
function enters(from: PagePoint, to: PagePoint, box: LabelBox): boolean {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const sides = [
    [-dx, from[0] - box.left],
    [dx, box.right - from[0]],
    [-dy, from[1] - box.top],
    [dy, box.bottom - from[1]],
  ] as const;
  let [first, last] = [0, 1];
  for (const [way, room] of sides) {
    if (way === 0 && room < 0) return false;
    if (way < 0) first = Math.max(first, room / way);
    if (way > 0) last = Math.min(last, room / way);
  }
  return first <= last;
}

/** Whether a point lies within a closed border. */
function isWithin([x, y]: PagePoint, points: readonly PagePoint[]): boolean {
  let isInside = false;
  points.forEach(([x1, y1], i) => {
    const [x2, y2] = points[(i + 1) % points.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside;
  });
  return isInside;
}

const holds = ({ points, isClosed }: Outline, { left, right, top, bottom }: LabelBox): boolean =>
  isClosed &&
  [[left, top] as const, [right, top] as const, [right, bottom] as const, [left, bottom] as const].every(
    (corner) => isWithin(corner, points),
  );

/** A white plate may hide squared paper, and no other line; a coloured one also the arm that a scale lies on. */
const mayHide = (plate: Outline, line: Outline): boolean =>
  !plate.isPlate || plate.fill !== INK.plain || line.stroke === INK.grid;

/** Whether an outline comes near enough to a label to be looked at: most of a drawing does not. */
const isNear = (bounds: Outline['bounds'], { left, right, top, bottom }: LabelBox): boolean =>
  bounds.left <= right && bounds.right >= left && bounds.top <= bottom && bounds.bottom >= top;

/** Labels of a drawing that a line runs through or touches, unless something is painted between the two. */
export function listTouchedLabels(svg: string, boxes = listLabelBoxes(svg)): string[] {
  const outlines =
    boxes.length === 0 ? [] : listOutlines(svg, (bounds) => boxes.some((box) => isNear(bounds, box)));
  return boxes.flatMap((box) => {
    const near = outlines
      .filter((line) => isNear(line.bounds, box))
      .map((line) => ({ line, isAround: holds(line, box) }));
    const under = near.filter(
      ({ line, isAround }) => isAround && line.place < box.place && line.fill !== 'none',
    );
    const isHidden = (line: Outline): boolean =>
      line.place < box.place &&
      under.some(({ line: cover }) => cover.place > line.place && mayHide(cover, line));
    const touching = near.find(
      ({ line }) => !line.isPlate && hasPiece(line, (from, to) => enters(from, to, box)) && !isHidden(line),
    );
    return touching ? [`label "${box.label}" on a line`] : [];
  });
}
