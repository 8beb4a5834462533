import type { VisualProbability } from '@sumfox/contracts/content/visual';
import { type GradeLevel, PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import type { ItemSpec } from '@sumfox/question-engine/assemble-item';
import { listSupportedPairings } from '@sumfox/question-engine/supported-pairings';
import { MADE_KINDS } from '@sumfox/question-engine/made-kinds';

/** How many of the questions made carry a drawing. */
export interface VisualShare {
  withDrawing: number;
  questions: number;
}

/** One question for each pairing, level and question type of a sub-strand, always the same ones. */
export function listSample(gradeLevel: GradeLevel, subStrandId: string): ItemSpec[] {
  return listSupportedPairings(gradeLevel)
    .filter((pairing) => pairing.subStrandId === subStrandId)
    .flatMap(({ heuristicId }) =>
      PROFICIENCY_LEVELS.flatMap((level) =>
        MADE_KINDS.map((questionType) => ({
          gradeLevel,
          subStrandId,
          heuristicId,
          level,
          questionType,
          seed: 1,
          id: 'visual',
        })),
      ),
    );
}

/** Usual expectation of a sub-strand (ADMIN-10). The others vary by grade. */
const HINTS: ReadonlyMap<string, number> = new Map([
  ['data_handling', 0.95],
  ['geometry', 0.95],
  ['whole_numbers', 0.1],
]);

/** The expected share, 0–1; null where there is none (ADMIN-10). */
export function findHint(subStrandId: string): number | null {
  return HINTS.get(subStrandId) ?? null;
}

/** The share in words and to three decimals; a share of zero is 0. */
export function judgeShare({
  withDrawing,
  questions,
}: VisualShare): Pick<VisualProbability, 'decision' | 'visualProbability' | 'category'> {
  const share = questions === 0 ? 0 : withDrawing / questions;
  return {
    decision: share >= 0.5 ? 'visual' : 'text',
    visualProbability: Math.round(share * 1_000) / 1_000,
    category: share >= 0.8 ? 'mostly-visual' : share < 0.2 ? 'mostly-text' : 'mixed',
  };
}
