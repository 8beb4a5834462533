import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { HeuristicId } from '@sumfox/curriculum/heuristics';
import { listCells } from './cells.js';

/** Pairings of a grade that `makeItem` can serve at every level and type. */
export function listSupportedPairings(
  gradeLevel: GradeLevel,
): Array<{ subStrandId: string; heuristicId: HeuristicId }> {
  return listCells(gradeLevel).map(({ subStrandId, heuristicId }) => ({ subStrandId, heuristicId }));
}
