import { type GradeLevel, PROFICIENCY_LEVELS, type ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { HeuristicId } from '@sumfox/curriculum/heuristics';
import { type WithdrawnKeys, withdrawnKey } from '../bank/index.js';
import type { QuestionSource } from '../question-source/index.js';

/** Where a structure is drawn, and what a level would keep without it. */
export interface StructurePlace {
  subStrandId: string;
  heuristicId: HeuristicId;
  levels: Array<{ level: ProficiencyLevel; others: number }>;
  /** Levels that would have nothing left, or nothing of the syllabus where they have some. */
  lastAt: ProficiencyLevel[];
}

/** Finds where a grade draws a structure such as `h2/ratio/one-gains`; null for one that it does not draw. */
export function findStructurePlace(
  source: Pick<QuestionSource, 'listSupportedPairings' | 'listStructures'>,
  withdrawn: WithdrawnKeys,
  { gradeLevel, structure }: { gradeLevel: GradeLevel; structure: string },
): StructurePlace | null {
  const [heuristic, subStrand] = structure.split('/');
  const pairing = source
    .listSupportedPairings(gradeLevel)
    .find((one) => one.subStrandId === subStrand && one.heuristicId.split('_')[0] === heuristic);
  if (!pairing) return null;
  const drawn = PROFICIENCY_LEVELS.flatMap((level) => {
    const all = source.listStructures({ gradeLevel, ...pairing, level });
    const own = all.find(({ template }) => template === structure);
    if (!own) return [];
    const others = all.filter(
      ({ template }) => template !== structure && !withdrawn.has(withdrawnKey(gradeLevel, template)),
    );
    const isLast = others.length === 0 || (own.isInSyllabus && !others.some((one) => one.isInSyllabus));
    return [{ level, others: others.length, isLast }];
  });
  if (drawn.length === 0) return null;
  return {
    subStrandId: pairing.subStrandId,
    heuristicId: pairing.heuristicId,
    levels: drawn.map(({ level, others }) => ({ level, others })),
    lastAt: drawn.flatMap(({ level, isLast }) => (isLast ? [level] : [])),
  };
}
