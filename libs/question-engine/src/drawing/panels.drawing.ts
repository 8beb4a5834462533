import type { DrawnThing } from '@sumfox/contracts/question/manipulative';
import { type Canvas, DRAWING_WIDTH, INK, at } from './canvas.js';
import { LayoutFault } from './layout-fault.js';

type Point = readonly [x: number, y: number];
type Fill = 'blue' | 'amber' | 'green' | 'plain' | 'grid';

/** One mark of a panel, in the panel's own units, y downwards. */
export type PanelMark =
  | { mark: 'line'; from: Point; to: Point; broken?: boolean; bold?: boolean }
  | { mark: 'polygon'; points: readonly Point[]; fill?: Fill }
  /** Part of an ellipse, in degrees counter-clockwise from the right; the whole one without `from` and `to`. */
  | {
      mark: 'ellipse';
      centre: Point;
      radii: Point;
      from?: number;
      to?: number;
      broken?: boolean;
      fill?: Fill;
    }
  /** The arc of an angle, in degrees counter-clockwise from the right. */
  | { mark: 'arc'; centre: Point; radius: number; from: number; to: number }
  | { mark: 'dot'; at: Point }
  /** A label moved away from its point by so many units of the page. */
  | { mark: 'label'; at: Point; text: string; dx?: number; dy?: number };

/** A drawing by itself, true to scale, with a name below. */
export interface Panel {
  /** Empty for a drawing without a name. */
  name: string;
  /** Width and height in the panel's own units. */
  size: Point;
  /**
   * Unit squares behind the marks, or dots at their corners. On an isometric grid a step across goes to the right and
   * half a step up.
   */
  grid?: 'squares' | 'dots' | 'isometric';
  marks: readonly PanelMark[];
  /** What is drawn into it: a point, counted from the bottom left, with lines to it, or squares to shade. */
  answer?: { point: string; joined: readonly Point[] } | { given: readonly string[] };
  /** What it shows, for the text alternative. */
  says: string;
}

/** One to six drawings on one scale: lines, angles, flat figures on a grid, solids, nets. */
export interface PanelsSpec {
  kind: 'panels';
  panels: readonly Panel[];
  /** Greatest height of one drawing on the page. */
  tall?: number;
  /** Drawings in a row; chosen by their number without it. */
  perRow?: number;
}

const DASH = 8;
const GAP = 14;
const BELOW = 24;
const SMALLEST = 3.5;
/** Dots that are so far apart are meant to be touched. */
const LARGE_STEP = 40;

/** A point of a panel on the page. */
type Place = (point: Point) => [number, number];

function drawEllipse(canvas: Canvas, mark: PanelMark & { mark: 'ellipse' }, place: Place): void {
  const { centre, radii, from = 0, to = 360, broken = false, fill } = mark;
  const steps = Math.max(8, Math.round((to - from) / 10));
  const points = Array.from({ length: steps + 1 }, (_, i): [number, number] => {
    const turn = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return place([centre[0] + radii[0] * Math.cos(turn), centre[1] - radii[1] * Math.sin(turn)]);
  });
  if (fill) canvas.polygon(points, INK[fill], INK.text);
  else if (broken)
    points.forEach((point, i) => {
      const next = points[i + 1];
      if (next && i % 2 === 0) canvas.line(...point, ...next, INK.text, 1.5);
    });
  else canvas.polyline(points, INK.text);
}

function drawArc(canvas: Canvas, mark: PanelMark & { mark: 'arc' }, place: Place, scale: number): void {
  const [x, y] = place(mark.centre);
  const r = Math.round(mark.radius * scale * 10) / 10;
  const tip = (degrees: number): [number, number] => {
    const turn = (degrees * Math.PI) / 180;
    return [x + r * Math.cos(turn), y - r * Math.sin(turn)];
  };
  const large = mark.to - mark.from > 180 ? 1 : 0;
  canvas.path(`M${at(...tip(mark.from))} A${r} ${r} 0 ${large} 0 ${at(...tip(mark.to))}`);
}

function drawMark(
  canvas: Canvas,
  mark: PanelMark,
  { place, scale, paper }: { place: Place; scale: number; paper: Panel['grid'] },
): void {
  switch (mark.mark) {
    case 'line':
      if (mark.broken) canvas.broken(place(mark.from), place(mark.to), DASH, INK.text, 1.5);
      else canvas.line(...place(mark.from), ...place(mark.to), INK.text, mark.bold ? 2.5 : 1.5);
      return;
    case 'polygon':
      canvas.polygon(mark.points.map(place), INK[mark.fill ?? 'blue'], INK.text);
      return;
    case 'ellipse':
      drawEllipse(canvas, mark, place);
      return;
    case 'arc':
      drawArc(canvas, mark, place, scale);
      return;
    case 'dot':
      canvas.circle(...place(mark.at), 3, INK.text, INK.text);
      return;
    case 'label': {
      const [x, y] = place(mark.at);
      canvas.text(x + (mark.dx ?? 0), y + (mark.dy ?? 0) + 5, mark.text, 'middle', {
        ...(paper === 'squares' ? { plate: INK.plain } : {}),
      });
      return;
    }
  }
}

