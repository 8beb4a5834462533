import type { EntityManager } from '@sumfox/platform/database/database';
import { Paper } from '../paper/index.js';
import { QuestionResult } from '../result/index.js';
import { Submission } from '../submission/index.js';
import type { PupilHistory } from './badge.rules.js';

/** All that a pupil has completed and answered, oldest first, over all grades. */
export async function listHistory(
  em: EntityManager,
  pupilId: string,
): Promise<Pick<PupilHistory, 'papers' | 'answers'>> {
  const papers = await em.find(
    Paper,
    { pupilId, status: 'completed', completedAt: { $ne: null } },
    {
      fields: ['completedAt', 'score'],
      orderBy: { completedAt: 'asc', id: 'asc' },
      disableIdentityMap: true,
    },
  );
  const settled = await em.find(
    Submission,
    { pupilId, settledAt: { $ne: null } },
    { fields: ['paperId'], disableIdentityMap: true },
  );
  const settledPapers = new Set(settled.map(({ paperId }) => paperId));
  const answers = await em.find(
    QuestionResult,
    { pupilId },
    {
      fields: ['markedAt', 'subStrandId', 'heuristicId', 'level', 'isCorrect'],
      orderBy: { markedAt: 'asc', paperId: 'asc', questionIndex: 'asc' },
      disableIdentityMap: true,
    },
  );
  return {
    papers: papers.flatMap(({ id, completedAt, score }) =>
      completedAt ? [{ at: completedAt, score: score ?? 0, isSettled: settledPapers.has(id) }] : [],
    ),
    answers: answers.map((row) => ({
      at: row.markedAt,
      subStrandId: row.subStrandId,
      heuristicId: row.heuristicId,
      level: row.level,
      isRight: row.isCorrect,
    })),
  };
}
