import { type QuestionMark, toQuestionMark } from '@sumfox/contracts/question/question-mark';
import { byColumn } from '@sumfox/platform/database/columns';
import type { EntityManager } from '@sumfox/platform/database/database';
import { type OutboxRow, writeMessagesFor } from '@sumfox/platform/messaging/outbox';
import { markPrepared } from '@sumfox/platform/database/prepared-text';
import { changeRows } from '@sumfox/platform/database/statements';
import { v7 as uuid } from 'uuid';

/**
 * Stores marks of questions that have none yet, all or none of them. Skips a deleted run: its pupil was erased during
 * the marking.
 */
export async function insertMarks(
  em: EntityManager,
  submissionId: string,
  marks: readonly QuestionMark[],
): Promise<void> {
  if (marks.length === 0) return;
  // SQL: the ORM cannot insert from a row that it locks, which takes one trip for all marks.
  await changeRows(
    em,
    markPrepared(`insert into marks
     select filled.* from marking_runs run
       cross join jsonb_array_elements(?::jsonb) as given(mark)
       cross join jsonb_populate_record(null::marks, given.mark || jsonb_build_object('created_at', now())) as filled
     where run.submission_id = ? for key share of run
     on conflict (submission_id, question_id) do nothing`),
    [toRows(submissionId, marks), submissionId],
  );
}

/** Begins a run. False where the submission has one, so it may be marked in part. */
export async function beginRun(
  em: EntityManager,
  submissionId: string,
  markerVersion: number,
): Promise<boolean> {
  // SQL: every submission begins with it, and the ORM prepares no statement.
  const begun = await changeRows(
    em,
    markPrepared(`insert into marking_runs (submission_id, marker_version, unmarked_count, started_at)
     values (?, ?, 0, now()) on conflict (submission_id) do nothing`),
    [submissionId, markerVersion],
  );
  return begun > 0;
}

/** What one run has decided. */
export interface DecidedRun {
  submissionId: string;
  marks: readonly QuestionMark[];
  unmarkedCount: number;
  /** The messages that tell it. */
  messages: readonly OutboxRow[];
}

/**
 * Ends an open run with all its marks and messages, all or nothing. False, with nothing stored, where the run has gone,
 * because its pupil was erased, or where another worker has finished it.
 */
export async function finishRun(
  em: EntityManager,
  { submissionId, marks, unmarkedCount, messages }: DecidedRun,
): Promise<boolean> {
  // SQL: three tables are written in one trip, which the ORM makes five.
  const written = await changeRows(
    em,
    markPrepared(`with finished as (
       update marking_runs set unmarked_count = ?::int, completed_at = now()
       where submission_id = ?::uuid and completed_at is null returning submission_id
     ), stored as (
       insert into marks
       select filled.* from finished
         cross join jsonb_array_elements(?::jsonb) as given(mark)
         cross join jsonb_populate_record(null::marks, given.mark || jsonb_build_object('created_at', now())) as filled
       on conflict (submission_id, question_id) do nothing
     )
     ${writeMessagesFor('finished')}`),
    [unmarkedCount, submissionId, toRows(submissionId, marks), JSON.stringify(messages)],
  );
  return written > 0;
}

/** Marks as rows of their table, in JSON. */
function toRows(submissionId: string, marks: readonly QuestionMark[]): string {
  return JSON.stringify(marks.map((mark) => byColumn({ id: uuid(), ...toQuestionMark(mark), submissionId })));
}
