import { Injectable } from '@nestjs/common';
import { markRaised } from '@sumfox/contracts/messages/dispute.events';
import type { EntityManager } from '@sumfox/platform/database/database';
import type { EventHandler } from '@sumfox/platform/messaging/event-handler';
import type * as z from 'zod/mini';
import { Account } from '../account/account.entity.js';
import { AuditLog } from './audit-log.js';

/** Writes every score that changed after the fact into the audit log (RELIABILITY_AND_SECURITY §2.1), once. */
@Injectable()
export class MarkRaisedHandler implements EventHandler<typeof markRaised.data> {
  readonly event = markRaised;

  constructor(private readonly audit: AuditLog) {}

  async apply(em: EntityManager, raised: z.output<typeof markRaised.data>): Promise<void> {
    const { assessmentId, questionIndex, cause, marksBefore, marksAfter, scoreBefore, scoreAfter } = raised;
    // Erased meanwhile: the change stands in the log, and nobody's name.
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
