import { type GradeLevel, PROFICIENCY_LEVELS, type ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { HeuristicId } from '@sumfox/curriculum/heuristics';
import { listCombinations } from '@sumfox/curriculum/sub-strands';
import { listCells } from './cells.js';
import { isStructureInSyllabus } from './statements/describe-syllabus.js';
import { findCoreCell, listCoreCells } from './draw/core-cells.js';
import { hasStructures } from './draw/level-asks.js';
import { narrowToSyllabus } from './draw/syllabus-cell.js';

/** A sub-strand with a heuristic. */
interface Pairing {
  subStrandId: string;
  heuristicId: HeuristicId;
}

/** Pairings of a grade that `makeItem` can serve at every level and type, in the order of the curriculum. */
export function listSupportedPairings(gradeLevel: GradeLevel): Pairing[] {
  const keyOf = ({ subStrandId, heuristicId }: Pairing): string => `${subStrandId} ${heuristicId}`;
  const served = new Set([...listCells(gradeLevel), ...listCoreCells(gradeLevel)].map(keyOf));
  return listCombinations(gradeLevel)
    .filter((one) => served.has(keyOf(one)))
    .map(({ subStrandId, heuristicId }) => ({ subStrandId, heuristicId }));
}

/** A pairing with the levels that have content. */
export interface PairingLevels extends Pairing {
  levels: readonly ProficiencyLevel[];
}

/** Whether a pairing has content of the syllabus at a level: one structure of the core there, or one shape. */
function hasSyllabusContent(gradeLevel: GradeLevel, pairing: Pairing, level: ProficiencyLevel): boolean {
  const { subStrandId, heuristicId } = pairing;
  const spec = { gradeLevel, subStrandId, heuristicId, level };
  const core = findCoreCell(gradeLevel, subStrandId, heuristicId);
  const narrowed = core && narrowToSyllabus(core, spec);
  const isOfCore = narrowed !== null && hasStructures({ grade: gradeLevel, level, cell: narrowed });
  const cell = listCells(gradeLevel).find(
    (c) => c.subStrandId === subStrandId && c.heuristicId === heuristicId,
  );
  return (
    isOfCore ||
    (cell?.shapes ?? []).some((shape) => shape.levels.includes(level) && isStructureInSyllabus(spec, shape))
  );
}

const pairingLevels = new Map<string, readonly PairingLevels[]>();

/**
 * Pairings of a grade with their levels. `isSyllabusOnly` leaves out levels whose content is all labelled extension, and
 * pairings without any other level.
 */
export function listPairingLevels(gradeLevel: GradeLevel, isSyllabusOnly: boolean): readonly PairingLevels[] {
  const key = `${gradeLevel} ${String(isSyllabusOnly)}`;
  const known = pairingLevels.get(key);
  if (known) return known;
  const found = listSupportedPairings(gradeLevel)
    .map((pairing) => ({
      ...pairing,
      levels: PROFICIENCY_LEVELS.filter(
        (level) => !isSyllabusOnly || hasSyllabusContent(gradeLevel, pairing, level),
      ),
    }))
    .filter(({ levels }) => levels.length > 0);
  pairingLevels.set(key, found);
  return found;
}
