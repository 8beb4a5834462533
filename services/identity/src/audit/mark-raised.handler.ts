import { markRaised } from '@sumfox/contracts/messages/dispute.events';
import type { EntityManager } from '@sumfox/platform/database/database';
import { type EventHandler, HandlesEvent } from '@sumfox/platform/messaging/event-handler';
import type * as z from 'zod/mini';
import { Account } from '../account/index.js';
import { AuditLog } from './audit-log.js';

/** Writes every mark that was raised later into the audit log (PRIVACY-5), once. */
@HandlesEvent(markRaised)
export class MarkRaisedHandler implements EventHandler<typeof markRaised.data> {
  constructor(private readonly audit: AuditLog) {}

  async apply(em: EntityManager, raised: z.output<typeof markRaised.data>): Promise<void> {
    const { assessmentId, questionIndex, cause, marksBefore, marksAfter, scoreBefore, scoreAfter } = raised;
    // An account erased meanwhile leaves the change in the log without a name.
    const pupil = await em.findOne(Account, { id: raised.pupilId }, { fields: ['id'] });
    await this.audit.write(em, {
      action: 'mark.raised',
      actor: null,
      target: pupil?.id ?? null,
      details: {
        assessmentId,
        question: questionIndex + 1,
        cause,
        marksBefore,
        marksAfter,
        ...(scoreBefore === null ? {} : { scoreBefore }),
        scoreAfter,
      },
    });
  }
}
