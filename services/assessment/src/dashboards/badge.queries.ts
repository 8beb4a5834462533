import type { EntityManager } from '@sumfox/platform/database/database';
import { Paper, PaperResponse, ResponseDrawing, toPlaceKey } from '../paper/index.js';
import { QuestionResult } from '../result/index.js';
import { Submission } from '../submission/index.js';
import type { BadgeAnswer, PupilHistory } from './badge.rules.js';
import type { PlaceAnswer } from './place.rules.js';

/** A shorter time at a question is a guess. */
const QUICK_SECONDS = 3;
/** A minute at a question is time to think. */
const SLOW_SECONDS = 60;

/** Everything that badges and places are counted from. */
export interface RewardHistory extends Omit<PupilHistory, 'topics'> {
  answers: ReadonlyArray<BadgeAnswer & PlaceAnswer>;
}

/** All that a pupil has completed and answered, oldest first, over all grades. No text or drawing is read. */
export async function listHistory(em: EntityManager, pupilId: string): Promise<RewardHistory> {
  const papers = await em.find(
    Paper,
    { pupilId, status: 'completed', completedAt: { $ne: null } },
    {
      fields: ['createdAt', 'completedAt', 'score'],
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
  const work = await listWork(
    em,
    papers.map(({ id }) => id),
  );
  return {
    papers: papers.flatMap(({ id, createdAt, completedAt, score }) =>
      completedAt
        ? [{ begunAt: createdAt, at: completedAt, score: score ?? 0, isSettled: settledPapers.has(id) }]
        : [],
    ),
    answers: await listAnswers(em, pupilId, work),
    writtenSteps: work.writtenSteps,
    drawings: work.drawings,
  };
}

async function listAnswers(
  em: EntityManager,
  pupilId: string,
  { quick, slow }: Record<'quick' | 'slow', ReadonlySet<string>>,
): Promise<RewardHistory['answers']> {
  const rows = await em.find(
    QuestionResult,
    { pupilId },
    {
      fields: [
        'markedAt',
        'gradeLevel',
        'subStrandId',
        'heuristicId',
        'level',
        'isCorrect',
        'marksAwarded',
        'marksPossible',
        'hintsUsed',
        'skillForecast',
      ],
      orderBy: { markedAt: 'asc', paperId: 'asc', questionIndex: 'asc' },
      disableIdentityMap: true,
    },
  );
  return rows.map((row) => ({
    at: row.markedAt,
    paperId: row.paperId,
    gradeLevel: row.gradeLevel,
    subStrandId: row.subStrandId,
    heuristicId: row.heuristicId,
    level: row.level,
    isRight: row.isCorrect,
    marksAwarded: row.marksAwarded,
    marksPossible: row.marksPossible,
    skillForecast: row.skillForecast ?? null,
    hadHint: row.hintsUsed > 0,
    isQuick: quick.has(toPlaceKey(row)),
    isSlow: slow.has(toPlaceKey(row)),
  }));
}

/** When steps were written and drawings made, and which questions were answered in no time. */
async function listWork(em: EntityManager, paperIds: readonly number[]) {
  const paperId = { $in: [...paperIds] };
  const oldestFirst = { updatedAt: 'asc', paperId: 'asc', questionIndex: 'asc' } as const;
  const written = await em.find(
    PaperResponse,
    { paperId, working: { $ne: '' } },
    { fields: ['updatedAt'], orderBy: oldestFirst, disableIdentityMap: true },
  );
  const drawn = await em.find(
    ResponseDrawing,
    { paperId },
    { fields: ['updatedAt'], orderBy: oldestFirst, disableIdentityMap: true },
  );
  const places = { fields: ['paperId', 'questionIndex'], disableIdentityMap: true } as const;
  const quick = await em.find(PaperResponse, { paperId, timeSpentSeconds: { $lt: QUICK_SECONDS } }, places);
  const slow = await em.find(PaperResponse, { paperId, timeSpentSeconds: { $gte: SLOW_SECONDS } }, places);
  return {
    writtenSteps: written.map(({ updatedAt }) => updatedAt),
    drawings: drawn.map(({ updatedAt }) => updatedAt),
    quick: new Set(quick.map(toPlaceKey)),
    slow: new Set(slow.map(toPlaceKey)),
  };
}
