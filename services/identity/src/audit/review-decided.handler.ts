import { reviewDecided } from '@sumfox/contracts/messages/review.events';
import type { EntityManager } from '@sumfox/platform/database/database';
import { type EventHandler, HandlesEvent } from '@sumfox/platform/messaging/event-handler';
import type * as z from 'zod/mini';
import { Account } from '../account/index.js';
import { AuditLog } from './audit-log.js';

/** Writes into the audit log what an admin decided of a pupil's answer, once; also when the mark stays. */
@HandlesEvent(reviewDecided)
export class ReviewDecidedHandler implements EventHandler<typeof reviewDecided.data> {
  constructor(private readonly audit: AuditLog) {}

  async apply(em: EntityManager, decided: z.output<typeof reviewDecided.data>): Promise<void> {
    const { assessmentId, questionIndex, kind, isKeyFaulty, marksBefore, marksAfter } = decided;
    // Either account may be erased meanwhile; the decision stays in the log without a name.
    const people = await em.find(
      Account,
      { id: { $in: [decided.decidedBy, decided.pupilId] } },
      { fields: ['id', 'role'] },
    );
    const admin = people.find(({ id }) => id === decided.decidedBy);
    await this.audit.write(em, {
      action: 'review.decided',
      actor: admin ? { userId: admin.id, role: admin.role } : null,
      target: people.find(({ id }) => id === decided.pupilId)?.id ?? null,
      details: {
        assessmentId,
        question: questionIndex + 1,
        kind,
        isKeyFaulty,
        ...(marksBefore === null ? {} : { marksBefore }),
        ...(marksAfter === null ? {} : { marksAfter }),
      },
    });
  }
}
