import { queueManaged } from '@sumfox/contracts/messages/content.events';
import type { EntityManager } from '@sumfox/platform/database/database';
import { type EventHandler, HandlesEvent } from '@sumfox/platform/messaging/event-handler';
import type * as z from 'zod/mini';
import { Account } from '../account/index.js';
import { AuditLog } from './audit-log.js';

const ACTIONS = { retried: 'job.retried', paused: 'queue.paused', resumed: 'queue.resumed' } as const;

/** Writes into the audit log which job an admin tried again, and which queue was paused or resumed, once. */
@HandlesEvent(queueManaged)
export class QueueManagedHandler implements EventHandler<typeof queueManaged.data> {
  constructor(private readonly audit: AuditLog) {}

  async apply(em: EntityManager, managed: z.output<typeof queueManaged.data>): Promise<void> {
    const { queue, action, jobId, adminId } = managed;
    // An account erased meanwhile leaves the entry in the log without a name.
    const admin = await em.findOne(Account, { id: adminId }, { fields: ['id', 'role'] });
    await this.audit.write(em, {
      action: ACTIONS[action],
      actor: admin && { userId: admin.id, role: admin.role },
      target: null,
      details: { queue, ...(jobId === null ? {} : { jobId }) },
    });
  }
}
