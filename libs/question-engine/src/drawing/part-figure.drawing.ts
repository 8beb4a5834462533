import { type Canvas, DRAWING_WIDTH, INK } from './canvas.js';
import { LayoutFault } from './layout-fault.js';
import { rectangleOf } from './rectangle.js';

/** One whole in equal parts of which none is shaded yet: a rectangle in rows and columns, or a circle. */
export interface PartFigureSpec {
  kind: 'part-figure';
  parts: number;
  /** In a row of the rectangle; null for a circle. */
  columns: number | null;
}

type Place = [x: number, y: number];

/** Side of a part of a rectangle: a finger of six years finds it on a phone. */
const SIDE = 58;
const RADIUS = 112;
const TOP = 8;
const MOST_COLUMNS = 5;
const MOST_SECTORS = 10;
/** Corners along the rim of a sector. */
const RIM = 8;

function listCells(parts: number, columns: number): Place[][] {
  if (columns > MOST_COLUMNS) throw new LayoutFault('parts are too small to touch');
  const left = (DRAWING_WIDTH - columns * SIDE) / 2;
  return Array.from({ length: parts }, (_, i): Place[] => {
    const [x, y] = [left + (i % columns) * SIDE, TOP + Math.floor(i / columns) * SIDE];
    return rectangleOf(x, y, x + SIDE, y + SIDE);
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;

function listSectors(sectors: number): Place[][] {
  if (sectors > MOST_SECTORS) throw new LayoutFault('parts are too small to touch');
  const [cx, cy] = [DRAWING_WIDTH / 2, TOP + RADIUS];
  const rim = (share: number): Place => {
    const turn = (share * 2 * Math.PI) / sectors - Math.PI / 2;
    return [round(cx + RADIUS * Math.cos(turn)), round(cy + RADIUS * Math.sin(turn))];
  };
  return Array.from({ length: sectors }, (_, i): Place[] => [
    [cx, cy],
    ...Array.from({ length: RIM + 1 }, (_corner, j) => rim(i + j / RIM)),
  ]);
}

/** The figure, with its parts to shade. Throws LayoutFault where a part is too small to touch. */
export function drawPartFigure(canvas: Canvas, { parts, columns }: PartFigureSpec): string {
  const corners = columns === null ? listSectors(parts) : listCells(parts, columns);
  for (const part of corners) canvas.polygon(part, INK.plain, INK.text);
  canvas.board = { kind: 'parts', parts: corners };
  return `A ${columns === null ? 'circle' : 'rectangle'} in ${parts} equal parts. No part is shaded.`;
}
