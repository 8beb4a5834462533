import { topicDeleted } from '@sumfox/contracts/messages/content.events';
import type { EntityManager } from '@sumfox/platform/database/database';
import { type EventHandler, HandlesEvent } from '@sumfox/platform/messaging/event-handler';
import type * as z from 'zod/mini';
import { Account } from '../account/index.js';
import { AuditLog } from './audit-log.js';

/** Writes into the audit log that an admin took a topic away, once; what parents do with their own is theirs. */
@HandlesEvent(topicDeleted)
export class TopicDeletedHandler implements EventHandler<typeof topicDeleted.data> {
  constructor(private readonly audit: AuditLog) {}

  async apply(em: EntityManager, deleted: z.output<typeof topicDeleted.data>): Promise<void> {
    const { topicId, ownerId, deletedBy, role, cause } = deleted;
    if (role !== 'admin') return;
    // Either account may be erased meanwhile; the deletion stays in the log without a name.
    const ids = ownerId === null ? [deletedBy] : [deletedBy, ownerId];
    const people = await em.find(Account, { id: { $in: ids } }, { fields: ['id', 'role'] });
    const admin = people.find(({ id }) => id === deletedBy);
    await this.audit.write(em, {
      action: 'topic.deleted',
      actor: admin ? { userId: admin.id, role: admin.role } : null,
      target: people.find(({ id }) => id === ownerId)?.id ?? null,
      details: { topicId, isShared: ownerId === null, cause },
    });
  }
}
