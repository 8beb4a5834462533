import type { Verdict } from '@sumfox/contracts/assessment/human-verification';
import { paperVerified } from '@sumfox/contracts/messages/review.events';
import type { EntityManager } from '@sumfox/platform/database/database';
import { type EventHandler, HandlesEvent } from '@sumfox/platform/messaging/event-handler';
import type * as z from 'zod/mini';
import { Account } from '../account/index.js';
import { AuditLog } from './audit-log.js';

type Verified = z.output<typeof paperVerified.data>;

/** Writes into the audit log which marks of a pupil's paper an admin has verified, once; also those that stay. */
@HandlesEvent(paperVerified)
export class PaperVerifiedHandler implements EventHandler<typeof paperVerified.data> {
  constructor(private readonly audit: AuditLog) {}

  async apply(em: EntityManager, verified: Verified): Promise<void> {
    // Either account may be erased meanwhile; the verdicts stay in the log without a name.
    const people = await em.find(
      Account,
      { id: { $in: [verified.decidedBy, verified.pupilId] } },
      { fields: ['id', 'role'] },
    );
    const admin = people.find(({ id }) => id === verified.decidedBy);
    await this.audit.write(em, {
      action: 'paper.verified',
      actor: admin ? { userId: admin.id, role: admin.role } : null,
      target: people.find(({ id }) => id === verified.pupilId)?.id ?? null,
      details: toDetails(verified),
    });
  }
}

/** Numbers of the questions by what was said of them, and the marks that came of it. */
function toDetails({ assessmentId, verdicts }: Verified): Record<string, string | number> {
  const numbers = (said: Verdict): string =>
    verdicts
      .filter(({ verdict }) => verdict === said)
      .map(({ questionIndex }) => questionIndex + 1)
      .join(' ');
  const named = { approved: numbers('approve'), corrected: numbers('correct'), voided: numbers('void') };
  return {
    assessmentId,
    ...Object.fromEntries(Object.entries(named).filter(([, questions]) => questions !== '')),
    marksGained: verdicts.reduce((sum, { marksBefore, marksAfter }) => sum + marksAfter - marksBefore, 0),
  };
}
