import { LayoutFault } from './layout-fault.js';
import { OFF, isOff, keepsOrder, showsUnmarked } from './out-of-scale.js';

type Point = readonly [x: number, y: number];
type Corners = Readonly<Record<string, Point>>;
type Segment = readonly [string, string];

/** Straight lines and parts between named corners, with the angles that are marked. */
interface Figure {
  corners: Corners;
  lines: readonly Segment[];
  filled: ReadonlyArray<readonly string[]>;
  broken?: readonly Segment[];
  angles: ReadonlyArray<{ corner: string; arms: Segment; label?: string }>;
  equal?: readonly Segment[];
}

/** Stretches to the side and slants that are tried; straight lines stay straight, and parallel ones parallel. */
const STRETCHES = [1, 1.2, 1.4, 1.7, 0.83, 0.7, 0.6] as const;
const SLANTS = [0, 0.15, -0.15, 0.3, -0.3, 0.45, -0.45, 0.6, -0.6] as const;

const RIGHT = 90;
/** What cannot be read on a protractor, in degrees. */
const TRUE_WITHIN = 1;

function segmentsOf({ filled, lines, broken = [] }: Figure): Segment[] {
  const edges = filled.flatMap((names) =>
    names.map((name, i): Segment => [name, names[(i + 1) % names.length] ?? name]),
  );
  return [...edges, ...lines, ...broken];
}

/** The angle at a corner between two others, the smaller way round, in degrees. */
function angleAt(corners: Corners, corner: string, [a, b]: Segment): number {
  const [at, one, two] = [corner, a, b].map((name) => corners[name] ?? [0, 0]) as [Point, Point, Point];
  const turn = Math.abs(
    Math.atan2(one[1] - at[1], one[0] - at[0]) - Math.atan2(two[1] - at[1], two[0] - at[0]),
  );
  const degrees = (turn * 180) / Math.PI;
  return degrees > 180 ? 360 - degrees : degrees;
}

const lengthOf = (corners: Corners, [a, b]: Segment): number => {
  const [[x1, y1], [x2, y2]] = [corners[a] ?? [0, 0], corners[b] ?? [0, 0]];
  return Math.hypot(x2 - x1, y2 - y1);
};

/** Pairs of segments with one end in common that are at right angles, as corner and the two other ends. */
const listRightAngles = (corners: Corners, segments: readonly Segment[]): Array<[string, Segment]> =>
  segments.flatMap((one, i) =>
    segments.slice(i + 1).flatMap((other): Array<[string, Segment]> => {
      const corner = one.find((name) => other.includes(name));
      const [a, b] = [one, other].map((ends) => ends.find((name) => name !== corner));
      if (corner === undefined || a === undefined || b === undefined || a === b) return [];
      return Math.abs(angleAt(corners, corner, [a, b]) - RIGHT) < 0.1 ? [[corner, [a, b]]] : [];
    }),
  );

const listEqualPairs = (corners: Corners, segments: readonly Segment[]): Array<[Segment, Segment]> =>
  segments.flatMap((one, i) =>
    segments.slice(i + 1).flatMap((other): Array<[Segment, Segment]> => {
      const [a, b] = [lengthOf(corners, one), lengthOf(corners, other)];
      return Math.abs(a - b) < 0.005 * a ? [[one, other]] : [];
    }),
  );

/** How far an angle is drawn off the size that its label tells; 0 where it tells none. */
function offLabel(corners: Corners, { corner, arms, label = '' }: Figure['angles'][number]): number {
  const told = /^(\d+(?:\.\d+)?)°$/.exec(label)?.[1];
  return told === undefined ? 0 : Math.abs(angleAt(corners, corner, arms) - Number(told));
}

/**
 * Whether the figure is out of scale as it is given: an angle is as far off its label as can be seen. Throws LayoutFault
 * for what lies between: it is not true, and whoever measures it takes the difference for a fault of his own.
 */
export function isGivenOff({ corners, angles }: Figure): boolean {
  const offs = angles.map((angle) => offLabel(corners, angle)).filter((off) => off > TRUE_WITHIN);
  if (offs.some((off) => off < OFF.least))
    throw new LayoutFault('an angle is neither drawn true nor visibly out of scale');
  return offs.length > 0;
}

/** Whether a figure that is drawn true shows an angle that is asked for, and no marks of equal lengths fix it. */
export const showsAsked = ({ corners, angles, equal }: Figure): boolean =>
  !equal?.length &&
  showsUnmarked(
    angles.map(({ corner, arms, label = '' }) => ({ size: angleAt(corners, corner, arms), label })),
  );

/**
 * Corners at which a figure is drawn that is not to scale: its marked angles are off by 8° to 25°, and right angles,
 * equal lengths, parallel and straight lines and the order of angles stay. Null where that cannot be: the figure is drawn
 * true.
 */
export function skewFigure(spec: Figure): Corners | null {
  const { corners, angles } = spec;
  const segments = segmentsOf(spec);
  const rightAngles = listRightAngles(corners, segments);
  const equalPairs = listEqualPairs(corners, segments);
  const sizes = angles.map(({ corner, arms }) => angleAt(corners, corner, arms));
  for (const stretch of STRETCHES)
    for (const slant of SLANTS) {
      const skewed: Corners = Object.fromEntries(
        Object.entries(corners).map(([name, [x, y]]) => [name, [stretch * x + slant * y, y]]),
      );
      const drawn = angles.map(({ corner, arms }) => angleAt(skewed, corner, arms));
      if (!sizes.every((size, i) => isOff(size, drawn[i] ?? 0)) || !keepsOrder(sizes, drawn)) continue;
      if (rightAngles.some(([corner, ends]) => Math.abs(angleAt(skewed, corner, ends) - RIGHT) > 0.5))
        continue;
      const isEqual = ([one, other]: [Segment, Segment]): boolean =>
        Math.abs(lengthOf(skewed, one) / lengthOf(skewed, other) - 1) < 0.01;
      if (equalPairs.every(isEqual)) return skewed;
    }
  return null;
}
