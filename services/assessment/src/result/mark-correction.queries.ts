import type { MarkCorrection } from '@sumfox/contracts/assessment/correction.endpoints';
import { ProductError } from '@sumfox/contracts/errors';
import type { EntityManager } from '@sumfox/platform/database/database';
import { readServerTime } from '@sumfox/platform/database/server.queries';
import { readRows } from '@sumfox/platform/database/statements';
import { v7 as uuid } from 'uuid';
import * as z from 'zod/mini';
import type { Paper, PaperQuestion } from '../paper/index.js';
import { CORRECTION_OUTCOMES, type CorrectionOutcome, MarkCorrectionRow } from './mark-correction.entity.js';
import { correctionMessage } from './raised-mark.rules.js';

const IndexSchema = z.object({ question_index: z.int() });
const UntoldSchema = z.object({
  id: z.string(),
  outcome: z.enum(CORRECTION_OUTCOMES),
  paper_id: z.int(),
  question_index: z.int(),
  marks_gained: z.int(),
});

/** Places of a paper that are to get all their marks when they are marked, as item ids by place. */
export async function listAllMarksPlaces(em: EntityManager, paperId: number): Promise<Map<number, string>> {
  const rows = await em.find(MarkCorrectionRow, { paperId, effect: 'all-marks' });
  return new Map(rows.map((row) => [row.questionIndex, row.itemId]));
}

/** Places of a paper, from 0, whose stored key is wrong or unproved and has no better one. */
export async function listKeylessPlaces(em: EntityManager, paperId: number): Promise<Set<number>> {
  // SQL: the ORM unites no tables, and disputes have no entity here.
  const rows = await readRows(
    em,
    IndexSchema,
    `select question_index from mark_corrections where paper_id = ? and is_key_withheld
     union select question_index from question_disputes where paper_id = ? and verification = 'faulty'`,
    [paperId, paperId],
  );
  return new Set(rows.map((row) => row.question_index));
}

/** Messages shown at once; more than a child would read. */
const MESSAGES_MAX = 5;

/**
 * Raised marks that the pupil has not been told of, latest first. Whoever asked about the question and was answered
 * knows already.
 */
export async function listUntoldCorrections(em: EntityManager, pupilId: string): Promise<MarkCorrection[]> {
  // SQL: disputes and reports, which have no entity here, are looked at by conditions on jsonb.
  const rows = await readRows(
    em,
    UntoldSchema,
    `select c.id, c.outcome, c.paper_id, c.question_index, c.marks_gained from mark_corrections c
     where c.pupil_id = ? and c.marks_gained > 0 and c.dismissed_at is null
       and not exists (select 1 from question_disputes d where d.paper_id = c.paper_id
         and d.question_index = c.question_index
         and (d.challenge ->> 'decision' = 'approved' or d.verification = 'corrected'))
       and not exists (select 1 from question_reports r where r.paper_id = c.paper_id
         and r.question_index = c.question_index and r.outcome = 'faulty')
     order by c.settled_at desc, c.id limit ?`,
    [pupilId, MESSAGES_MAX],
  );
  return rows.map(
    ({ id, outcome, paper_id: assessmentId, question_index: index, marks_gained: marksGained }) => ({
      id,
      assessmentId,
      questionNumber: index + 1,
      marksGained,
      message: correctionMessage(outcome, marksGained, assessmentId),
    }),
  );
}

/** Puts a message away for good; again, it stays put away. Throws 404 for a missing one and another pupil's alike. */
export async function dismissCorrection(em: EntityManager, id: string, pupilId: string): Promise<void> {
  if ((await em.count(MarkCorrectionRow, { id, pupilId })) === 0)
    throw new ProductError('not-found', 'not-found', 'Not found');
  const dismissedAt = await readServerTime(em);
  await em.nativeUpdate(MarkCorrectionRow, { id, pupilId, dismissedAt: null }, { dismissedAt });
}

/**
 * Leaves a message to the pupil about marks that went up by what may happen more than once at a place, or adds to the one
 * that an earlier time has left.
 */
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
