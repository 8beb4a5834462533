import type { QuestionMark } from '@sumfox/contracts/question/question-mark';
import { submissionMarked, toMarkedQuestion } from '@sumfox/contracts/messages/marking.events';
import type { EntityManager } from '@sumfox/platform/database/database';
import type { Outbox, OutboxRow } from '@sumfox/platform/messaging/outbox';
import { Judging } from '../ai-judge/index.js';
import { Mark } from './mark.entity.js';

/** Says, in the caller's transaction, which marks a submission has by now. */
export async function addSubmissionMarked(
  em: EntityManager,
  outbox: Outbox,
  submissionId: string,
): Promise<void> {
  // The caller may have just written a mark, or closed the judging that it came from.
  await em.flush();
  const marks = await em.find(Mark, { submissionId }, { orderBy: { questionIndex: 'asc' } });
  const modelRead = await listModelRead(em, submissionId);
  outbox.addEvent(em, submissionMarked, {
    submissionId,
    marks: marks.map((row) => toMarkedQuestion(row, modelRead.has(row.questionIndex))),
  });
}

/** The message that these are all marks of a submission, and that no model was asked. */
export function toMarkedByRules(
  outbox: Outbox,
  submissionId: string,
  marks: readonly QuestionMark[],
): OutboxRow {
  return outbox.toEventRow(submissionMarked, {
    submissionId,
    marks: marks
      .toSorted((one, other) => one.questionIndex - other.questionIndex)
      .map((mark) => toMarkedQuestion(mark, false)),
  });
}

/** Places with working that a model has answered about. */
async function listModelRead(em: EntityManager, submissionId: string): Promise<Set<number>> {
  const rows = await em.find(
    Judging,
    { submissionId, status: 'settled' },
    { fields: ['questionIndex', 'said'] },
  );
  return new Set(rows.filter(({ said }) => said.length > 0).map(({ questionIndex }) => questionIndex));
}
