import type { KnownQuestion } from '@sumfox/contracts/assessment/paper.endpoints';
import { STORED_RESPONSE } from '@sumfox/contracts/assessment/response';
import { STORED_ANSWER } from '@sumfox/contracts/question/answer';
import { readStored, toStored } from '@sumfox/contracts/stored-shape';
import type { Database } from '@sumfox/platform/database/database';
import { PreparedStatement } from '@sumfox/platform/database/prepared-statement';
import { toGivenAnswer } from '@sumfox/question-kinds/given-answer';
import { type ResponseText, emptyResponse } from '@sumfox/question-kinds/merge-response';
import * as z from 'zod/mini';
import { REVISIONS_KEPT } from './response.queries.js';

/** Paper and response before a save, as far as it depends on them. */
export interface SinglePlace {
  exchangeCount: number;
  stored: ResponseText;
}

const ResponseSchema = z.object({
  questionIndex: z.int(),
  revision: z.int(),
  working: z.string(),
  givenAnswer: z.record(z.string(), z.unknown()),
  timeSpent: z.int(),
  confidenceLevel: z.string(),
  hintsUsed: z.int(),
});

const OpenPaperSchema = z.object({
  type: z.string(),
  questionCount: z.int(),
  exchangeCount: z.int(),
  standing: z.array(z.tuple([z.string(), z.boolean()])),
  responses: z.array(ResponseSchema),
});

/** A pupil's open paper, as far as saves of one answer depend on it. */
export interface OpenPaper extends Omit<z.output<typeof OpenPaperSchema>, 'responses'> {
  pupilId: string;
  /** By the index of the question. */
  responses: Map<number, ResponseText>;
}

const FIND_OPEN = new PreparedStatement(
  'single-save-paper',
  OpenPaperSchema,
  `select p.type, p.question_count as "questionCount", p.exchange_count as "exchangeCount",
     (select coalesce(json_agg(json_build_array(q.item_id, q.seen_at is not null) order by q.question_index), '[]')
       from paper_questions q where q.paper_id = p.id) as standing,
     (select coalesce(json_agg(json_build_object('questionIndex', r.question_index, 'revision', r.revision,
         'working', r.working, 'givenAnswer', r.given_answer, 'timeSpent', r.time_spent_seconds,
         'confidenceLevel', r.confidence_level, 'hintsUsed', r.hints_used)), '[]')
       from paper_responses r where r.paper_id = p.id) as responses
   from papers p where p.id = ?::int and p.pupil_id = ?::uuid and p.status = 'in-progress'`,
);

/** The pupil's open paper; null where it is none. */
export async function findOpenPaper(
  database: Pick<Database, 'runPrepared'>,
  paperId: number,
  pupilId: string,
): Promise<OpenPaper | null> {
  // SQL: a whole school saves within a minute; the ORM prepares no statement and reads the rows in three trips.
  const [row] = await database.runPrepared(FIND_OPEN, [paperId, pupilId]);
  if (!row) return null;
  const responses = row.responses.map((each) => [each.questionIndex, toResponse(each)] as const);
  return { ...row, pupilId, responses: new Map(responses) };
}

/**
 * What a save of one answer needs to know of a paper. Null where it has no such question, or may differ from what the
 * page has: then only a transaction can save.
 */
export function toSinglePlace(
  paper: OpenPaper,
  questionIndex: number,
  known: readonly KnownQuestion[] | undefined,
): SinglePlace | null {
  if (questionIndex >= paper.questionCount || !isUpToDate(paper, known)) return null;
  const stored = paper.responses.get(questionIndex) ?? emptyResponse(questionIndex);
  return { exchangeCount: paper.exchangeCount, stored };
}

/** Whether the page has the questions that stand on the paper, and says nothing new about which are seen. */
function isUpToDate(
  { type, exchangeCount, standing }: OpenPaper,
  known: readonly KnownQuestion[] | undefined,
): boolean {
  if (type !== 'diagnostic') return true;
  if (!known) return exchangeCount === 0;
  return known.every((page, index) => {
    const [itemId, isSeen] = standing[index] ?? [];
    return itemId === undefined || (page.questionId === itemId && (isSeen === true || !page.isSeen));
  });
}

function toResponse({ givenAnswer, confidenceLevel, ...row }: z.output<typeof ResponseSchema>): ResponseText {
  return {
    ...row,
    ...readStored(STORED_ANSWER, givenAnswer),
    confidenceLevel: confidenceLevel as ResponseText['confidenceLevel'],
  };
}

const WRITE = new PreparedStatement(
  'single-save-write',
  z.object({ written: z.literal(1) }),
  `with open as (
     update papers set current_question = least(coalesce(?::int, current_question), question_count - 1),
       last_saved_at = ?::timestamptz
     where id = ?::int and pupil_id = ?::uuid and status = 'in-progress' and exchange_count = ?::int returning id
   ), next as (
     select open.id as paper_id, r.* from open, jsonb_to_record(?::jsonb) as r("questionIndex" int, revision int,
       working text, "givenAnswer" jsonb, "timeSpent" int, "confidenceLevel" text, "hintsUsed" int, snapshot jsonb)
   ), saved as (
     insert into paper_responses as old (paper_id, question_index, revision, working, given_answer,
       time_spent_seconds, confidence_level, hints_used, updated_at)
     select paper_id, "questionIndex", revision, working, "givenAnswer", "timeSpent", "confidenceLevel", "hintsUsed",
       now() from next
     on conflict (paper_id, question_index) do update set revision = excluded.revision, working = excluded.working,
       given_answer = excluded.given_answer, time_spent_seconds = excluded.time_spent_seconds,
       confidence_level = excluded.confidence_level, hints_used = excluded.hints_used, updated_at = now()
     where old.revision = ?::int and old.hints_used = ?::int
     returning paper_id, question_index, revision
   ), noted as (
     insert into response_revisions (paper_id, question_index, revision, snapshot, saved_at)
     select paper_id, "questionIndex", revision, snapshot, now() from next where exists (select 1 from saved)
     on conflict do nothing
   ), trimmed as (
     delete from response_revisions old using saved
     where old.paper_id = saved.paper_id and old.question_index = saved.question_index
       and old.revision <= (
         select revision from response_revisions kept
         where kept.paper_id = saved.paper_id and kept.question_index = saved.question_index
           and kept.revision < saved.revision
         order by revision desc offset ${REVISIONS_KEPT - 1} limit 1)
   )
   select 1 as written from saved`,
);

/** What a save of one answer changes of a paper. */
export interface SingleSave {
  paperId: number;
  pupilId: string;
  /** Absent: the pupil stays at the question where the paper says. */
  currentQuestion: number | undefined;
  savedAt: Date;
  next: ResponseText;
}

/**
 * Stores one response and its revision in one statement, if paper and response are still as they were read. False when
 * they are not: then the response is not stored.
 */
export async function writeSingle(
  database: Pick<Database, 'runPrepared'>,
  { paperId, pupilId, currentQuestion, savedAt, next }: SingleSave,
  { exchangeCount, stored }: SinglePlace,
): Promise<boolean> {
  const row = {
    ...next,
    givenAnswer: toStored(STORED_ANSWER, toGivenAnswer(next)),
    snapshot: toStored(STORED_RESPONSE, next),
  };
  // SQL: a whole school saves within a minute, and one statement is durable without the trips of a transaction.
  const written = await database.runPrepared(WRITE, [
    currentQuestion ?? null,
    savedAt.toISOString(),
    paperId,
    pupilId,
    exchangeCount,
    JSON.stringify(row),
    stored.revision,
    stored.hintsUsed,
  ]);
  return written.length > 0;
}
