import type { GradeLevel, ProficiencyLevel } from '@sumfox/curriculum/grades';
import { isStructureInSyllabus } from '../statements/describe-syllabus.js';
import type { CoreCell } from './core-cell.js';

/** A cell with those of its structures that a level of the grade's syllabus has; null where there is none. */
export function narrowToSyllabus(
  cell: CoreCell,
  { gradeLevel, level }: { gradeLevel: GradeLevel; level: ProficiencyLevel },
): CoreCell | null {
  const { subStrandId, heuristicId } = cell;
  const place = { gradeLevel, level, subStrandId, heuristicId };
  const structures = cell.structures.filter((id) => isStructureInSyllabus(place, { id }));
  return structures.length === 0 ? null : { ...cell, structures };
}
