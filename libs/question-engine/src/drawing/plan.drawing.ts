import { type Canvas, DRAWING_WIDTH, INK, at, textWidth } from './canvas.js';
import { LayoutFault } from './layout-fault.js';

type Point = readonly [x: number, y: number];
type Fill = 'blue' | 'amber' | 'green' | 'plain' | 'grid';

/** A filled part of a plan: straight-sided, or a disc, half disc or quarter disc. */
export type PlanPiece =
  /** Bare: without lines round it. */
  | { shape: 'polygon'; points: Point[]; fill?: Fill; bare?: boolean }
  /** From and to in degrees, counter-clockwise from the right; a whole disc without them. */
  | { shape: 'disc'; centre: Point; radius: number; from?: number; to?: number; fill?: Fill };

/** A length written beside a side, on the side of it that is named. */
export interface PlanLength {
  from: Point;
  to: Point;
  label: string;
  side: 'top' | 'bottom' | 'left' | 'right';
  /** Stands further out, along a line of its own. */
  away?: boolean;
}

export interface PlanFigure {
  name?: string;
  pieces: PlanPiece[];
  lengths?: PlanLength[];
  /** Words or lengths inside, at a point. */
  marks?: Array<{ at: Point; label: string }>;
  /** Lines inside; folds and cuts are broken lines. */
  lines?: Array<{ from: Point; to: Point; broken?: boolean }>;
  /** Unit squares drawn over the pieces. */
  grid?: boolean;
  /** What the figure is, for the text alternative. */
  says: string;
}

/** Flat figures seen from above on one scale: rectangles, joined figures, sheets, discs. Sizes in the unit of the labels, y downwards. */
export interface PlanSpec {
  kind: 'plan';
  figures: PlanFigure[];
  /** Greatest height on the page, in drawing units. */
  tall?: number;
}

interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function findBounds(figure: PlanFigure): Bounds {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const piece of figure.pieces) {
    if (piece.shape === 'polygon') {
      for (const [x, y] of piece.points) {
        xs.push(x);
        ys.push(y);
      }
      continue;
    }
    const [x, y] = piece.centre;
    const { from = 0, to = 360, radius } = piece;
    const turns = [from, to, ...[0, 90, 180, 270, 360].filter((a) => a > from && a < to)];
    if (to - from < 360) {
      xs.push(x);
      ys.push(y);
    }
    for (const turn of turns) {
      xs.push(x + radius * Math.cos((turn * Math.PI) / 180));
      ys.push(y - radius * Math.sin((turn * Math.PI) / 180));
    }
  }
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const AWAY = 16;

/** Room that labels need on each side of a figure, in drawing units. */
function findRoom(figure: PlanFigure): Bounds {
  const room = { left: 4, right: 4, top: 4, bottom: 4 };
  for (const { label, side, away } of figure.lengths ?? []) {
    const across = side === 'left' || side === 'right' ? textWidth(label) + 10 : 20;
    room[side] = Math.max(room[side], across + (away ? AWAY : 0));
  }
  if (figure.name !== undefined) room.bottom += 22;
  return room;
}

function drawLength(canvas: Canvas, length: PlanLength, place: (p: Point) => [number, number]): void {
  const [x1, y1] = place(length.from);
  const [x2, y2] = place(length.to);
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const off = length.away ? AWAY : 0;
  const { side, label } = length;
  if (side === 'top' || side === 'bottom') {
    const y = side === 'top' ? Math.min(y1, y2) - off : Math.max(y1, y2) + off;
    if (length.away) {
      canvas.line(x1, y, x2, y, INK.text);
      canvas.line(x1, y - 4, x1, y + 4, INK.text);
      canvas.line(x2, y - 4, x2, y + 4, INK.text);
    }
    canvas.text(mx, side === 'top' ? y - 6 : y + 17, label);
    return;
  }
  const x = side === 'left' ? Math.min(x1, x2) - off : Math.max(x1, x2) + off;
  if (length.away) {
    canvas.line(x, y1, x, y2, INK.text);
    canvas.line(x - 4, y1, x + 4, y1, INK.text);
    canvas.line(x - 4, y2, x + 4, y2, INK.text);
  }
  canvas.text(side === 'left' ? x - 6 : x + 6, my + 5, label, side === 'left' ? 'end' : 'start');
}

