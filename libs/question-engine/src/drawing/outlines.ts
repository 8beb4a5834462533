export type PagePoint = readonly [x: number, y: number];

/** A line or the border of a shape as the ends of short straight pieces, in the order in which a drawing is painted. */
export interface Outline {
  points: readonly PagePoint[];
  /** Its first and last points are the same: it may hold a label. */
  isClosed: boolean;
  stroke: string;
  fill: string;
  /** A rectangle in one colour, as lies under letters. */
  isPlate: boolean;
  /** Where its element starts in the markup: what comes later is painted on top. */
  place: number;
  bounds: { left: number; right: number; top: number; bottom: number };
}

/** Whether one of the straight pieces of an outline is such. */
export const hasPiece = ({ points }: Outline, isSuch: (from: PagePoint, to: PagePoint) => boolean): boolean =>
  points.some((to, i) => i > 0 && isSuch(points[i - 1] ?? to, to));

const ARC_PIECES = 16;
const CURVE_PIECES = 8;
const ROUND_PIECES = 32;

/** Points of an arc of path data, with its radii along the axes. */
function arcPoints([x1, y1]: PagePoint, numbers: readonly number[]): PagePoint[] {
  const [rx = 1, ry = 1, , large = 0, sweep = 0, x2 = 0, y2 = 0] = numbers;
  const flat = ry === 0 ? 1 : rx / ry;
  const [dx, dy] = [(x1 - x2) / 2, ((y1 - y2) / 2) * flat];
  const half = dx * dx + dy * dy;
  if (half === 0) return [[x2, y2]];
  const radius = Math.max(rx, Math.sqrt(half));
  const off = Math.sqrt(Math.max(0, (radius * radius - half) / half)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [off * dy + (x1 + x2) / 2, -off * dx + ((y1 + y2) / 2) * flat];
  const from = Math.atan2(y1 * flat - cy, x1 - cx);
  let to = Math.atan2(y2 * flat - cy, x2 - cx);
  if (sweep === 1 && to < from) to += 2 * Math.PI;
  if (sweep === 0 && to > from) to -= 2 * Math.PI;
  return Array.from({ length: ARC_PIECES }, (_, i): PagePoint => {
    const turn = from + ((to - from) * (i + 1)) / ARC_PIECES;
    return [cx + radius * Math.cos(turn), (cy + radius * Math.sin(turn)) / flat];
  });
}

function curvePoints([x1, y1]: PagePoint, numbers: readonly number[]): PagePoint[] {
  const [cx = 0, cy = 0, x2 = 0, y2 = 0] = numbers;
  return Array.from({ length: CURVE_PIECES }, (_, i): PagePoint => {
    const share = (i + 1) / CURVE_PIECES;
    const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
    return [a * x1 + b * cx + c * x2, a * y1 + b * cy + c * y2];
  });
}

/** Strokes of path data: each `M` begins another one. */
function pathStrokes(data: string): PagePoint[][] {
  const strokes: PagePoint[][] = [];
  for (const [, command, rest = ''] of data.matchAll(/([MLQA])([^MLQA]*)/g)) {
    const numbers = rest
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const [x = 0, y = 0] = numbers;
    const stroke = strokes.at(-1);
    const last = stroke?.at(-1);
    if (command === 'M' || !stroke || !last) strokes.push([[x, y]]);
    else if (command === 'L') stroke.push([x, y]);
    else stroke.push(...(command === 'A' ? arcPoints(last, numbers) : curvePoints(last, numbers)));
  }
  return strokes;
}

function roundPoints(cx: number, cy: number, r: number): PagePoint[] {
  return Array.from({ length: ROUND_PIECES + 1 }, (_, i): PagePoint => {
    const turn = (2 * Math.PI * i) / ROUND_PIECES;
    return [cx + r * Math.cos(turn), cy + r * Math.sin(turn)];
  });
}

const readPoints = (text: string): PagePoint[] =>
  text.split(' ').map((pair): PagePoint => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

function strokesOf(tag: string, read: (name: string) => string): PagePoint[][] {
  const number = (name: string): number => Number(read(name));
  switch (tag) {
    case 'line':
      return [
        [
          [number('x1'), number('y1')],
          [number('x2'), number('y2')],
        ],
      ];
    case 'rect': {
      const [left, top] = [number('x'), number('y')];
      const [right, bottom] = [left + number('width'), top + number('height')];
      return [
        [
          [left, top],
          [right, top],
          [right, bottom],
          [left, bottom],
          [left, top],
        ],
      ];
    }
    case 'circle':
      return [roundPoints(number('cx'), number('cy'), number('r'))];
    case 'polyline':
      return [readPoints(read('points'))];
    case 'polygon': {
      const points = readPoints(read('points'));
      return [[...points, ...points.slice(0, 1)]];
    }
    default:
      return pathStrokes(read('d'));
  }
}

function boundsOfCircle(read: (name: string) => string): Outline['bounds'] {
  const [x, y, r] = [Number(read('cx')), Number(read('cy')), Number(read('r'))];
  return { left: x - r, right: x + r, top: y - r, bottom: y + r };
}

function boundsOf(points: readonly PagePoint[]): Outline['bounds'] {
  const bounds = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds;
}

/** Every line and border of a drawing, or those that reach a place; the white paper behind it is none. */
export function listOutlines(
  svg: string,
  isReached: (bounds: Outline['bounds']) => boolean = () => true,
): Outline[] {
  return [...svg.matchAll(/<(rect|line|circle|polygon|polyline|path) ([^>]*)\/>/g)].flatMap(
    ({ 1: tag = '', 2: attributes = '', index: place }) => {
      if (!/(?:^| )stroke="[^"]/.test(attributes)) return [];
      const spaced = ` ${attributes}`;
      const read = (name: string): string => {
        const start = spaced.indexOf(` ${name}="`) + name.length + 3;
        return start < name.length + 3 ? '' : spaced.slice(start, spaced.indexOf('"', start));
      };
      // The many points of a circle are found only where they are looked at.
      if (tag === 'circle' && !isReached(boundsOfCircle(read))) return [];
      return strokesOf(tag, read)
        .map((points) => ({ points, bounds: boundsOf(points) }))
        .filter(({ bounds }) => isReached(bounds))
        .map(({ points, bounds }): Outline => {
          const [first, last] = [points[0], points.at(-1)];
          return {
            points,
            isClosed:
              first !== undefined &&
              last !== undefined &&
              Math.hypot(first[0] - last[0], first[1] - last[1]) < 1,
            stroke: read('stroke'),
            fill: read('fill'),
            isPlate: tag === 'rect' && read('fill') === read('stroke'),
            place,
            bounds,
          };
        });
    },
  );
}
