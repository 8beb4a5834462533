import type { GradeLevel } from '@product/curriculum/grades';
import type { HeuristicId } from '@product/curriculum/heuristics';
import type { Cell, Shape } from './core/draft.js';
import { PRIMARY_5_CELLS } from './packs/primary-5.js';

const CELLS: Readonly<Partial<Record<GradeLevel, readonly Cell[]>>> = { 'Primary 5': PRIMARY_5_CELLS };

/** Cells of a grade that are built. */
export function listCells(gradeLevel: GradeLevel): readonly Cell[] {
  return CELLS[gradeLevel] ?? [];
}

/** Null when the pairing is not built yet. */
export function findCell(gradeLevel: GradeLevel, subStrandId: string, heuristicId: HeuristicId): Cell | null {
  return (
    listCells(gradeLevel).find((c) => c.subStrandId === subStrandId && c.heuristicId === heuristicId) ?? null
  );
}

/** Engine, role pack and shape, such as `h2/ratio/one-gains`. */
export function templateOf(cell: Cell, shape: Shape): string {
  return `${cell.heuristicId.split('_')[0] ?? ''}/${cell.subStrandId}/${shape.id}`;
}

/** The shape behind a grade's template name; null when there is none (any longer). */
export function findShape(gradeLevel: GradeLevel, template: string): Shape | null {
  for (const cell of listCells(gradeLevel)) {
    const shape = cell.shapes.find((s) => templateOf(cell, s) === template);
    if (shape) return shape;
  }
  return null;
}
