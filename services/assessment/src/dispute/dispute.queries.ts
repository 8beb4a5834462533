import type { QuestionDispute } from '@sumfox/contracts/assessment/dispute';
import { dayLimitReached } from '@sumfox/contracts/day-limit';
import { ProductError } from '@sumfox/contracts/errors';
import type { Item, MarkScheme } from '@sumfox/contracts/question/item';
import type { EntityManager } from '@sumfox/platform/database/database';
import { Paper, PaperMarkScheme, PaperQuestion } from '../paper/paper.entity.js';
import { emptyResponse, type ResponseText } from '../paper/response.rules.js';
import { writeDrawing, writeResponses } from '../paper/response.queries.js';
import { AnswerCheck } from '../practice/answer-check.entity.js';
import { QuestionDisputeRow, QuestionReport } from './dispute.entity.js';
import { REPORTS_PER_DAY, toDisputes } from './dispute.rules.js';

/** Everything the pupil has asked about a paper. */
export async function listDisputes(em: EntityManager, paperId: number): Promise<QuestionDispute[]> {
  const reports = await em.find(QuestionReport, { paperId }, { fields: ['questionIndex', 'outcome'] });
  return toDisputes(reports, await em.find(QuestionDisputeRow, { paperId }), new Date());
}

/** Writes what came of a question, beside what is there already. */
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
 * The pupil's paper on which a question stands, the latest that is done before any that is not. A missing question and
 * another pupil's answer alike.
 */
export async function getOwnQuestion(
  em: EntityManager,
  itemId: string,
  pupilId: string,
): Promise<{ paper: Paper; questionIndex: number }> {
  const [place] = await em.execute<Array<{ paper_id: number; question_index: number }>>(
    `select q.paper_id, q.question_index from papers p join paper_questions q on q.paper_id = p.id
     where p.pupil_id = ? and q.item_id = ? order by p.status = 'completed' desc, p.id desc limit 1`,
    [pupilId, itemId],
  );
  const paper = place && (await em.findOne(Paper, { id: place.paper_id, pupilId }));
  if (!paper) throw new ProductError('not-found', 'question-not-found', 'Question Not Found');
  return { paper, questionIndex: place.question_index };
}

/** Throws 429 for a pupil who has reported often enough today. */
export async function refuseManyReports(em: EntityManager, pupilId: string): Promise<void> {
  const [row] = await em.execute<Array<{ n: number }>>(
    `select count(*)::int as n from question_reports where pupil_id = ?
       and (created_at at time zone 'Asia/Singapore')::date = (now() at time zone 'Asia/Singapore')::date`,
    [pupilId],
  );
  if ((row?.n ?? 0) >= REPORTS_PER_DAY)
    throw dayLimitReached(
      `You have reported ${REPORTS_PER_DAY} questions today. Please report again tomorrow.`,
    );
}

/** Lets the reports of one pupil through one by one until the transaction ends, so that counting them is exact. */
export async function lockReports(em: EntityManager, pupilId: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`report ${pupilId}`]);
}

/** The drawing and the first try that stand at a place. */
export async function findBesides(
  em: EntityManager,
  paperId: number,
  questionIndex: number,
): Promise<{ drawing: Buffer | null; firstTry: ResponseText | null }> {
  const [drawn] = await em.execute<Array<{ png: Buffer }>>(
    'select png from response_drawings where paper_id = ? and question_index = ?',
    [paperId, questionIndex],
  );
  const check = await em.findOne(AnswerCheck, { paperId, questionIndex });
  return { drawing: drawn?.png ?? null, firstTry: check?.firstTry ?? null };
}

/**
 * Puts another item in the place of one and begins it anew. The emptied answer gets a revision of its own, so that a
 * late save of the old answer does not land on the new question. Gives back that revision.
 */
export async function replaceQuestion(
  em: EntityManager,
  paperId: number,
  questionIndex: number,
  item: Item,
  before: ResponseText | null,
): Promise<number> {
  const { question, provenance } = item;
  await em.nativeUpdate(
    PaperQuestion,
    { paperId, questionIndex },
    {
      itemId: question.id,
      question,
      subStrandId: question.subStrandId,
      heuristicId: question.heuristicId,
      level: question.proficiencyLevel,
      template: provenance.template,
    },
  );
  await replaceScheme(em, paperId, questionIndex, item.scheme);
  await em.nativeDelete(AnswerCheck, { paperId, questionIndex });
  await writeDrawing(em, paperId, questionIndex, null);
  const revision = (before?.revision ?? 0) + 1;
  await writeResponses(em, paperId, [
    { ...emptyResponse(questionIndex), revision, timeSpent: before?.timeSpent ?? 0 },
  ]);
  return revision;
}

/** Puts a proved key in the place of one that was not right. */
export async function replaceScheme(
  em: EntityManager,
  paperId: number,
  questionIndex: number,
  scheme: MarkScheme,
): Promise<void> {
  await em.nativeUpdate(PaperMarkScheme, { paperId, questionIndex }, { scheme });
}
