import { type Style, measured, oneOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { type Person, drawPerson } from '../../core/people.js';
import type { CornerSheetSpec, CuboidNetSpec, SquareNetSpec } from '../../drawing/net.drawing.js';

export const CM = measured('cm', 0);
export const CM2 = measured('cm²', 0);
export const CM3 = measured('cm³', 0);

/** Things of paper or card that are folded from a net. */
const BOXES = [
  'gift box',
  'tissue box',
  'pencil box',
  'cookie box',
  'toy box',
  'tea box',
  'dice box',
  'coin box',
  'stamp box',
  'display box',
] as const;

export interface Maker {
  person: Person;
  box: string;
}

/** Who makes what. */
export function drawMaker(dice: Dice): Maker {
  return { person: drawPerson(dice), box: dice.pick(BOXES) };
}

export interface Cell {
  row: number;
  column: number;
}

const cell = (row: number, column: number): Cell => ({ row, column });
const strip = [0, 1, 2, 3].map((c) => cell(1, c));

/** The eleven nets of a cube. */
export const CUBE_NETS: ReadonlyArray<readonly Cell[]> = [
  ...(
    [
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 1],
      [1, 2],
    ] as const
  ).map(([top, bottom]) => [cell(0, top), ...strip, cell(2, bottom)]),
  ...[1, 2, 3].map((bottom) => [cell(0, 0), cell(0, 1), cell(1, 1), cell(1, 2), cell(1, 3), cell(2, bottom)]),
  [cell(0, 0), cell(0, 1), cell(1, 1), cell(1, 2), cell(2, 2), cell(2, 3)],
  [cell(0, 0), cell(0, 1), cell(0, 2), cell(1, 2), cell(1, 3), cell(1, 4)],
];

/** Faces of a cube that lies on the net: which one is below, above and at the four sides. */
interface Lying {
  below: number;
  above: number;
  north: number;
  south: number;
  east: number;
  west: number;
}

/** For every square of a net of a cube, the place of the square that comes to lie opposite it: a cube is rolled over the net. */
export function findOpposites(net: readonly Cell[]): number[] {
  const faces = new Map<number, number>();
  const start: Lying = { below: 0, above: 1, north: 2, south: 3, east: 4, west: 5 };
  const visit = (at: number, c: Lying): void => {
    faces.set(at, c.below);
    const { row, column } = net[at] ?? cell(-9, -9);
    const roll = (toRow: number, toColumn: number, next: Lying): void => {
      const to = net.findIndex((other) => other.row === toRow && other.column === toColumn);
      if (to >= 0 && !faces.has(to)) visit(to, next);
    };
    roll(row, column + 1, { ...c, below: c.east, east: c.above, above: c.west, west: c.below });
    roll(row, column - 1, { ...c, below: c.west, west: c.above, above: c.east, east: c.below });
    roll(row + 1, column, { ...c, below: c.south, south: c.above, above: c.north, north: c.below });
    roll(row - 1, column, { ...c, below: c.north, north: c.above, above: c.south, south: c.below });
  };
  visit(0, start);
  const opposite = (face: number): number => (face % 2 === 0 ? face + 1 : face - 1);
  return net.map((_, i) => {
    const across = opposite(faces.get(i) ?? -9);
    return [...faces].find(([, face]) => face === across)?.[0] ?? -1;
  });
}

/** A net of a cube with a label on every square. */
export function drawCubeNet(
  net: readonly Cell[],
  labels: readonly string[] = [],
  edge = '',
  tinted = 0,
): SquareNetSpec {
  return {
    kind: 'square-net',
    nets: [
      {
        name: '',
        squares: net.map((c, i) => ({
          ...c,
          label: labels[i] ?? '',
          ...(i < tinted ? { tinted: true } : {}),
        })),
      },
    ],
    edge,
  };
}

/** Five squares of a net: an open box. */
export const OPEN_NET: readonly Cell[] = [cell(0, 1), cell(1, 0), cell(1, 1), cell(1, 2), cell(2, 1)];

/** `cm` labels for a drawing; a question mark for a length that is not told. */
const label = (length: number | null): string => (length === null ? '?' : `${length} cm`);

export function drawBoxNet(
  sizes: { length: number; breadth: number; height: number },
  lid: boolean,
  hidden: 'height' | 'base' | null = null,
): CuboidNetSpec {
  return {
    kind: 'cuboid-net',
    sizes,
    labels: {
      length: label(hidden === 'base' ? null : sizes.length),
      breadth: label(hidden === 'base' ? null : sizes.breadth),
      height: label(hidden === 'height' ? null : sizes.height),
    },
    lid,
  };
}

export function drawSheet(
  length: number,
  breadth: number,
  cut: number,
  cutLabel = `${cut} cm`,
): CornerSheetSpec {
  return {
    kind: 'corner-sheet',
    sizes: { length, breadth, cut },
    labels: { length: `${length} cm`, breadth: `${breadth} cm`, cut: cutLabel },
  };
}

/** Faces by letter; the letter alone is right too. */
export function faceStyle(letters: readonly string[]): Style {
  const style = oneOf(letters.map((l) => `Face ${l}`));
  return { ...style, bare: (v) => style.text(v).replace('Face ', '') };
}