function drawDisc(
  canvas: Canvas,
  piece: PlanPiece & { shape: 'disc' },
  centre: Point,
  radius: number,
  fill: string,
): void {
  const { from = 0, to = 360 } = piece;
  if (to - from >= 360) {
    canvas.circle(centre[0], centre[1], radius, fill, INK.text);
    return;
  }
  const tip = (turn: number): [number, number] => [
    centre[0] + radius * Math.cos((turn * Math.PI) / 180),
    centre[1] - radius * Math.sin((turn * Math.PI) / 180),
  ];
  const r = Math.round(radius * 10) / 10;
  canvas.path(
    `M${at(...tip(from))} A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 0 ${at(...tip(to))} L${at(centre[0], centre[1])} L${at(...tip(from))}`,
    fill,
    centre[1] + (from >= 180 || to > 180 ? radius : 0),
  );
}

/** Lines that cut a figure's box into unit squares. */
function drawGrid(canvas: Canvas, bounds: Bounds, place: (p: Point) => [number, number]): void {
  for (let x = bounds.left; x <= bounds.right; x += 1)
    canvas.line(...place([x, bounds.top]), ...place([x, bounds.bottom]), INK.grid, 1);
  for (let y = bounds.top; y <= bounds.bottom; y += 1)
    canvas.line(...place([bounds.left, y]), ...place([bounds.right, y]), INK.grid, 1);
}

/** Draws the figures side by side. Throws LayoutFault when they get too small to read. */
export function drawPlan(canvas: Canvas, spec: PlanSpec): string {
  const boxes = spec.figures.map((figure) => ({
    figure,
    bounds: findBounds(figure),
    room: findRoom(figure),
  }));
  const gap = 14;
  const labels = boxes.reduce((sum, b) => sum + b.room.left + b.room.right, 0) + gap * (boxes.length - 1);
  const wide = boxes.reduce((sum, b) => sum + b.bounds.right - b.bounds.left, 0);
  const high = Math.max(...boxes.map((b) => b.bounds.bottom - b.bounds.top));
  const scale = Math.min((DRAWING_WIDTH - 8 - labels) / wide, (spec.tall ?? 150) / high);
  if (scale * high < 18 && scale * wide < 60) throw new LayoutFault('plan is too small');
  if (
    boxes.some(({ bounds }) => Math.min(bounds.right - bounds.left, bounds.bottom - bounds.top) * scale < 14)
  )
    throw new LayoutFault('a figure is too thin');
  const top = Math.max(...boxes.map((b) => b.room.top));
  let x = (DRAWING_WIDTH - labels - wide * scale) / 2;
  for (const { figure, bounds, room } of boxes) {
    const left = x + room.left;
    const place = (p: Point): [number, number] => [
      left + (p[0] - bounds.left) * scale,
      top + (high - (bounds.bottom - bounds.top)) * scale + (p[1] - bounds.top) * scale,
    ];
    for (const piece of figure.pieces) {
      const fill = INK[piece.fill ?? 'blue'];
      if (piece.shape === 'polygon')
        canvas.polygon(piece.points.map(place), fill, piece.bare ? fill : INK.text);
      else drawDisc(canvas, piece, place(piece.centre), piece.radius * scale, fill);
    }
    if (figure.grid) drawGrid(canvas, bounds, place);
    for (const { from, to, broken } of figure.lines ?? [])
      if (broken) canvas.broken(place(from), place(to), 9, INK.line, 2);
      else canvas.line(...place(from), ...place(to), INK.text);
    for (const length of figure.lengths ?? []) drawLength(canvas, length, place);
    for (const { at: point, label } of figure.marks ?? []) {
      const [mx, my] = place(point);
      canvas.text(mx, my + 5, label, 'middle', figure.grid ? { plate: INK.plain } : {});
    }
    const width = (bounds.right - bounds.left) * scale;
    if (figure.name !== undefined)
      canvas.text(left + width / 2, top + high * scale + room.bottom - 4, figure.name, 'middle', {
        bold: true,
      });
    x = left + width + room.right + gap;
  }
  return spec.figures.map((f) => `${f.name === undefined ? '' : `${f.name}: `}${f.says}`).join(' ');
}
