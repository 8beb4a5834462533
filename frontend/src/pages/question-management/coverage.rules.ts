import type { Coverage } from '@sumfox/contracts/content/pregeneration';
import { PROFICIENCY_LEVELS, type ProficiencyLevel } from '@sumfox/curriculum/grades';

type Counts = Readonly<Record<ProficiencyLevel, number>> & { count: number };

/** Sub-strands that are shown before all of them are asked for (CONSOLE-11). */
export const FIRST_SUB_STRANDS = 15;

/** The levels without a single question. */
export function listEmptyLevels(row: Readonly<Record<ProficiencyLevel, number>>): ProficiencyLevel[] {
  return PROFICIENCY_LEVELS.filter((level) => row[level] === 0);
}

/** The worst gaps first (CONSOLE-11): those with the most empty levels, then those with the fewest questions. */
export function byGaps<Row extends Counts>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => listEmptyLevels(b).length - listEmptyLevels(a).length || a.count - b.count);
}

/** Nothing to show: there is no question at all. */
export function isEmpty({ summary }: Coverage): boolean {
  return summary.totalQuestions === 0;
}
