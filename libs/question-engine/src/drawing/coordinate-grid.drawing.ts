import { LayoutFault } from './layout-fault.js';
import { type Canvas, DRAWING_WIDTH, FONT_SIZE, INK, textWidth } from './canvas.js';

/** A grid of whole numbers from zero, with points and straight paths between them. */
export interface CoordinateGridSpec {
  kind: 'coordinate-grid';
  /** Last number on both axes, at most 20. */
  most: number;
  /** Last number on the y-axis where it is another one. */
  rows?: number;
  points: ReadonlyArray<{ label: string; x: number; y: number }>;
  /** Places in `points`, joined in this order; the last may be the first again. */
  path?: readonly number[];
  /** A point that is to be placed, with the places in `points` to which it is joined. */
  answer?: { label: string; joined: readonly number[] };
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Room between the name of a point and a path. */
const OFF_PATH = 2.5;

/** Whether a path comes near a box, looked at in small steps. */
function isOnPath(
  { left, right, top, bottom }: Box,
  corners: ReadonlyArray<readonly [number, number]>,
): boolean {
  return corners.slice(1).some(([x2, y2], i) => {
    const [x1, y1] = corners[i] ?? [x2, y2];
    const steps = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / 2));
    return Array.from({ length: steps + 1 }, (_, step) => step / steps).some((share) => {
      const [x, y] = [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
      return x > left - OFF_PATH && x < right + OFF_PATH && y > top - OFF_PATH && y < bottom + OFF_PATH;
    });
  });
}

/** A coordinate grid. Throws LayoutFault when a point is off the grid or its label cannot be placed. */
export function drawCoordinateGrid(canvas: Canvas, spec: CoordinateGridSpec): string {
  const rows = spec.rows ?? spec.most;
  if (spec.most > 20 || spec.points.some((p) => p.x < 0 || p.y < 0 || p.x > spec.most || p.y > rows))
    throw new LayoutFault('a point is off the grid');
  const left = 30;
  const top = 24;
  const cell = (DRAWING_WIDTH - left - 24) / spec.most;
  const [wide, side] = [cell * spec.most, cell * rows];
  const every = cell < 18 ? 2 : 1;
  const px = (x: number): number => left + x * cell;
  const py = (y: number): number => top + side - y * cell;
  for (let i = 0; i <= spec.most; i += 1) {
    canvas.line(px(i), top, px(i), top + side, INK.grid, 1);
    if (i % every === 0) canvas.text(px(i), top + side + 18, String(i));
  }
  for (let i = 0; i <= rows; i += 1) {
    canvas.line(left, py(i), left + wide, py(i), INK.grid, 1);
    if (i % every === 0) canvas.text(left - 7, py(i) + 5, String(i), 'end');
  }
  canvas.line(left, top - 6, left, top + side, INK.text, 2);
  canvas.line(left, top + side, left + wide + 6, top + side, INK.text, 2);
  canvas.text(left, top - 12, 'y');
  canvas.text(left + wide + 14, top + side + 5, 'x');
  const corners = (spec.path ?? []).flatMap((i) => {
    const point = spec.points[i];
    return point ? [[px(point.x), py(point.y)] as const] : [];
  });
  if (spec.path) canvas.polyline(corners);
  if (spec.answer)
    canvas.board = {
      kind: 'point',
      at: [px(0), py(0)],
      step: cell,
      size: [spec.most, rows],
      name: spec.answer.label,
      joined: spec.answer.joined.flatMap((i): Array<[number, number]> => {
        const point = spec.points[i];
        return point ? [[px(point.x), py(point.y)]] : [];
      }),
    };
  const placed: Box[] = [];
  for (const point of spec.points) canvas.circle(px(point.x), py(point.y), 4, INK.line);
  for (const point of spec.points) {
    if (point.label === '') continue;
    const width = textWidth(point.label);
    const spot = (
      [
        [8, -7],
        [-8 - width, -7],
        [8, 17],
        [-8 - width, 17],
        [10, 5],
        [-10 - width, 5],
        [-width / 2, -9],
        [-width / 2, 20],
        [22, -5],
        [-22 - width, -5],
      ] as const
    ).find(([dx, dy]) => {
      const box = {
        left: px(point.x) + dx,
        right: px(point.x) + dx + width,
        top: py(point.y) + dy - FONT_SIZE * 0.78,
        bottom: py(point.y) + dy + FONT_SIZE * 0.2,
      };
      const free =
        box.left > left + 1 &&
        box.right < DRAWING_WIDTH - 2 &&
        box.bottom < top + side - 1 &&
        box.top > 2 &&
        spec.points.every(
          (other) =>
            px(other.x) + 4 < box.left ||
            px(other.x) - 4 > box.right ||
            py(other.y) + 4 < box.top ||
            py(other.y) - 4 > box.bottom,
        ) &&
        !isOnPath(box, corners) &&
        placed.every(
          (other) =>
            other.left > box.right ||
            other.right < box.left ||
            other.top > box.bottom ||
            other.bottom < box.top,
        );
      if (free) placed.push(box);
      return free;
    });
    if (!spot) throw new LayoutFault('point labels do not fit');
    canvas.text(px(point.x) + spot[0], py(point.y) + spot[1], point.label, 'start', {
      bold: true,
      plate: INK.plain,
    });
  }
  const points = spec.points.map((p) => `${p.label === '' ? 'A point' : p.label} at (${p.x}, ${p.y})`);
  const path = spec.path
    ? ` Joined in order: ${spec.path.map((i) => spec.points[i]?.label ?? '').join(' to ')}.`
    : '';
  return `Grid with numbered axes. ${points.join('; ')}.${path}`;
}
