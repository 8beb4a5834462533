import { type Canvas, DRAWING_WIDTH, FONT_SIZE, INK, at, textWidth } from './canvas.js';
import { isGivenOff, showsAsked, skewFigure } from './figure-out-of-scale.js';
import { LayoutFault } from './layout-fault.js';

type Point = readonly [x: number, y: number];

/** A figure of straight lines between named corners with marked angles; corners in any unit, y upwards. */
export interface AngleFigureSpec {
  kind: 'angle-figure';
  corners: Readonly<Record<string, Point>>;
  lines: Array<readonly [string, string]>;
  /** Corners of filled parts, in order. */
  filled: string[][];
  /** The angle at the corner from one arm to the other, the smaller way round. */
  angles: Array<{
    corner: string;
    arms: readonly [string, string];
    label: string;
  }>;
  /** Lines with the same mark are equal. */
  equal?: Array<readonly [string, string]>;
  /** Broken lines, such as a fold. */
  broken?: Array<readonly [string, string]>;
  /** Names of corners that are not written. */
  unnamed?: string[];
  /** What the figure is, for the text alternative. */
  says: string;
}

const BOX = { width: 250, height: 165 };

/** Corners placed on the page. */
function placeCorners(spec: AngleFigureSpec): (name: string) => [number, number] {
  const points = Object.values(spec.corners);
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  const width = Math.max(...xs) - Math.min(...xs);
  const height = Math.max(...ys) - Math.min(...ys);
  const scale = Math.min(BOX.width / width, BOX.height / height);
  const left = (DRAWING_WIDTH - width * scale) / 2;
  return (name) => {
    const point = spec.corners[name];
    if (!point) throw new RangeError(`no corner ${name}`);
    return [left + (point[0] - Math.min(...xs)) * scale, 26 + (Math.max(...ys) - point[1]) * scale];
  };
}

function drawAngle(canvas: Canvas, corner: Point, first: Point, second: Point, label: string): void {
  const turn = (p: Point): number => Math.atan2(-(p[1] - corner[1]), p[0] - corner[0]);
  let from = turn(first);
  let size = turn(second) - from;
  while (size < 0) size += 2 * Math.PI;
  if (size > Math.PI) {
    from += size;
    size = 2 * Math.PI - size;
  }
  const tip = (angle: number, r: number): [number, number] => [
    corner[0] + r * Math.cos(angle),
    corner[1] - r * Math.sin(angle),
  ];
  const reach = Math.min(
    Math.hypot(first[0] - corner[0], first[1] - corner[1]),
    Math.hypot(second[0] - corner[0], second[1] - corner[1]),
  );
  const arc = Math.min(20, reach * 0.4);
  if (label === '90°') {
    canvas.polyline(
      [tip(from, arc * 0.6), tip(from + size / 2, arc * 0.85), tip(from + size, arc * 0.6)],
      INK.line,
    );
    return;
  }
  canvas.path(
    `M${at(...tip(from, arc))} A${Math.round(arc)} ${Math.round(arc)} 0 0 0 ${at(...tip(from + size, arc))}`,
  );
  const half = Math.max(textWidth(label), FONT_SIZE) / 2 + 3;
  const middle = from + size / 2;
  // Behind the arc by the label's own reach in this direction.
  const beyond = Math.abs(Math.cos(middle)) * (textWidth(label) / 2) + Math.abs(Math.sin(middle)) * 5 + 4;
  const distance = Math.max(arc + beyond, half / Math.sin(Math.min(size / 2, Math.PI / 2)) + 3);
  if (distance > reach * 1.05) throw new LayoutFault(`no room for ${label}`);
  const [x, y] = tip(middle, distance);
  canvas.text(x, y + 5, label);
}

const FULL_TURN = 2 * Math.PI;
/** From a corner to its name, and the narrowest gap between lines that takes one. */
const NAME_AWAY = 13;
const NAME_GAP = Math.PI / 4;

const turnTo = (from: Point, to: Point): number =>
  (Math.atan2(-(to[1] - from[1]), to[0] - from[0]) + FULL_TURN) % FULL_TURN;

