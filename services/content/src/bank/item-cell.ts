import type { ItemRequest } from '@sumfox/contracts/content/draw.calls';
import type { Item } from '@sumfox/contracts/question/item';
import type { GradeLevel } from '@sumfox/curriculum/grades';

/** A cell of the bank: its items can replace each other. */
export interface ItemCell extends ItemRequest {
  gradeLevel: GradeLevel;
}

/** Equal for equal cells. */
export function cellKey(cell: ItemCell): string {
  return [cell.gradeLevel, cell.subStrandId, cell.heuristicId, cell.level, cell.questionType].join('|');
}

/** Each cell once. */
export function listDistinct(cells: readonly ItemCell[]): ItemCell[] {
  return [...new Map(cells.map((c) => [cellKey(c), c])).values()];
}

/** Where an item belongs. */
export function cellOf({ question, provenance }: Item): ItemCell {
  return {
    gradeLevel: provenance.gradeLevel,
    subStrandId: question.subStrandId,
    heuristicId: question.heuristicId,
    level: question.proficiencyLevel,
    questionType: question.questionType,
  };
}

/** The cell alone, of what says more than that. */
export function toCell({ gradeLevel, subStrandId, heuristicId, level, questionType }: ItemCell): ItemCell {
  return { gradeLevel, subStrandId, heuristicId, level, questionType };
}

/** Columns of a row that names a cell, as `jsonb_to_recordset` reads them. */
export const CELL_COLUMNS =
  'grade_level text, sub_strand_id text, heuristic_id text, level text, question_type text';

/** Condition that a row of a table is of the cell in a row of {@link CELL_COLUMNS}. */
export function sameCell(row: string, cell: string): string {
  return `${row}.grade_level = ${cell}.grade_level and ${row}.sub_strand_id = ${cell}.sub_strand_id
    and ${row}.heuristic_id = ${cell}.heuristic_id and ${row}.level = ${cell}.level
    and ${row}.question_type = ${cell}.question_type`;
}
