import type { Panel, PanelMark } from '../../drawing/panels.drawing.js';
import type { Point } from './flat-shapes.js';
import { readPairs } from '../../numbers/pairs.js';
import { readPath } from './plane.js';

/** A drawn solid: corners on the page, edges, and where a curved solid has round parts. */
export interface Solid {
  name: string;
  corners: readonly Point[];
  /** Places of two corners; hidden edges are drawn as broken lines. */
  edges: ReadonlyArray<readonly [number, number, hidden?: boolean]>;
  round?: readonly PanelMark[];
  faces: number;
}

/** Edges by the places of their corners: those that are seen, and those behind. */
const readEdges = (seen: string, hidden: string): Solid['edges'] => [
  ...readPairs(seen),
  ...readPairs(hidden).map(([from, to]) => [from, to, true] as const),
];

/** Edges of a box: its front, its back, and those between them. */
export const BOX_EDGES: Solid['edges'] = readEdges('0:1 1:2 2:3 3:0 4:5 5:6 0:4 1:5 2:6', '6:7 7:4 3:7');

/** Edges of a prism on its side: its front triangle, the long edges, and its back. */
export const PRISM_EDGES: Solid['edges'] = readEdges('0:1 1:2 2:0 0:3 1:4 3:4', '4:5 5:3 2:5');

/** Edges of a pyramid, with its top as the first corner and the base behind it. */
export const PYRAMID_EDGES: Solid['edges'] = readEdges('0:1 0:2 0:3 1:2 2:3', '0:4 1:4 3:4');

const box = (w: number, h: number, dx: number, dy: number): Pick<Solid, 'corners' | 'edges'> => ({
  corners: [
    [0, dy],
    [w, dy],
    [w, dy + h],
    [0, dy + h],
    [dx, 0],
    [w + dx, 0],
    [w + dx, h],
    [dx, h],
  ],
  edges: BOX_EDGES,
});

const CYLINDER: readonly PanelMark[] = [
  { mark: 'ellipse', centre: [3, 1], radii: [2.5, 1], fill: 'blue' },
  { mark: 'line', from: [0.5, 1], to: [0.5, 6] },
  { mark: 'line', from: [5.5, 1], to: [5.5, 6] },
  { mark: 'ellipse', centre: [3, 6], radii: [2.5, 1], from: 180, to: 360 },
  { mark: 'ellipse', centre: [3, 6], radii: [2.5, 1], from: 0, to: 180, broken: true },
];

const CONE: readonly PanelMark[] = [
  { mark: 'line', from: [3, 0], to: [0.5, 6] },
  { mark: 'line', from: [3, 0], to: [5.5, 6] },
  { mark: 'ellipse', centre: [3, 6], radii: [2.5, 1], from: 180, to: 360 },
  { mark: 'ellipse', centre: [3, 6], radii: [2.5, 1], from: 0, to: 180, broken: true },
];

/** The solids of Primary 4 as they are drawn on paper. */
export const SOLIDS: readonly Solid[] = [
  { name: 'cube', ...box(4, 4, 2, 2), faces: 6 },
  { name: 'cuboid', ...box(5, 3, 2, 2), faces: 6 },
  {
    name: 'prism',
    corners: readPath('1.5,0 3,5 0,5 5.5,0 7,5 4,5'),
    edges: PRISM_EDGES,
    faces: 5,
  },
  {
    name: 'pyramid',
    corners: readPath('3.5,0 0,6 4,6 6,4 2,4'),
    edges: PYRAMID_EDGES,
    faces: 5,
  },
  {
    name: 'cylinder',
    corners: readPath('0,0 6,7'),
    edges: [],
    round: CYLINDER,
    faces: 3,
  },
  {
    name: 'cone',
    corners: readPath('0,0 6,7'),
    edges: [],
    round: CONE,
    faces: 2,
  },
];

/** Solids with straight edges alone. */
export const EDGED_SOLIDS: readonly Solid[] = SOLIDS.filter(({ edges }) => edges.length > 0);

/** Room of a panel with a solid in it. */
export const SOLID_ROOM: Point = [9, 8];

/** Corners of a solid in the middle of a panel. */
export function placedCorners({ corners }: Solid, room: Point = SOLID_ROOM): Point[] {
  const [wide, high] = [Math.max(...corners.map(([x]) => x)), Math.max(...corners.map(([, y]) => y))];
  return corners.map(([x, y]): Point => [x + (room[0] - wide) / 2, y + (room[1] - high) / 2]);
}

/** A solid in a panel; edges whose places are left out are not drawn. */
export function solidPanel(
  solid: Solid,
  { name, says, without = [] }: { name: string; says: string; without?: readonly number[] },
): Panel {
  const corners = placedCorners(solid);
  const shift: Point = solid.round ? [(SOLID_ROOM[0] - 6) / 2, (SOLID_ROOM[1] - 7) / 2] : [0, 0];
  const moved = ([x, y]: Point): Point => [x + shift[0], y + shift[1]];
  return {
    name,
    size: SOLID_ROOM,
    marks: [
      ...(solid.round ?? []).map((mark): PanelMark => {
        if (mark.mark === 'line') return { ...mark, from: moved(mark.from), to: moved(mark.to) };
        return mark.mark === 'ellipse' ? { ...mark, centre: moved(mark.centre) } : mark;
      }),
      ...solid.edges.flatMap(([a, b, hidden = false], i): PanelMark[] => {
        const [from, to] = [corners[a], corners[b]];
        return without.includes(i) || !from || !to ? [] : [{ mark: 'line', from, to, broken: hidden }];
      }),
    ],
    says,
  };
}
