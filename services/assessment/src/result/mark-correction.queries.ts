import type { MarkCorrection } from '@sumfox/contracts/assessment/correction.endpoints';
import { ProductError } from '@sumfox/contracts/errors';
import type { EntityManager } from '@sumfox/platform/database/database';
import { findTogether, reading } from '@sumfox/platform/database/entity-rows';
import { readServerTime } from '@sumfox/platform/database/server.queries';
import { v7 as uuid } from 'uuid';
import { faultyPlacesOf, listAnsweredPlaces } from '../dispute-record/index.js';
import { type Paper, type PaperQuestion, toPlaceKey, toPlaces } from '../paper/index.js';
import { type CorrectionOutcome, MarkCorrectionRow } from './mark-correction.entity.js';
import { correctionMessage } from './raised-mark.rules.js';

/** Places of a paper that are to get all their marks when they are marked, for reading them with other rows. */
export const allMarksPlacesOf = (paperId: number) =>
  reading(MarkCorrectionRow, {
    fields: ['questionIndex', 'itemId'],
    where: { paperId, effect: 'all-marks' },
  });

/** The same alone, as item ids by place. */
export async function listAllMarksPlaces(em: EntityManager, paperId: number): Promise<Map<number, string>> {
  const { rows } = await findTogether(em, { rows: allMarksPlacesOf(paperId) });
  return new Map(rows.map((row) => [row.questionIndex, row.itemId]));
}

/**
 * Places of a paper, from 0, with a wrong or unproved stored key and no better one, for reading them with other rows.
 */
export const keylessPlacesOf = (paperId: number) => ({
  withheld: reading(MarkCorrectionRow, {
    fields: ['questionIndex'],
    where: { paperId, isKeyWithheld: true },
  }),
  faulty: faultyPlacesOf(paperId),
});

/** Messages shown at once; more than a child would read. */
const MESSAGES_MAX = 5;

/** Raised marks that the pupil has not seen, latest first. A pupil who asked about the question has had a reply. */
export async function listUntoldCorrections(em: EntityManager, pupilId: string): Promise<MarkCorrection[]> {
  const raised = await em.find(
    MarkCorrectionRow,
    { pupilId, marksGained: { $gt: 0 }, dismissedAt: null },
    { orderBy: { settledAt: 'desc', id: 'asc' }, disableIdentityMap: true },
  );
  if (raised.length === 0) return [];
  const answered = toPlaces(await listAnsweredPlaces(em, [...new Set(raised.map(({ paperId }) => paperId))]));
  return raised
    .filter((row) => !answered.has(toPlaceKey(row)))
    .slice(0, MESSAGES_MAX)
    .map(({ id, outcome, paperId: assessmentId, questionIndex, marksGained }) => ({
      id,
      assessmentId,
      questionNumber: questionIndex + 1,
      marksGained,
      message: correctionMessage(outcome, marksGained, assessmentId),
    }));
}

/** Dismisses a message permanently; repeatable. Throws 404 alike for a missing one and another pupil's. */
export async function dismissCorrection(em: EntityManager, id: string, pupilId: string): Promise<void> {
  if ((await em.count(MarkCorrectionRow, { id, pupilId })) === 0)
    throw new ProductError('not-found', 'not-found', 'Not found');
  const dismissedAt = await readServerTime(em);
  await em.nativeUpdate(MarkCorrectionRow, { id, pupilId, dismissedAt: null }, { dismissedAt });
}

/** Stores a message to the pupil about raised marks, or extends the one from an earlier raise of the place. */
export async function tellRaised(
  em: EntityManager,
  { id: paperId, pupilId }: Paper,
  { questionIndex, itemId }: PaperQuestion,
  outcome: Extract<CorrectionOutcome, 'same-answer' | 'human-verification'>,
  marksGained: number,
): Promise<void> {
  const place = { paperId, questionIndex, itemId, outcome };
  const told = await em.findOne(MarkCorrectionRow, place);
  if (told) {
    const before = told.dismissedAt ? 0 : told.marksGained;
    Object.assign(told, { marksGained: before + marksGained, settledAt: new Date(), dismissedAt: null });
    return;
  }
  em.create(
    MarkCorrectionRow,
    {
      ...place,
      id: uuid(),
      pupilId,
      effect: 'raised',
      marksGained,
      settledAt: new Date(),
      dismissedAt: null,
    },
    { persist: true },
  );
}