/** Directions in which lines leave a corner: one where a line ends there, two where it goes through. */
function listArms(spec: AngleFigureSpec, place: (name: string) => Point, name: string): number[] {
  const sides = spec.filled.flatMap((names) =>
    names.map((one, i) => [one, names[(i + 1) % names.length] ?? one]),
  );
  const corner = place(name);
  return [...spec.lines, ...(spec.broken ?? []), ...sides].flatMap(([a = '', b = '']) => {
    const [from, to] = [place(a), place(b)];
    const [toStart, toEnd] = [from, to].map((end) => Math.hypot(end[0] - corner[0], end[1] - corner[1]));
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if ((toStart ?? 0) + (toEnd ?? 0) > length + 0.5) return [];
    return [from, to]
      .filter((end) => Math.hypot(end[0] - corner[0], end[1] - corner[1]) > 1)
      .map((end) => turnTo(corner, end));
  });
}

/** Where a corner's name stands: in the widest gap between its lines, rather in one whose angle is not marked. */
function nameSpot(spec: AngleFigureSpec, place: (name: string) => [number, number], name: string): Point {
  const [x, y] = place(name);
  const arms = [...new Set(listArms(spec, place, name))].toSorted((a, b) => a - b);
  const marked = spec.angles
    .filter(({ corner }) => corner === name)
    .map(({ arms: [a, b] }) => {
      const [first, second] = [turnTo([x, y], place(a)), turnTo([x, y], place(b))];
      return Math.atan2(Math.sin(first) + Math.sin(second), Math.cos(first) + Math.cos(second));
    });
  const gaps = arms.map((from, i) => {
    const size = (arms[i + 1] ?? (arms[0] ?? 0) + FULL_TURN) - from || FULL_TURN;
    const isMarked = marked.some((turn) => (turn - from + 2 * FULL_TURN) % FULL_TURN < size);
    return {
      middle: from + size / 2,
      size,
      isFree: !isMarked && size > NAME_GAP,
    };
  });
  const [gap] = gaps.toSorted((a, b) => Number(b.isFree) - Number(a.isFree) || b.size - a.size);
  if (!gap) return [x, y - NAME_AWAY];
  const away = Math.max(NAME_AWAY, 7 / Math.sin(Math.min(gap.size, Math.PI) / 2) + 3);
  return [x + away * Math.cos(gap.middle), y - away * Math.sin(gap.middle)];
}

/** Draws the figure. Throws LayoutFault when an angle is too small for its label, or shows what is asked. */
export function drawAngleFigure(canvas: Canvas, told: AngleFigureSpec): string {
  const isOff = isGivenOff(told);
  const skewed = isOff ? null : skewFigure(told);
  if (!isOff && !skewed && showsAsked(told))
    throw new LayoutFault('the figure shows an angle that is asked for');
  const spec = skewed ? { ...told, corners: skewed } : told;
  const place = placeCorners(spec);
  spec.filled.forEach((names, i) =>
    canvas.polygon(names.map(place), i === 0 ? INK.blue : INK.amber, INK.text),
  );
  for (const [a, b] of spec.lines) canvas.line(...place(a), ...place(b), INK.text, 2);
  for (const [a, b] of spec.broken ?? []) {
    const [from, to] = [place(a), place(b)];
    const steps = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 9));
    const spot = (s: number): [number, number] => [
      from[0] + (to[0] - from[0]) * s,
      from[1] + (to[1] - from[1]) * s,
    ];
    for (let i = 0; i < steps; i += 1)
      canvas.line(...spot(i / steps), ...spot((i + 0.55) / steps), INK.line, 2);
  }
  for (const [a, b] of spec.equal ?? []) {
    const [[x1, y1], [x2, y2]] = [place(a), place(b)];
    const length = Math.hypot(x2 - x1, y2 - y1);
    const [nx, ny] = [(-(y2 - y1) / length) * 6, ((x2 - x1) / length) * 6];
    const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
    canvas.line(mx - nx, my - ny, mx + nx, my + ny, INK.text, 2);
  }
  for (const { corner, arms, label } of spec.angles)
    drawAngle(canvas, place(corner), place(arms[0]), place(arms[1]), label);
  for (const name of Object.keys(spec.corners)) {
    if (spec.unnamed?.includes(name)) continue;
    const [x, y] = nameSpot(spec, place, name);
    canvas.text(x, y + 5, name, 'middle', { bold: true });
  }
  if (!skewed && !isOff) return spec.says;
  canvas.text(DRAWING_WIDTH - 8, canvas.bottom + 16, 'not drawn to scale', 'end');
  return `${spec.says} Not drawn to scale.`;
}
