import type { GradeLevel } from '@sumfox/curriculum/grades';
import { type Cell, type GradeCells, type Shape, toLazyCell } from '../../core/draft.js';
import { toShape } from './row-shape.js';
import { type TaskPart, SheetSchema, type Sheet, TaskRowSchema } from './sheet.schema.js';

/** Of a row that has none of them. */
const EMPTY = { rows: [], draw: {}, when: [], story: [], wrongs: [] };

type SharedPart = Omit<Sheet['shared'][string], 'use'>;

/** The shared rows of some names, each behind those that it takes from in turn. */
const listParts = (names: readonly string[], shared: Sheet['shared']): SharedPart[] =>
  names.flatMap((name) => {
    const part = shared[name];
    if (!part) throw new RangeError(`no shared row is called ${name}`);
    const { use, ...own } = part;
    return [...listParts(use, shared), own];
  });

/** A row with what it takes from shared rows; what stands later wins. */
function complete({ use, each = [{}], ...own }: TaskPart, shared: Sheet['shared']): Shape[] {
  const parts = listParts(use, shared);
  return each.map((instance) => {
    const all = [...parts, own, instance];
    const words = Object.assign({}, ...all.map((part) => part.words ?? {})) as NonNullable<TaskPart['words']>;
    return toShape(TaskRowSchema.parse({ ...EMPTY, ...Object.assign({}, ...all), words }));
  });
}

/** The structures of some sheets, by grade and cell. Throws where a sheet is not as its schema says. */
export function readSheets(sheets: readonly unknown[]): GradeCells {
  const cells: Partial<Record<GradeLevel, Cell[]>> = {};
  for (const sheet of sheets) {
    const { shared, cells: read } = SheetSchema.parse(sheet);
    for (const { grade, subStrandId, heuristicId, scope, tasks } of read)
      (cells[grade] ??= []).push(
        toLazyCell({ subStrandId, heuristicId }, () =>
          tasks.flatMap((task) => complete(task, shared)).map((shape) => ({ ...shape, scope })),
        ),
      );
  }
  return cells;
}