function drawGrid(canvas: Canvas, { grid, size }: Panel, place: Place): void {
  const [width, height] = size;
  if (grid === 'squares') {
    for (let x = 0; x <= width; x += 1) canvas.line(...place([x, 0]), ...place([x, height]), INK.grid, 1);
    for (let y = 0; y <= height; y += 1) canvas.line(...place([0, y]), ...place([width, y]), INK.grid, 1);
  }
  const [left, right] = [place([0, 0]), place([1, 0])];
  const dot = right[0] - left[0] > LARGE_STEP ? 3 : 2;
  if (grid === 'dots' || grid === 'isometric')
    for (let x = 0; x <= width; x += 1)
      for (let y = 0; y <= height; y += 1) canvas.circle(...place([x, y]), dot, INK.line, INK.line);
}

function toBoard(
  { size, grid: paper }: Panel,
  answer: NonNullable<Panel['answer']>,
  place: Place,
  scale: number,
): DrawnThing {
  const [width, height] = size;
  const round = (value: number): number => Math.round(value * 100) / 100;
  const onPage = (point: Point): [number, number] => {
    const [x, y] = place(point);
    return [round(x), round(y)];
  };
  const grid = { step: round(scale), size: [Math.floor(width), Math.floor(height)] as [number, number] };
  return 'point' in answer
    ? {
        kind: 'point',
        at: onPage([0, height]),
        ...grid,
        name: answer.point,
        joined: answer.joined.map(onPage),
        ...(paper === 'isometric' ? { isometric: true } : {}),
      }
    : { kind: 'squares', at: onPage([0, 0]), ...grid, given: [...answer.given] };
}

/** How far a step across an isometric grid goes to the right. */
const ACROSS = Math.sqrt(3) / 2;

/** Width and height of a panel in steps of the page. */
const boxOf = ({ size: [width, height], grid }: Panel): Point =>
  grid === 'isometric' ? [width * ACROSS, height + width / 2] : [width, height];

const perRowOf = (count: number): number => (count === 4 ? 2 : Math.min(count, 3));

/** Draws panels in rows on one scale. Throws LayoutFault when they get too small to read. */
export function drawPanels(canvas: Canvas, spec: PanelsSpec): string {
  const { panels } = spec;
  const perRow = spec.perRow ?? perRowOf(panels.length);
  const room = (DRAWING_WIDTH - GAP * (perRow + 1)) / perRow;
  const tall = spec.tall ?? (panels.length === 1 ? 170 : 96);
  const boxes = panels.map(boxOf);
  const scale = Math.min(...boxes.map(([w, h]) => Math.min(room / w, tall / h)));
  if (scale < SMALLEST) throw new LayoutFault('panels are too small');
  const isNamed = panels.some(({ name }) => name !== '');
  let top = GAP;
  for (let first = 0; first < panels.length; first += perRow) {
    const row = panels.slice(first, first + perRow);
    const high = Math.max(...row.map((panel) => boxOf(panel)[1])) * scale;
    row.forEach((panel, i) => {
      const middle = ((i + 0.5) * DRAWING_WIDTH) / row.length;
      const [wide, deep] = boxOf(panel);
      const left = middle - (wide * scale) / 2;
      const lift = (high - deep * scale) / 2;
      const place: Place = ([x, y]) =>
        panel.grid === 'isometric'
          ? [left + x * ACROSS * scale, top + lift + (y + (panel.size[0] - x) / 2) * scale]
          : [left + x * scale, top + lift + y * scale];
      drawGrid(canvas, panel, place);
      for (const mark of panel.marks) drawMark(canvas, mark, { place, scale, paper: panel.grid });
      if (panel.answer) canvas.board = toBoard(panel, panel.answer, place, scale);
      canvas.text(middle, top + high + 20, panel.name, 'middle', { bold: true });
    });
    top += high + (isNamed ? BELOW : 0) + GAP;
    canvas.bottom = Math.max(canvas.bottom, top - GAP);
  }
  return panels.map(({ name, says }) => (name === '' ? says : `${name}: ${says}`)).join(' ');
}
