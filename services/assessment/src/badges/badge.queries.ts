import type { EntityManager } from '@product/platform/database/database';
import { Paper } from '../paper/paper.entity.js';
import type { PupilHistory } from './badge.rules.js';

interface AnswerRow {
  marked_at: Date | string;
  sub_strand_id: string;
  heuristic_id: string;
  level: string;
  is_correct: boolean;
}

/** All that a pupil has completed and answered, oldest first, over all grades. */
export async function listHistory(
  em: EntityManager,
  pupilId: string,
): Promise<Pick<PupilHistory, 'papers' | 'answers'>> {
  const papers = await em.find(Paper, { pupilId, status: 'completed' }, { orderBy: { completedAt: 'asc' } });
  const answers = await em.execute<AnswerRow[]>(
    `select marked_at, sub_strand_id, heuristic_id, level, is_correct from question_results
     where pupil_id = ? order by marked_at, paper_id, question_index`,
    [pupilId],
  );
  return {
    papers: papers.flatMap(({ completedAt, score }) =>
      completedAt ? [{ at: completedAt, score: score ?? 0 }] : [],
    ),
    answers: answers.map((row) => ({
      at: new Date(row.marked_at),
      subStrandId: row.sub_strand_id,
      heuristicId: row.heuristic_id,
      level: row.level,
      isRight: row.is_correct,
    })),
  };
}
