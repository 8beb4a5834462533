import type { EntityManager } from '@sumfox/platform/database/database';
import type { PupilHistory } from './badge.rules.js';

interface PaperRow {
  completed_at: Date | string;
  score: number;
  is_settled: boolean;
}

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
  const papers = await em.execute<PaperRow[]>(
    `select p.completed_at, coalesce(p.score, 0) as score, s.settled_at is not null as is_settled
     from papers p left join submissions s on s.paper_id = p.id
     where p.pupil_id = ? and p.status = 'completed' and p.completed_at is not null order by p.completed_at, p.id`,
    [pupilId],
  );
  const answers = await em.execute<AnswerRow[]>(
    `select marked_at, sub_strand_id, heuristic_id, level, is_correct from question_results
     where pupil_id = ? order by marked_at, paper_id, question_index`,
    [pupilId],
  );
  return {
    papers: papers.map((row) => ({
      at: new Date(row.completed_at),
      score: row.score,
      isSettled: row.is_settled,
    })),
    answers: answers.map((row) => ({
      at: new Date(row.marked_at),
      subStrandId: row.sub_strand_id,
      heuristicId: row.heuristic_id,
      level: row.level,
      isRight: row.is_correct,
    })),
  };
}
