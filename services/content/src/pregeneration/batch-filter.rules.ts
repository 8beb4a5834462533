import { listHeuristics } from '@sumfox/curriculum/heuristics';
import { findSubStrand } from '@sumfox/curriculum/sub-strands';
import { type BatchFilters, gradesOf } from './batch-plan.rules.js';

/** Name of the choice of every grade on screens. */
const ALL_LEVELS = 'All Levels';

/**
 * What a filter names that the level does not have, as its fixed sentence (CURRICULUM-7); null when it has all of it.
 */
export function findFilterFault({
  primaryLevel,
  subStrandFilter,
  heuristicFilter,
}: BatchFilters): string | null {
  const grades = gradesOf(primaryLevel);
  const where = whereOf(primaryLevel);
  const heuristic = heuristicFilter.find(
    (id) => !grades.some((grade) => listHeuristics(grade).some((one) => one.id === id)),
  );
  if (heuristic !== undefined) return `Invalid heuristic ID: ${heuristic} for ${where}`;
  const subStrand = subStrandFilter.find((id) => !grades.some((grade) => findSubStrand(grade, id)));
  return subStrand === undefined ? null : `Invalid sub-strand ID: ${subStrand} for ${where}`;
}

/** The refusal of filters that leave no pairing between them (CURRICULUM-7). */
export function combinationSentence({
  primaryLevel,
  subStrandFilter,
  heuristicFilter,
}: BatchFilters): string {
  return `Invalid combination: ${heuristicFilter.join(', ')}/${subStrandFilter.join(', ')} for ${whereOf(primaryLevel)}`;
}

function whereOf(primaryLevel: BatchFilters['primaryLevel']): string {
  return primaryLevel === '' || primaryLevel === 'all' ? ALL_LEVELS : primaryLevel;
}
