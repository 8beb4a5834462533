import { dayLimitReached } from '@sumfox/contracts/day-limit';
import { type Item, STORED_QUESTION, STORED_SCHEME } from '@sumfox/contracts/question/item';
import { toStored } from '@sumfox/contracts/stored-shape';
import type { EntityManager } from '@sumfox/platform/database/database';
import { findRows } from '@sumfox/platform/database/entity-rows';
import { markPrepared } from '@sumfox/platform/database/prepared-text';
import { readRows } from '@sumfox/platform/database/statements';
import { type OutboxRow, writeMessagesFor } from '@sumfox/platform/messaging/outbox';
import * as z from 'zod/mini';
import { singaporeDate } from '../calendar/index.js';
import type { Paper } from './paper.entity.js';
import { PapersMade } from './papers-made.entity.js';

/** Throws 429 for a pupil at the daily limit before items are selected. {@link storePaper} decides. */
export async function rejectTooManyPapers(em: EntityManager, pupilId: string, most: number): Promise<void> {
  const [made] = await findRows(em, PapersMade, { fields: ['day', 'papers'], where: { pupilId } });
  if (made && made.day >= singaporeDate(new Date()) && made.papers >= most) throw enough(most);
}

/** A paper that is made, as far as its row does not follow from that. */
export type NewPaper = Pick<
  Paper,
  | 'pupilId'
  | 'type'
  | 'gradeLevel'
  | 'questionCount'
  | 'requestId'
  | 'maxTimeMinutes'
  | 'targetedGoal'
  | 'dueOn'
  | 'createdAt'
>;

/** What is stored with a paper, and the pupil's papers of a day; null for a paper that does not count. */
export interface PaperParts {
  items: readonly Item[];
  papersPerDay: number | null;
  /** Their {@link PAPER_FIELD} becomes the number of the paper. */
  messages: readonly OutboxRow[];
}

/** The number of a paper in the messages about it. */
export const PAPER_FIELD = 'assessmentId';

const STORE = markPrepared(`with counted as (
    insert into papers_made as made (pupil_id, day, papers)
    select ?::uuid, (now() at time zone 'Asia/Singapore')::date, 1 where ?::int is not null
    on conflict (pupil_id) do update set day = greatest(made.day, excluded.day),
      papers = case when made.day < excluded.day then 1 else made.papers + 1 end
    where made.day < excluded.day or made.papers < ?::int
    returning papers
  ), allowed as (
    select papers from counted union all select 0 where ?::int is null
  ), paper as (
    insert into papers (pupil_id, type, grade_level, status, question_count, current_question, request_id,
      max_time_minutes, targeted_goal, due_on, created_at)
    select ?::uuid, ?::text, ?::text, 'in-progress', ?::int, 0, ?::uuid, ?::int, ?::text, ?::text, ?::timestamptz
    from allowed returning id
  ), given as materialized (
    select paper.id as paper_id, item.* from paper cross join jsonb_to_recordset(?::jsonb)
      as item(question_index int, item_id uuid, question jsonb, scheme jsonb, sub_strand_id text, heuristic_id text,
        level text, template text)
  ), asked as (
    insert into paper_questions (paper_id, question_index, item_id, question, sub_strand_id, heuristic_id, level, template)
    select paper_id, question_index, item_id, question, sub_strand_id, heuristic_id, level, template from given
  ), keyed as (
    insert into paper_mark_schemes (paper_id, question_index, scheme) select paper_id, question_index, scheme from given
  ), told as (
    ${writeMessagesFor('paper', `message.data || jsonb_build_object('${PAPER_FIELD}', paper.id)`)}
  )
  select id from paper`);

/**
 * Stores a paper with its questions, counts it to the pupil's day and writes its messages: all or nothing. The pupil's
 * view of a question is in one table, its key in another. Parallel requests of a pupil wait for each other, and a paper
 * that is not stored does not count. At midnight the later day counts. Returns its number; throws 429 beyond the limit.
 */
export async function storePaper(
  em: EntityManager,
  paper: NewPaper,
  { items, papersPerDay, messages }: PaperParts,
): Promise<number> {
  // SQL: five tables are written in one trip, which the ORM makes seven; its upsert has no conditions.
  const [stored] = await readRows(em, z.object({ id: z.int() }), STORE, [
    paper.pupilId,
    papersPerDay,
    papersPerDay,
    papersPerDay,
    paper.pupilId,
    paper.type,
    paper.gradeLevel,
    paper.questionCount,
    paper.requestId ?? null,
    paper.maxTimeMinutes,
    paper.targetedGoal ?? null,
    paper.dueOn ?? null,
    paper.createdAt,
    JSON.stringify(items.map(toRow)),
    JSON.stringify(messages),
  ]);
  if (!stored) throw enough(papersPerDay ?? 0);
  return stored.id;
}

function toRow({ question, scheme, provenance }: Item, questionIndex: number) {
  return {
    question_index: questionIndex,
    item_id: question.id,
    question: toStored(STORED_QUESTION, question),
    scheme: toStored(STORED_SCHEME, scheme),
    sub_strand_id: question.subStrandId,
    heuristic_id: question.heuristicId,
    level: question.proficiencyLevel,
    template: provenance.template,
  };
}

function enough(most: number) {
  return dayLimitReached(`${most} new assessments are the most for one day. You can make more tomorrow.`);
}
