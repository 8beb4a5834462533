import type { Point } from './flat-shapes.js';

/** Difference of two points. */
export const minus = ([ax, ay]: Point, [bx, by]: Point): Point => [ax - bx, ay - by];

/** A point moved by so many times a step. */
export const plus = ([ax, ay]: Point, [bx, by]: Point, times = 1): Point => [
  ax + bx * times,
  ay + by * times,
];

/** 0 where two steps are parallel. */
export const across = ([ax, ay]: Point, [bx, by]: Point): number => ax * by - ay * bx;

/** 0 where two steps are perpendicular. */
export const along = ([ax, ay]: Point, [bx, by]: Point): number => ax * bx + ay * by;

/** A step turned by a right angle. */
export const turned = ([x, y]: Point): Point => [-y, x];

export const isSame = ([ax, ay]: Point, [bx, by]: Point): boolean => ax === bx && ay === by;

/** `3,4`: a point as a word param keeps it. */
export const pointText = ([x, y]: Point): string => `${x},${y}`;
export const readPoint = (text: string): Point => {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return [x, y];
};

/** Where a point is from another one, counted on paper without numbers: `2 squares to the right of C`. Y goes up. */
export function placeFrom([right, up]: Point, from: string, thing: 'square' | 'dot'): string {
  const count = (steps: number): string => `${Math.abs(steps)} ${thing}${Math.abs(steps) === 1 ? '' : 's'}`;
  const [across, upwards] = [
    `${count(right)} to the ${right > 0 ? 'right' : 'left'}`,
    `${count(up)} ${up > 0 ? 'up' : 'down'}`,
  ];
  if (right === 0) return up === 0 ? from : `${count(up)} straight ${up > 0 ? 'up' : 'down'} from ${from}`;
  return up === 0 ? `${across} of ${from}` : `${across} and ${upwards} from ${from}`;
}

/** `0,0 4,0 4,3`: the corners of a figure as a word param keeps them. */
export const pathText = (points: readonly Point[]): string => points.map(pointText).join(' ');
export const readPath = (text: string): Point[] => (text === '' ? [] : text.split(' ').map(readPoint));

/** Left, top, right and bottom of some points. */
export const boundsOf = (points: readonly Point[]): { low: Point; high: Point } => ({
  low: [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))],
  high: [Math.max(...points.map(([x]) => x)), Math.max(...points.map(([, y]) => y))],
});

/** A line through a point in a direction. */
export interface Line {
  at: Point;
  step: Point;
}

/** The mirror image of a point in a line. */
export function mirrored(point: Point, { at, step }: Line): Point {
  const way = minus(point, at);
  const share = along(way, step) / along(step, step);
  return [2 * (at[0] + step[0] * share) - point[0], 2 * (at[1] + step[1] * share) - point[1]];
}

const isNear = (a: Point, b: Point): boolean => Math.hypot(...minus(a, b)) < 1e-6;

/** Whether a figure with these corners in order falls on itself when it is folded along a line. */
export function isFolded(points: readonly Point[], line: Line): boolean {
  const images = points.map((point) => mirrored(point, line));
  return images.every((image, i) => {
    const j = points.findIndex((point) => isNear(point, image));
    const next = images[(i + 1) % images.length];
    const before = points[(j + points.length - 1) % points.length];
    // The way round is turned about in the mirror.
    return j >= 0 && next !== undefined && before !== undefined && isNear(next, before);
  });
}

/** Lines that may be lines of symmetry: through the middle of the corners and a corner or the middle of a side. */
export function listFoldLines(points: readonly Point[]): Line[] {
  const count = points.length;
  const middle: Point = [
    points.reduce((sum, [x]) => sum + x, 0) / count,
    points.reduce((sum, [, y]) => sum + y, 0) / count,
  ];
  const ends = points.flatMap((point, i): Point[] => {
    const [nx, ny] = points[(i + 1) % count] ?? point;
    return [point, [(point[0] + nx) / 2, (point[1] + ny) / 2]];
  });
  const lines = ends
    .filter((end) => !isNear(end, middle))
    .map((end): Line => ({ at: middle, step: minus(end, middle) }));
  return lines.filter(
    (line, i) => !lines.slice(0, i).some((other) => Math.abs(across(other.step, line.step)) < 1e-6),
  );
}

/** How many lines of symmetry a figure has. */
export const countFolds = (points: readonly Point[]): number =>
  listFoldLines(points).filter((line) => isFolded(points, line)).length;
