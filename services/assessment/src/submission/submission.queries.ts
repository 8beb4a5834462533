import { GradeLevelSchema } from '@sumfox/contracts/question/grade-level';
import type { EntityManager } from '@sumfox/platform/database/database';
import { markPrepared } from '@sumfox/platform/database/prepared-text';
import { changeRows, readRows } from '@sumfox/platform/database/statements';
import { type OutboxRow, writeMessagesFor } from '@sumfox/platform/messaging/outbox';
import * as z from 'zod/mini';
import { PAPER_STATUSES } from '../paper/index.js';

const MarkedPaperSchema = z.object({
  id: z.int(),
  pupilId: z.string(),
  gradeLevel: GradeLevelSchema,
  status: z.enum(PAPER_STATUSES),
  questionCount: z.int(),
  score: z.nullable(z.int()),
  /** When it was handed in, in milliseconds since 1970. */
  receivedAtMs: z.number(),
  timeSpentSeconds: z.int(),
  /** The items of its questions. */
  itemIds: z.array(z.string()),
});

/** A paper that was handed in, with what its submission says. */
export type MarkedPaper = z.output<typeof MarkedPaperSchema>;

/** The paper of a submission, locked until the transaction ends. Throws where it is gone: its pupil was erased. */
export async function lockMarkedPaper(em: EntityManager, submissionId: string): Promise<MarkedPaper> {
  // SQL: every submission is marked, and the ORM reads the two rows in two trips that the server plans anew.
  const [paper] = await readRows(
    em,
    MarkedPaperSchema,
    markPrepared(`select p.id, p.pupil_id as "pupilId", p.grade_level as "gradeLevel", p.status,
       p.question_count as "questionCount", p.score,
       extract(epoch from s.received_at)::float8 * 1000 as "receivedAtMs", s.time_spent_seconds as "timeSpentSeconds",
       array(select q.item_id::text from paper_questions q where q.paper_id = p.id) as "itemIds"
     from submissions s join papers p on p.id = s.paper_id where s.id = ? for update of p`),
    [submissionId],
  );
  if (!paper) throw new Error(`there is no submission ${submissionId}`);
  return paper;
}

/** A submission that is taken in. */
export interface TakenIn {
  id: string;
  paperId: number;
  clientId: string | null;
  receivedAt: Date;
  timeSpentSeconds: number;
  messages: readonly OutboxRow[];
}

/**
 * Stores a submission with its messages; the caller holds the paper's lock and has found it open. Returns how many
 * messages were written.
 */
export async function storeSubmission(
  em: EntityManager,
  { id, paperId, clientId, receivedAt, timeSpentSeconds, messages }: TakenIn,
): Promise<number> {
  // SQL: three tables are written in one trip, which the ORM makes three that the server plans anew.
  return changeRows(
    em,
    markPrepared(`with handed_in as (
       update papers set status = 'marking', last_saved_at = ? where id = ? returning id, pupil_id, last_saved_at
     ), submitted as (
       insert into submissions (id, paper_id, pupil_id, client_id, received_at, time_spent_seconds, last_queued_at,
         queued_times)
       select ?::uuid, id, pupil_id, ?::uuid, last_saved_at, ?::int, now(), 1 from handed_in
     )
     ${writeMessagesFor('handed_in')}`),
    [receivedAt, paperId, id, clientId, timeSpentSeconds, JSON.stringify(messages)],
  );
}

/** What the marks of a submission change of it and its paper. */
export interface Settled {
  submissionId: string;
  /** Null while no mark is decided: the paper stays as it is. */
  score: number | null;
  /** Every question has its mark. */
  isSettled: boolean;
  messages: readonly OutboxRow[];
}

/** Completes a paper by the marks that it has; the caller holds its lock. Returns how many messages were written. */
export async function settlePaper(
  em: EntityManager,
  { submissionId, score, isSettled, messages }: Settled,
): Promise<number> {
  // SQL: three tables are written in one trip, and the ORM would read the two rows first to change them.
  return changeRows(
    em,
    markPrepared(`with settled as (
       update submissions set settled_at = case when ?::boolean then now() else settled_at end
       where id = ? returning paper_id, received_at, time_spent_seconds
     ), completed as (
       update papers set status = 'completed', score = mark.score, completed_at = settled.received_at,
         time_spent_seconds = settled.time_spent_seconds
       from settled, (select ?::int as score) mark where papers.id = settled.paper_id and mark.score is not null
     )
     ${writeMessagesFor('settled')}`),
    [isSettled, submissionId, score, JSON.stringify(messages)],
  );
}
