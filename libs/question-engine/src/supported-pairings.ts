import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { HeuristicId } from '@sumfox/curriculum/heuristics';
import { listCombinations } from '@sumfox/curriculum/sub-strands';
import { listCells } from './cells.js';
import { listCoreCells } from './draw/core-cells.js';

/** A sub-strand with a heuristic. */
interface Pairing {
  subStrandId: string;
  heuristicId: HeuristicId;
}

/** Pairings of a grade that `makeItem` can serve at every level and type. */
export function listSupportedPairings(gradeLevel: GradeLevel): Pairing[] {
  const places = listCombinations(gradeLevel);
  const place = (one: Pairing): number =>
    places.findIndex((c) => c.subStrandId === one.subStrandId && c.heuristicId === one.heuristicId);
  return [...listCells(gradeLevel), ...listCoreCells(gradeLevel).filter(({ isShared }) => !isShared)]
    .map(({ subStrandId, heuristicId }) => ({ subStrandId, heuristicId }))
    .toSorted((a, b) => place(a) - place(b));
}
