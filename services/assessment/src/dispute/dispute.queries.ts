import type { QuestionDispute } from '@sumfox/contracts/assessment/dispute';
import { dayLimitReached, singaporeDayOf } from '@sumfox/contracts/day-limit';
import { ProductError } from '@sumfox/contracts/errors';
import type { Item } from '@sumfox/contracts/question/item';
import type { EntityManager } from '@sumfox/platform/database/database';
import { findTogether, reading } from '@sumfox/platform/database/entity-rows';
import { lockName, readServerTime } from '@sumfox/platform/database/server.queries';
import { emptyResponse, type ResponseText } from '@sumfox/question-kinds/merge-response';
import { findPng, Paper, PaperQuestion, replaceItem, writeDrawing, writeResponses } from '../paper/index.js';
import { AnswerCheck } from '../answer-check/index.js';
import { QuestionDisputeRow, QuestionReport } from '../dispute-record/index.js';
import { REPORTS_PER_DAY, toDisputes } from './dispute.rules.js';

/** Everything the pupil has asked about a paper. */
export async function listDisputes(em: EntityManager, paperId: number): Promise<QuestionDispute[]> {
  const { reports, disputes } = await findTogether(em, disputesOf(paperId));
  return toDisputes(reports, disputes, new Date());
}

/** What {@link toDisputes} needs of a paper, for reading it together with other rows. */
export const disputesOf = (paperId: number) => ({
  reports: reading(QuestionReport, { fields: ['questionIndex', 'outcome'], where: { paperId } }),
  disputes: reading(QuestionDisputeRow, {
    fields: ['questionIndex', 'challenge', 'verification', 'verifiedAt', 'leftThatDay'],
    where: { paperId },
  }),
});

/** Stores the outcome for a question beside existing ones. */
export async function keepDispute(
  em: EntityManager,
  place: { paperId: number; questionIndex: number },
  found: Partial<Omit<QuestionDisputeRow, 'paperId' | 'questionIndex'>>,
): Promise<void> {
  const empty = { challenge: null, verification: null, verifiedAt: null, leftThatDay: null };
  await em.upsert(
    QuestionDisputeRow,
    { ...place, ...empty, ...found },
    { onConflictFields: ['paperId', 'questionIndex'], onConflictMergeFields: keysOf(found) },
  );
}

function keysOf<T extends object>(value: T): Array<keyof T & string> {
  return Object.keys(value) as Array<keyof T & string>;
}

/**
 * The pupil's paper with a question, the latest completed one before open ones. A missing question and another pupil's
 * answer alike.
 */
export async function getOwnQuestion(
  em: EntityManager,
  itemId: string,
  pupilId: string,
): Promise<{ paper: Paper; questionIndex: number }> {
  const papers = await em.find(Paper, { pupilId }, { orderBy: { id: 'desc' } });
  const places = await em.find(
    PaperQuestion,
    { itemId, paperId: { $in: papers.map(({ id }) => id) } },
    { fields: ['paperId', 'questionIndex'], disableIdentityMap: true },
  );
  const indexes = new Map(places.map(({ paperId, questionIndex }) => [paperId, questionIndex]));
  const bearing = papers.filter(({ id }) => indexes.has(id));
  const paper = bearing.find(({ status }) => status === 'completed') ?? bearing[0];
  const questionIndex = paper && indexes.get(paper.id);
  if (!paper || questionIndex === undefined)
    throw new ProductError('not-found', 'question-not-found', 'Question Not Found');
  return { paper, questionIndex };
}

/** Throws 429 for a pupil who has used up today's reports. */
export async function rejectTooManyReports(em: EntityManager, pupilId: string): Promise<void> {
  const { start, end } = singaporeDayOf(await readServerTime(em));
  const reported = await em.count(QuestionReport, { pupilId, createdAt: { $gte: start, $lt: end } });
  if (reported >= REPORTS_PER_DAY)
    throw dayLimitReached(
      `You have reported ${REPORTS_PER_DAY} questions today. Please report again tomorrow.`,
    );
}

/** Serialises the reports of one pupil until the transaction ends, so that the count is exact. */
export function lockReports(em: EntityManager, pupilId: string): Promise<void> {
  return lockName(em, `report ${pupilId}`);
}

/** The drawing and the first attempt of a place. */
export async function findBesides(
  em: EntityManager,
  paperId: number,
  questionIndex: number,
): Promise<{ drawing: Buffer | null; firstTry: ResponseText | null }> {
  const drawing = await findPng(em, paperId, questionIndex);
  const check = await em.findOne(AnswerCheck, { paperId, questionIndex });
  return { drawing, firstTry: check?.firstTry ?? null };
}

/**
 * Replaces an item by another and resets the place. The emptied answer gets a new revision, so that a late save of the
 * old answer does not reach the new question. Returns that revision.
 */
export async function replaceQuestion(
  em: EntityManager,
  paperId: number,
  questionIndex: number,
  item: Item,
  before: ResponseText | null,
): Promise<number> {
  const { question, scheme, provenance } = item;
  // The pupil looks at this place and sees the new question at once.
  await replaceItem(
    em,
    paperId,
    questionIndex,
    { question, scheme, template: provenance.template },
    new Date(),
  );
  await em.nativeDelete(AnswerCheck, { paperId, questionIndex });
  await writeDrawing(em, paperId, questionIndex, null);
  const revision = (before?.revision ?? 0) + 1;
  await writeResponses(em, paperId, [
    { ...emptyResponse(questionIndex), revision, timeSpent: before?.timeSpent ?? 0 },
  ]);
  return revision;
}
