import type { Dice } from '../../core/dice.js';
import type { Proof, Shape } from '../../core/draft.js';
import type { Panel, PanelMark } from '../../drawing/panels.drawing.js';
import { HIGH, WIDE } from './drawing-grid.js';
import { beside, drawnPoint, searchPoints } from './drawn-points.tasks.js';
import type { Point } from './flat-shapes.js';
import { isSame, minus, pathText, placeFrom, pointText, readPath } from './plane.js';
import { drawnTask } from './task.js';

export const written = ([x, y]: Point): string => `(${x}, ${y})`;

/** A kind of solid with one of its corners still to be drawn; all its edges there are seen. */
export interface Unfinished {
  name: string;
  corners: Point[];
  edges: ReadonlyArray<readonly [number, number, hidden?: boolean]>;
  missing: number;
}

/** Steps of a solid that are the same: each pair of corners is as far apart, and in the same direction, as the first. */
type EqualSteps = ReadonlyArray<ReadonlyArray<readonly [number, number]>>;

const keepsSteps = (steps: EqualSteps, corners: readonly Point[]): boolean =>
  steps.every((pairs) => {
    const ways = pairs.map(([from, to]) => minus(corners[to] ?? [0, 0], corners[from] ?? [0, 0]));
    return ways.every((way) => isSame(way, ways[0] ?? way));
  });

/** The one point of the grid at which equal edges run in the same direction. */
const provenCorner = (steps: EqualSteps, size: Point): Proof =>
  searchPoints(size, (point, word) => {
    const missing = Number(word('missing').replace('corner ', ''));
    return keepsSteps(steps, readPath(word('corners')).toSpliced(missing, 0, point));
  });

export const isInside =
  ([wide, high]: Point) =>
  ([x, y]: Point): boolean =>
    x >= 0 && y >= 0 && x <= wide && y <= high;

/** Corners are counted upwards, as a pupil counts them; marks of a panel downwards. */
export const flipped =
  (high: number) =>
  ([x, y]: Point): Point => [x, high - y];

/** From a corner that is joined to the missing one: straight up, or slanted to the side on which it is. */
function placeOnDots(solid: Unfinished): string {
  const [x, y] = solid.corners[solid.missing] ?? [0, 0];
  const below = neighboursOf(solid).find(([column, row]) => column === x && row < y);
  if (below) {
    const steps = y - below[1];
    return `${steps} ${steps === 1 ? 'unit' : 'units'} straight up from the corner below it`;
  }
  const right = neighboursOf(solid).find(([column]) => column > x) ?? [x, y];
  const steps = right[0] - x;
  return `${steps} ${steps === 1 ? 'unit' : 'units'} to the left and up, along the dots, from the right corner of the top`;
}

interface Sheet {
  size: Point;
  grid: 'squares' | 'isometric';
  says: string;
  tall: number;
  /** Where a corner is, in words. */
  where: (solid: Unfinished) => string;
}

export const SQUARED: Sheet = {
  size: [WIDE, HIGH],
  grid: 'squares',
  says: 'A square grid',
  tall: 204,
  where: ({ corners, missing }) =>
    placeFrom(corners[missing] ?? [0, 0], 'the bottom left corner of the grid', 'square'),
};
export const ISOMETRIC: Sheet = {
  size: [6, 6],
  grid: 'isometric',
  says: 'An isometric grid of dots; across is to the right and up along the dots',
  tall: 230,
  where: placeOnDots,
};

function solidMarks({ corners, edges, missing }: Unfinished, flip: (point: Point) => Point): PanelMark[] {
  return edges.flatMap(([a, b, broken = false]): PanelMark[] => {
    const [from, to] = [corners[a], corners[b]];
    return a === missing || b === missing || !from || !to
      ? []
      : [{ mark: 'line', from: flip(from), to: flip(to), broken, bold: !broken }];
  });
}

/** Corners that are joined to the missing one. */
const neighboursOf = ({ corners, edges, missing }: Unfinished): Point[] =>
  edges.flatMap(([a, b]) => {
    const other = a === missing ? corners[b] : b === missing ? corners[a] : undefined;
    return other ? [other] : [];
  });

function sheetPanel(sheet: Sheet, solid: Unfinished): Panel {
  const flip = flipped(sheet.size[1]);
  const drawn = solid.edges.filter(([a, b]) => a !== solid.missing && b !== solid.missing);
  const lines = drawn.map(([a, b]) => [a, b].map((i) => written(solid.corners[i] ?? [0, 0])).join(' to '));
  return {
    name: '',
    size: sheet.size,
    grid: sheet.grid,
    marks: solidMarks(solid, flip),
    answer: { point: '', joined: neighboursOf(solid).map(flip) },
    says: `${sheet.says}. An unfinished drawing of a ${solid.name} with lines from ${lines.join(', ')}.`,
  };
}

/** A solid without one of its corners: where equal edges run in the same direction, it is complete. */
export function lastCorner(
  id: string,
  statement: 'P4-G-10' | 'P5-V-6',
  {
    steps,
    sheet,
    draw,
  }: { steps: EqualSteps; sheet: Sheet; draw: (dice: Dice, isEasy: boolean) => Unfinished },
): Shape {
  const onSheet = isInside(sheet.size);
  return drawnTask(
    id,
    [statement],
    ['not_ready', 'guided'],
    provenCorner(steps, sheet.size),
    (dice, level) => {
      const solid = draw(dice, level === 'not_ready');
      const { corners, missing, name } = solid;
      const right = corners[missing];
      if (!right || !corners.every(onSheet) || new Set(corners.map(pointText)).size < corners.length)
        return null;
      const rest = corners.filter((_, i) => i !== missing);
      const where = sheet.where(solid);
      const near = beside(right).filter((point) => !rest.some((one) => isSame(one, point)));
      return {
        story: [`The drawing of the ${name} is not finished. One corner is missing.`],
        ask: `Draw the last corner of the ${name}.`,
        blank: 'The last corner is ___.',
        key: 1,
        ...drawnPoint(right, near, 'Equal edges run in the same direction and are equally long.', onSheet),
        params: { corners: pathText(rest), missing: `corner ${missing}` },
        work: [
          `In a drawing of a ${name}, equal edges are parallel and have the same length.`,
          'Go from another corner as a parallel edge goes.',
          `So the last corner is ${where}.`,
        ],
        hints: [
          'Look for an edge that is parallel to a missing one.',
          'Count its steps across and up.',
          'Go the same steps from the other end.',
        ],
        drawing: { kind: 'panels', tall: sheet.tall, panels: [sheetPanel(sheet, solid)] },
      };
    },
  );
}
