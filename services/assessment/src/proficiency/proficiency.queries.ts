import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { EntityManager } from '@sumfox/platform/database/database';
import type { PairingTotals } from './proficiency.rules.js';

interface TotalsRow {
  sub_strand_id: string;
  heuristic_id: string;
  awarded: number;
  possible: number;
  attempted: number;
  correct: number;
  last: Date | string;
}

/** What a pupil has shown in every pairing met, counted from the marks themselves. */
export async function listPairingTotals(
  em: EntityManager,
  pupilId: string,
  gradeLevel: GradeLevel,
): Promise<PairingTotals[]> {
  const rows = await em.execute<TotalsRow[]>(
    `select sub_strand_id, heuristic_id, sum(marks_awarded)::int as awarded, sum(marks_possible)::int as possible,
       count(*)::int as attempted, count(*) filter (where is_correct)::int as correct, max(marked_at) as last
     from question_results where pupil_id = ? and grade_level = ? group by sub_strand_id, heuristic_id`,
    [pupilId, gradeLevel],
  );
  return rows.map((r) => ({
    subStrandId: r.sub_strand_id,
    heuristicId: r.heuristic_id,
    marksAwarded: r.awarded,
    marksPossible: r.possible,
    questionsAttempted: r.attempted,
    questionsCorrect: r.correct,
    lastPracticed: new Date(r.last),
  }));
}
