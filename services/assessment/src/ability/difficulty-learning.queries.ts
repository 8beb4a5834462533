import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { EntityManager } from '@sumfox/platform/database/database';
import { type Difficulties, openQuestion } from '@sumfox/pupil-model/difficulties';
import { updateDifficulties } from '@sumfox/pupil-model/model';
import { listAnswersOfAll, listLearnedAnswers, type MarkedAnswer } from './ability.queries.js';
import {
  PRODUCT_HEAD,
  type PlacedAnswer,
  learnPupil,
  placeAnswers,
  toOutcome,
  toQuestion,
} from './ability.rules.js';
import { findDifficulties, lockDifficulties, storeLatest } from './difficulty-state.queries.js';
import { PaperQuestion, toPlaceKey, toPlaces } from '../paper/index.js';
import { BY, QuestionResult, sumResults } from '../result/index.js';

/** Answers learned with one version of the difficulties. */
const BATCH_ANSWERS = 200;

/** Answers to one question of the bank after which it has a difficulty of its own. */
const QUESTION_ANSWERS = 20;

type BatchRow = Pick<MarkedAnswer, 'paperId' | 'questionIndex'> & { pupilId: string };

/**
 * Moves a grade's difficulties by the oldest answers that they have not learned, in the caller's transaction. Returns
 * how many there were.
 */
export async function learnNextBatch(em: EntityManager, gradeLevel: GradeLevel): Promise<number> {
  await lockDifficulties(em, gradeLevel);
  const rows = await listBatch(em, { gradeLevel, learnedVersion: null }, BATCH_ANSWERS);
  if (rows.length === 0) return 0;
  const difficulties = await findDifficulties(em, { gradeLevel });
  const { version } = difficulties;
  await learnBatch(em, gradeLevel, difficulties, rows);
  await storeLatest(em, gradeLevel, difficulties);
  await em.nativeUpdate(QuestionResult, { $or: toConditions(rows) }, { learnedVersion: version });
  return rows.length;
}

/**
 * Learns a grade's difficulties again from its last checkpoint, batch by batch as before, from the marks as they stand
 * now. Returns the batches learned.
 */
export async function rebuildDifficulties(em: EntityManager, gradeLevel: GradeLevel): Promise<number> {
  await lockDifficulties(em, gradeLevel);
  const { version: latest } = await findDifficulties(em, { gradeLevel });
  const difficulties = await findDifficulties(em, { gradeLevel, isCheckpoint: true });
  const start = difficulties.version;
  while (difficulties.version < latest) {
    const rows = await listBatch(em, { gradeLevel, learnedVersion: difficulties.version });
    await learnBatch(em, gradeLevel, difficulties, rows);
  }
  if (latest > start) await storeLatest(em, gradeLevel, difficulties);
  return latest - start;
}

async function listBatch(
  em: EntityManager,
  where: { gradeLevel: GradeLevel; learnedVersion: number | null },
  limit?: number,
): Promise<BatchRow[]> {
  return em.find(QuestionResult, where, {
    fields: ['pupilId', 'paperId', 'questionIndex'],
    orderBy: { markedAt: 'asc', paperId: 'asc', questionIndex: 'asc' },
    disableIdentityMap: true,
    ...(limit === undefined ? {} : { limit }),
  });
}

/**
 * Moves difficulties by a batch. Every pupil's level comes from the difficulties before the batch, so that a rebuild
 * finds the same; the items move answer by answer.
 */
async function learnBatch(
  em: EntityManager,
  gradeLevel: GradeLevel,
  difficulties: Difficulties,
  rows: readonly BatchRow[],
): Promise<void> {
  const { version } = difficulties;
  const model = { difficulties, head: PRODUCT_HEAD };
  const placed = new Map<string, PlacedAnswer<MarkedAnswer>>();
  const answered = await listAnswersOfAll(em, [...new Set(rows.map(({ paperId }) => paperId))]);
  for (const pupilId of new Set(rows.map((row) => row.pupilId))) {
    const own = toPlaces(rows.filter((row) => row.pupilId === pupilId));
    const pupil = learnPupil(model, await listLearnedAnswers(em, pupilId, gradeLevel, version));
    const answers = answered.filter((answer) => own.has(toPlaceKey(answer)));
    for (const one of placeAnswers(model, pupil, answers)) placed.set(toPlaceKey(one.answer), one);
  }
  for (const itemId of await listOftenAsked(em, gradeLevel, version, rows))
    openQuestion(difficulties, itemId);
  for (const row of rows) {
    const one = placed.get(toPlaceKey(row));
    if (one) updateDifficulties(difficulties, toQuestion(one.answer), one.ability, toOutcome(one.answer));
  }
  difficulties.version = version + 1;
}

/** The places of a batch, by paper: one condition for each place would be ten times as many to plan. */
function toConditions(
  rows: readonly BatchRow[],
): Array<{ paperId: number; questionIndex: { $in: number[] } }> {
  const byPaper = new Map<number, number[]>();
  for (const { paperId, questionIndex } of rows)
    byPaper.set(paperId, [...(byPaper.get(paperId) ?? []), questionIndex]);
  return [...byPaper].map(([paperId, $in]) => ({ paperId, questionIndex: { $in } }));
}

/** The questions of a batch with enough answers before it, which no later batch changes. */
async function listOftenAsked(
  em: EntityManager,
  gradeLevel: GradeLevel,
  learnedBefore: number,
  rows: readonly BatchRow[],
): Promise<string[]> {
  const $or = toConditions(rows);
  const asked = await em.find(PaperQuestion, { $or }, { fields: ['itemId'], disableIdentityMap: true });
  const itemIds = [...new Set(asked.map(({ itemId }) => itemId))];
  const totals = await sumResults(em, BY.question, { gradeLevel, itemIds, learnedBefore });
  return totals
    .filter(({ questions }) => questions >= QUESTION_ANSWERS)
    .map(({ itemId }) => itemId)
    .toSorted();
}
