import { STORED_RESPONSE, type StoredAnswer } from '@sumfox/contracts/assessment/response';
import { STORED_ANSWER } from '@sumfox/contracts/question/answer';
import { toStored } from '@sumfox/contracts/stored-shape';
import type { EntityManager } from '@sumfox/platform/database/database';
import { type Reading, findRows, findTogether, reading } from '@sumfox/platform/database/entity-rows';
import { markPrepared } from '@sumfox/platform/database/prepared-text';
import { changeRows, readRows } from '@sumfox/platform/database/statements';
import { toAnswerLine, toGivenAnswer } from '@sumfox/question-kinds/given-answer';
import { type ResponseText, emptyResponse } from '@sumfox/question-kinds/merge-response';
import * as z from 'zod/mini';
import { toDataImage } from './drawing.rules.js';
import type { Paper } from './paper.entity.js';
import { PaperResponse, ResponseDrawing } from './response.entity.js';

/** Revisions kept of one response. */
export const REVISIONS_KEPT = 20;

const AnsweredSchema = z.object({ paper_id: z.int(), answered: z.int() });

/**
 * The response of each question of a paper, or of one alone, by index; questions without one are missing.
 */
export async function listResponses(
  em: EntityManager,
  paperId: number,
  questionIndex?: number,
): Promise<Map<number, ResponseText>> {
  const { rows } = await findTogether(em, { rows: responsesOf(paperId, questionIndex) });
  return toResponses(rows);
}

/** The responses of a paper, or of one question, for reading them together with other rows. */
export const responsesOf = (paperId: number, questionIndex?: number) =>
  reading(PaperResponse, {
    fields: [
      'questionIndex',
      'revision',
      'working',
      'givenAnswer',
      'timeSpentSeconds',
      'confidenceLevel',
      'hintsUsed',
    ],
    where: questionIndex === undefined ? { paperId } : { paperId, questionIndex },
  });

type ResponseRow = ReturnType<typeof responsesOf> extends Reading<infer Row> ? Row : never;

/** Responses as they were read, by the index of their questions. */
export function toResponses(rows: readonly ResponseRow[]): Map<number, ResponseText> {
  return new Map(
    rows.map((row) => [
      row.questionIndex,
      {
        questionIndex: row.questionIndex,
        revision: row.revision,
        working: row.working,
        ...row.givenAnswer,
        timeSpent: row.timeSpentSeconds,
        confidenceLevel: row.confidenceLevel,
        hintsUsed: row.hintsUsed,
      },
    ]),
  );
}

/** Number of answered questions per paper (PAPER-17); papers without any are omitted. */
export async function countAnswered(
  em: EntityManager,
  paperIds: readonly number[],
): Promise<Map<number, number>> {
  if (paperIds.length === 0) return new Map();
  // SQL: the ORM counts no groups.
  const counts = await readRows(
    em,
    AnsweredSchema,
    `select paper_id, count(*)::int as answered from paper_responses
     where paper_id = any (?::int[])
       and (working <> '' or jsonb_strip_nulls(given_answer) - 'version' <> '{"answer":""}'::jsonb) group by paper_id`,
    [paperIds],
  );
  return new Map(counts.map((c) => [c.paper_id, c.answered]));
}

/** Working and answer of each question of unfinished papers, in one line each, by paper. */
export async function listAnswerLines(
  em: EntityManager,
  papers: ReadonlyArray<Pick<Paper, 'id' | 'questionCount'>>,
): Promise<Map<number, Array<{ working: string; answer: string }>>> {
  const lines = new Map(
    papers.map(({ id, questionCount }) => [
      id,
      Array.from({ length: questionCount }, () => ({ working: '', answer: '' })),
    ]),
  );
  if (papers.length === 0) return lines;
  const rows = await em.find(
    PaperResponse,
    { paperId: { $in: [...lines.keys()] } },
    { fields: ['paperId', 'questionIndex', 'working', 'givenAnswer'], disableIdentityMap: true },
  );
  for (const { paperId, questionIndex, working, givenAnswer } of rows) {
    const own = lines.get(paperId);
    if (own && questionIndex < own.length)
      own[questionIndex] = { working, answer: toAnswerLine(givenAnswer) };
  }
  return lines;
}

/** The whole array, one entry per question, drawings included. */
export async function listStoredAnswers(
  em: EntityManager,
  paperId: number,
  count: number,
): Promise<StoredAnswer[]> {
  return addDrawings(em, paperId, count, await listResponses(em, paperId));
}

