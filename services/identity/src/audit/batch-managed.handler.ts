import { batchManaged } from '@sumfox/contracts/messages/content.events';
import type { EntityManager } from '@sumfox/platform/database/database';
import { type EventHandler, HandlesEvent } from '@sumfox/platform/messaging/event-handler';
import type * as z from 'zod/mini';
import { Account } from '../account/index.js';
import { AuditLog } from './audit-log.js';

/** Writes into the audit log which batch of questions an admin started, cancelled or deleted, once. */
@HandlesEvent(batchManaged)
export class BatchManagedHandler implements EventHandler<typeof batchManaged.data> {
  constructor(private readonly audit: AuditLog) {}

  async apply(em: EntityManager, managed: z.output<typeof batchManaged.data>): Promise<void> {
    const { batchId, action, adminId, gradeLevel, targetQuestions, generatedQuestions } = managed;
    // An account erased meanwhile leaves the entry in the log without a name.
    const admin = await em.findOne(Account, { id: adminId }, { fields: ['id', 'role'] });
    await this.audit.write(em, {
      action: `batch.${action}`,
      actor: admin && { userId: admin.id, role: admin.role },
      target: null,
      details: { batchId, gradeLevel: gradeLevel ?? 'all', targetQuestions, generatedQuestions },
    });
  }
}
