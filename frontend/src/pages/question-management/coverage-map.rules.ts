import type { MapCell } from '@sumfox/contracts/content/coverage-map.endpoints';

export type Heat = 'empty' | 'few' | 'some' | 'full' | 'more';

/** The step of a count on the colour scale: 0, below 20, below 40, below 60, and more. */
export function heatOf(count: number): Heat {
  if (count === 0) return 'empty';
  if (count < 20) return 'few';
  if (count < 40) return 'some';
  return count < 60 ? 'full' : 'more';
}

/** A cell in the address: `Primary 5~percentage~h6_remainder`. */
export function cellKey({ gradeLevel, subStrandId, heuristicId }: MapCell): string {
  return [gradeLevel, subStrandId, heuristicId].join('~');
}

/** Arrow keys, and the step along rows and columns that each makes. */
const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The next cell in the direction of an arrow key, past empty places; null at the edge and for other keys. */
export function nextCell(
  key: string,
  from: MapCell,
  cells: readonly MapCell[],
  axes: { rows: ReadonlyArray<{ id: string }>; columns: ReadonlyArray<{ id: string }> },
): MapCell | null {
  const step = STEPS[key];
  if (!step) return null;
  const { rows, columns } = axes;
  let row = rows.findIndex(({ id }) => id === from.subStrandId);
  let column = columns.findIndex(({ id }) => id === from.heuristicId);
  for (;;) {
    row += step[0];
    column += step[1];
    const [rowId, columnId] = [rows[row]?.id, columns[column]?.id];
    if (rowId === undefined || columnId === undefined) return null;
    const next = cells.find((cell) => cell.subStrandId === rowId && cell.heuristicId === columnId);
    if (next) return next;
  }
}
