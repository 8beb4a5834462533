import { submissionMarked } from '@sumfox/contracts/messages/events';
import type { EntityManager } from '@sumfox/platform/database/database';
import type { Outbox } from '@sumfox/platform/messaging/outbox';
import { Mark } from './mark.entity.js';

/** Says, in the caller's transaction, which marks a submission has by now. */
export async function addSubmissionMarked(
  em: EntityManager,
  outbox: Outbox,
  submissionId: string,
): Promise<void> {
  const marks = await em.find(Mark, { submissionId }, { orderBy: { questionIndex: 'asc' } });
  outbox.addEvent(em, submissionMarked, {
    submissionId,
    marks: marks.map(({ questionId, isCorrect, marksAwarded, marksPossible, reasonCode }) => ({
      questionId,
      isCorrect,
      marksAwarded,
      marksPossible,
      reasonCode,
    })),
  });
}
