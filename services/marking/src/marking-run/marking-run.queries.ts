import { type QuestionMark, toQuestionMark } from '@sumfox/contracts/question/question-mark';
import { byColumn } from '@sumfox/platform/database/columns';
import type { EntityManager } from '@sumfox/platform/database/database';
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
  const rows = marks.map((mark) => byColumn({ id: uuid(), ...toQuestionMark(mark), submissionId }));
  // SQL: the ORM cannot insert from a row that it locks, which takes one trip for all marks.
  await changeRows(
    em,
    markPrepared(`insert into marks
     select filled.* from marking_runs run
       cross join jsonb_array_elements(?::jsonb) as given(mark)
       cross join jsonb_populate_record(null::marks, given.mark || jsonb_build_object('created_at', now())) as filled
     where run.submission_id = ? for key share of run
     on conflict (submission_id, question_id) do nothing`),
    [JSON.stringify(rows), submissionId],
  );
}
