import type { MarkCorrection } from '@sumfox/contracts/assessment/correction.endpoints';
import { ProductError } from '@sumfox/contracts/errors';
import type { WithdrawalOutcome } from '@sumfox/contracts/messages/dispute.events';
import type { MarkScheme, PupilQuestion } from '@sumfox/contracts/question/item';
import type { EntityManager } from '@sumfox/platform/database/database';
import type { TraceCarrier } from '@sumfox/platform/tracing/trace-id';
import { v7 as uuid } from 'uuid';
import type { Paper, PaperQuestion } from '../paper/paper.entity.js';
import { type CorrectionOutcome, MarkCorrectionRow } from './correction.entity.js';
import { correctionMessage } from './correction.rules.js';
import type { PaperPlace } from './paper-place.js';

/** Where a withdrawn item stands, with the copy that the paper has of it. */
export interface BearingPlace extends PaperPlace {
  question: PupilQuestion;
  scheme: MarkScheme;
}

/** The places that bear an item and are not seen to yet, in order, after one that was looked at. */
export async function listBearingPlaces(
  em: EntityManager,
  { itemId, outcome }: Pick<OpenWithdrawal, 'itemId' | 'outcome'>,
  after: PaperPlace,
  limit: number,
): Promise<BearingPlace[]> {
  const rows = await em.execute<
    Array<{ paper_id: number; question_index: number; question: PupilQuestion; scheme: MarkScheme }>
  >(
    `select q.paper_id, q.question_index, q.question, s.scheme from paper_questions q
     join paper_mark_schemes s on s.paper_id = q.paper_id and s.question_index = q.question_index
     where q.item_id = ? and (q.paper_id, q.question_index) > (?::int, ?::int)
       and not exists (select 1 from mark_corrections c where c.paper_id = q.paper_id
                       and c.question_index = q.question_index and c.item_id = q.item_id and c.outcome = ?)
     order by q.paper_id, q.question_index limit ?`,
    [itemId, after.paperId, after.questionIndex, outcome, limit],
  );
  return rows.map(({ paper_id: paperId, question_index: questionIndex, question, scheme }) => ({
    paperId,
    questionIndex,
    question,
    scheme,
  }));
}

/** An item whose papers are to be looked through. */
export interface OpenWithdrawal {
  itemId: string;
  outcome: WithdrawalOutcome;
  carrier: TraceCarrier;
  withdrawnAt: Date;
}

/** Items with papers to look through by now. */
export async function listOpenWithdrawals(em: EntityManager, limit: number): Promise<OpenWithdrawal[]> {
  const rows = await em.execute<
    Array<{
      item_id: string;
      outcome: WithdrawalOutcome;
      carrier: TraceCarrier;
      withdrawn_at: Date | string;
    }>
  >(
    `select item_id, outcome, carrier, withdrawn_at from withdrawn_items
     where settled_at is null and look_at <= now() order by look_at limit ?`,
    [limit],
  );
  return rows.map((row) => ({
    itemId: row.item_id,
    outcome: row.outcome,
    carrier: row.carrier,
    withdrawnAt: new Date(row.withdrawn_at),
  }));
}

/** Places of a paper that are to get all their marks when they are marked, as item ids by place. */
export async function listAllMarksPlaces(em: EntityManager, paperId: number): Promise<Map<number, string>> {
  const rows = await em.find(MarkCorrectionRow, { paperId, effect: 'all-marks' });
  return new Map(rows.map((row) => [row.questionIndex, row.itemId]));
}

/** Places of a paper, from 0, whose stored key is wrong or unproved and has no better one. */
export async function listKeylessPlaces(em: EntityManager, paperId: number): Promise<Set<number>> {
  const rows = await em.execute<Array<{ question_index: number }>>(
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
  const rows = await em.execute<
    Array<{
      id: string;
      outcome: CorrectionOutcome;
      paper_id: number;
      question_index: number;
      marks_gained: number;
    }>
  >(
    `select c.id, c.outcome, c.paper_id, c.question_index, c.marks_gained from mark_corrections c
     where c.pupil_id = ? and c.marks_gained > 0 and c.dismissed_at is null
       and not exists (select 1 from question_disputes d where d.paper_id = c.paper_id
         and d.question_index = c.question_index
         and (d.challenge ->> 'decision' = 'approved' or d.verification = 'corrected'))
       and not exists (select 1 from question_reports r where r.paper_id = c.paper_id
         and r.question_index = c.question_index and r.outcome = 'faulty')
     order by c.settled_at desc, c.id limit ${MESSAGES_MAX}`,
    [pupilId],
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
  const rows = await em.execute<Array<{ id: string }>>(
    `update mark_corrections set dismissed_at = coalesce(dismissed_at, now()) where id = ? and pupil_id = ? returning id`,
    [id, pupilId],
  );
  if (rows.length === 0) throw new ProductError('not-found', 'not-found', 'Not found');
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
