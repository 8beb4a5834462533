import type { StoredAnswer } from '@sumfox/contracts/assessment/response';
import type { OptionLabel } from '@sumfox/contracts/question/item';
import type { EntityManager } from '@sumfox/platform/database/database';
import { toDataImage } from './drawing.rules.js';
import { type ResponseText, emptyResponse } from './response.rules.js';

/** Revisions kept of one response. */
const HISTORY = 20;

interface ResponseRow {
  question_index: number;
  revision: number;
  working: string;
  answer: string;
  selected_option: OptionLabel | null;
  answer_parts: string[] | null;
  blank_answers: string[] | null;
  time_spent_seconds: number;
  confidence_level: ResponseText['confidenceLevel'];
  hints_used: number;
}

/** What stands for each question of a paper that has a response, by index. */
export async function listResponses(em: EntityManager, paperId: number): Promise<Map<number, ResponseText>> {
  const rows = await em.execute<ResponseRow[]>('select * from paper_responses where paper_id = ?', [paperId]);
  return new Map(
    rows.map((r) => [
      r.question_index,
      {
        questionIndex: r.question_index,
        revision: r.revision,
        working: r.working,
        answer: r.answer,
        selectedOption: r.selected_option,
        answerParts: r.answer_parts,
        blankAnswers: r.blank_answers,
        timeSpent: r.time_spent_seconds,
        confidenceLevel: r.confidence_level,
        hintsUsed: r.hints_used,
      },
    ]),
  );
}

/** How many questions of each paper have something put down (A§4.2); papers without any are left out. */
export async function countAnswered(
  em: EntityManager,
  paperIds: readonly number[],
): Promise<Map<number, number>> {
  if (paperIds.length === 0) return new Map();
  const counts = await em.execute<Array<{ paper_id: number; answered: number }>>(
    `select paper_id, count(*)::int as answered from paper_responses
     where paper_id = any(?::int[]) and (answer <> '' or working <> '' or selected_option is not null
       or answer_parts is not null or blank_answers is not null) group by paper_id`,
    [`{${paperIds.join(',')}}`],
  );
  return new Map(counts.map((c) => [c.paper_id, c.answered]));
}

/** The whole array, one entry per question, drawings included. */
export async function listStoredAnswers(
  em: EntityManager,
  paperId: number,
  count: number,
): Promise<StoredAnswer[]> {
  const responses = await listResponses(em, paperId);
  const drawings = await em.execute<Array<{ question_index: number; png: Uint8Array }>>(
    'select question_index, png from response_drawings where paper_id = ?',
    [paperId],
  );
  const pictures = new Map(drawings.map((d) => [d.question_index, toDataImage(d.png)]));
  return Array.from({ length: count }, (_, i) => ({
    ...(responses.get(i) ?? emptyResponse(i)),
    drawing: pictures.get(i) ?? null,
  }));
}

/** What was drawn for one question, as a data URL. */
export async function findDrawing(
  em: EntityManager,
  paperId: number,
  questionIndex: number,
): Promise<string | null> {
  const [row] = await em.execute<Array<{ png: Uint8Array }>>(
    'select png from response_drawings where paper_id = ? and question_index = ?',
    [paperId, questionIndex],
  );
  return row ? toDataImage(row.png) : null;
}

/** Writes responses as they now stand, and their revisions to the history; three statements however many there are. */
export async function writeResponses(
  em: EntityManager,
  paperId: number,
  responses: readonly ResponseText[],
): Promise<void> {
  if (responses.length === 0) return;
  const rows = JSON.stringify(responses.map((r) => ({ ...r, snapshot: r })));
  await em.execute(
    `insert into paper_responses (paper_id, question_index, revision, working, answer, selected_option, answer_parts,
       blank_answers, time_spent_seconds, confidence_level, hints_used, updated_at)
     select ?::int, "questionIndex", revision, working, answer, "selectedOption", "answerParts", "blankAnswers",
       "timeSpent", "confidenceLevel", "hintsUsed", now()
     from jsonb_to_recordset(?::jsonb) as r("questionIndex" int, revision int, working text, answer text,
       "selectedOption" text, "answerParts" jsonb, "blankAnswers" jsonb, "timeSpent" int, "confidenceLevel" text,
       "hintsUsed" int)
     on conflict (paper_id, question_index) do update set revision = excluded.revision, working = excluded.working,
       answer = excluded.answer, selected_option = excluded.selected_option, answer_parts = excluded.answer_parts,
       blank_answers = excluded.blank_answers, time_spent_seconds = excluded.time_spent_seconds,
       confidence_level = excluded.confidence_level, hints_used = excluded.hints_used, updated_at = now()`,
    [paperId, rows],
  );
  await em.execute(
    `insert into response_revisions (paper_id, question_index, revision, snapshot, saved_at)
     select ?::int, "questionIndex", revision, snapshot, now()
     from jsonb_to_recordset(?::jsonb) as r("questionIndex" int, revision int, snapshot jsonb)
     on conflict do nothing`,
    [paperId, rows],
  );
  await em.execute(
    `delete from response_revisions old using (
       select question_index, revision, row_number() over (partition by question_index order by revision desc) as age
       from response_revisions where paper_id = ? and question_index = any (?::int[])) ranked
     where old.paper_id = ? and old.question_index = ranked.question_index and old.revision = ranked.revision
       and ranked.age > ${HISTORY}`,
    [paperId, `{${responses.map((r) => r.questionIndex).join(',')}}`, paperId],
  );
}

/** Keeps or clears the drawing of one question. */
export async function writeDrawing(
  em: EntityManager,
  paperId: number,
  questionIndex: number,
  png: Buffer | null,
): Promise<void> {
  if (!png) {
    await em.execute('delete from response_drawings where paper_id = ? and question_index = ?', [
      paperId,
      questionIndex,
    ]);
    return;
  }
  await em.execute(
    `insert into response_drawings (paper_id, question_index, png, updated_at) values (?, ?, ?, now())
     on conflict (paper_id, question_index) do update set png = excluded.png, updated_at = now()`,
    [paperId, questionIndex, png],
  );
}