/** The places of a paper with a drawing, for reading them together with other rows. */
export const drawnOf = (paperId: number) =>
  reading(ResponseDrawing, { fields: ['questionIndex'], where: { paperId } });

/**
 * The same, for responses that are read already. @param hasDrawings false: the paper is known to have none, and is not
 * asked for them
 */
export async function addDrawings(
  em: EntityManager,
  paperId: number,
  count: number,
  responses: ReadonlyMap<number, ResponseText>,
  hasDrawings = true,
): Promise<StoredAnswer[]> {
  const drawings = hasDrawings
    ? await findRows(em, ResponseDrawing, { fields: ['questionIndex', 'png'], where: { paperId } })
    : [];
  const pictures = new Map(drawings.map((d) => [d.questionIndex, toDataImage(d.png)]));
  return Array.from({ length: count }, (_, i) => ({
    ...(responses.get(i) ?? emptyResponse(i)),
    drawing: pictures.get(i) ?? null,
  }));
}

/** Drawing for one question, as PNG. */
export async function findPng(
  em: EntityManager,
  paperId: number,
  questionIndex: number,
): Promise<Buffer | null> {
  const row = await em.findOne(ResponseDrawing, { paperId, questionIndex }, { disableIdentityMap: true });
  return row ? Buffer.from(row.png) : null;
}

/** Drawing for one question, as a data URL. */
export async function findDrawing(
  em: EntityManager,
  paperId: number,
  questionIndex: number,
): Promise<string | null> {
  const png = await findPng(em, paperId, questionIndex);
  return png && toDataImage(png);
}

/** Stores responses and their revisions in one statement for any number of them. */
export async function writeResponses(
  em: EntityManager,
  paperId: number,
  responses: readonly ResponseText[],
): Promise<void> {
  if (responses.length === 0) return;
  // SQL: a whole school saves within a minute; the ORM needs three trips and has no windows.
  await changeRows(
    em,
    markPrepared(`with saved as (
       select ?::int as paper_id, r.* from jsonb_to_recordset(?::jsonb) as r("questionIndex" int, revision int,
         working text, "givenAnswer" jsonb, "timeSpent" int, "confidenceLevel" text, "hintsUsed" int, snapshot jsonb)
     ), written as (
       insert into paper_responses (paper_id, question_index, revision, working, given_answer, time_spent_seconds,
         confidence_level, hints_used, updated_at)
       select paper_id, "questionIndex", revision, working, "givenAnswer", "timeSpent", "confidenceLevel", "hintsUsed",
         now() from saved
       on conflict (paper_id, question_index) do update set revision = excluded.revision, working = excluded.working,
         given_answer = excluded.given_answer, time_spent_seconds = excluded.time_spent_seconds,
         confidence_level = excluded.confidence_level, hints_used = excluded.hints_used, updated_at = now()
     ), noted as (
       insert into response_revisions (paper_id, question_index, revision, snapshot, saved_at)
       select paper_id, "questionIndex", revision, snapshot, now() from saved
       on conflict do nothing
     )
     delete from response_revisions old using (
       select paper_id, question_index, revision,
         row_number() over (partition by question_index order by revision desc) as age
       from (
         select paper_id, question_index, revision from response_revisions
           where (paper_id, question_index) in (select paper_id, "questionIndex" from saved)
         union select paper_id, "questionIndex", revision from saved) kept) ranked
     where old.paper_id = ranked.paper_id and old.question_index = ranked.question_index
       and old.revision = ranked.revision and ranked.age > ${REVISIONS_KEPT}`),
    [paperId, JSON.stringify(responses.map(toSavedRow))],
  );
}

function toSavedRow(response: ResponseText) {
  const { questionIndex, revision, working, timeSpent, confidenceLevel, hintsUsed } = response;
  return {
    questionIndex,
    revision,
    working,
    givenAnswer: toStored(STORED_ANSWER, toGivenAnswer(response)),
    timeSpent,
    confidenceLevel,
    hintsUsed,
    snapshot: toStored(STORED_RESPONSE, response),
  };
}

/** Keeps or clears the drawing of one question. */
export async function writeDrawing(
  em: EntityManager,
  paperId: number,
  questionIndex: number,
  png: Buffer | null,
): Promise<void> {
  if (png) await em.upsert(ResponseDrawing, { paperId, questionIndex, png, updatedAt: new Date() });
  else await em.nativeDelete(ResponseDrawing, { paperId, questionIndex });
}
