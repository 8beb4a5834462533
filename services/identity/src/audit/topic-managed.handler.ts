import { topicManaged } from '@sumfox/contracts/messages/content.events';
import type { EntityManager } from '@sumfox/platform/database/database';
import { type EventHandler, HandlesEvent } from '@sumfox/platform/messaging/event-handler';
import type * as z from 'zod/mini';
import { Account } from '../account/index.js';
import { AuditLog } from './audit-log.js';

/** Writes into the audit log that an admin created or changed a topic, once. */
@HandlesEvent(topicManaged)
export class TopicManagedHandler implements EventHandler<typeof topicManaged.data> {
  constructor(private readonly audit: AuditLog) {}

  async apply(em: EntityManager, managed: z.output<typeof topicManaged.data>): Promise<void> {
    const { topicId, action, gradeLevel, ownerId, adminId } = managed;
    // Either account may be erased meanwhile; the entry stays in the log without a name.
    const ids = ownerId === null ? [adminId] : [adminId, ownerId];
    const people = await em.find(Account, { id: { $in: ids } }, { fields: ['id', 'role'] });
    const admin = people.find(({ id }) => id === adminId);
    await this.audit.write(em, {
      action: `topic.${action}`,
      actor: admin ? { userId: admin.id, role: admin.role } : null,
      target: people.find(({ id }) => id === ownerId)?.id ?? null,
      details: { topicId, gradeLevel, isShared: ownerId === null },
    });
  }
}
