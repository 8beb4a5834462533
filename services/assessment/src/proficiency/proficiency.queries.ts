import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { EntityManager } from '@sumfox/platform/database/database';
import { BY, sumResults } from '../result/index.js';
import type { PairingTotals } from './proficiency.rules.js';

/** What a pupil has shown in every pairing met, counted from the marks themselves. */
export async function listPairingTotals(
  em: EntityManager,
  pupilId: string,
  gradeLevel: GradeLevel,
): Promise<PairingTotals[]> {
  const rows = await sumResults(em, BY.pairing, { pupilId, gradeLevel });
  return rows.map(({ questions, correct, lastMarkedAt, ...totals }) => ({
    ...totals,
    questionsAttempted: questions,
    questionsCorrect: correct,
    lastPracticed: new Date(lastMarkedAt),
  }));
}
