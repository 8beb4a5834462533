import { ProductError } from '@sumfox/contracts/errors';
import type { RefusalCode } from '@sumfox/contracts/refusal-codes';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { listHeuristics } from '@sumfox/curriculum/heuristics';
import { findSubStrand, listCombinations } from '@sumfox/curriculum/sub-strands';
import type { Focus } from './selection.service.js';

/**
 * The focus of a targeted paper (PAPER-5): any named concept with any named method. Throws 400 for an empty choice, for
 * one that the grade lacks, and for choices without a common pairing.
 */
export function toFocus(
  { subStrandIds = [], heuristicIds = [] }: Partial<Focus> = {},
  gradeLevel: GradeLevel,
): Focus {
  if (subStrandIds.length + heuristicIds.length === 0)
    throw refusal('no-focus', 'Select at least 1 concept or 1 method to continue');
  const heuristic = heuristicIds.find((id) => !listHeuristics(gradeLevel).some((one) => one.id === id));
  if (heuristic !== undefined)
    throw refusal('invalid-heuristic', `Invalid heuristic ID: ${heuristic} for ${gradeLevel}`);
  const subStrand = subStrandIds.find((id) => !findSubStrand(gradeLevel, id));
  if (subStrand !== undefined)
    throw refusal('invalid-sub-strand', `Invalid sub-strand ID: ${subStrand} for ${gradeLevel}`);
  const isPaired = listCombinations(gradeLevel).some(
    (pair) =>
      (subStrandIds.length === 0 || subStrandIds.includes(pair.subStrandId)) &&
      (heuristicIds.length === 0 || heuristicIds.includes(pair.heuristicId)),
  );
  if (!isPaired)
    throw refusal(
      'invalid-combination',
      `Invalid combination: ${heuristicIds.join(', ')}/${subStrandIds.join(', ')} for ${gradeLevel}`,
    );
  return { subStrandIds, heuristicIds };
}

function refusal(code: RefusalCode, sentence: string): ProductError {
  return new ProductError('bad-request', code, sentence);
}
