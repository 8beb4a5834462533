import { type QuestionMark, toQuestionMark } from '@sumfox/contracts/question/question-mark';
import { byColumn } from '@sumfox/platform/database/columns';
import type { EntityManager } from '@sumfox/platform/database/database';
import { changeRows } from '@sumfox/platform/database/statements';
import { v7 as uuid } from 'uuid';

/** Stores the mark of a question unless it has one. Skips a deleted run: its pupil was erased during the marking. */
export async function insertMark(em: EntityManager, submissionId: string, mark: QuestionMark): Promise<void> {
  const row = { id: uuid(), ...toQuestionMark(mark), submissionId };
  // SQL: the ORM cannot insert from a row that it locks, which takes one trip for each of all marks.
  await changeRows(
    em,
    `insert into marks
     select (jsonb_populate_record(null::marks, ?::jsonb || jsonb_build_object('created_at', now()))).*
     from marking_runs where submission_id = ? for key share
     on conflict (submission_id, question_id) do nothing`,
    [JSON.stringify(byColumn(row)), submissionId],
  );
}
