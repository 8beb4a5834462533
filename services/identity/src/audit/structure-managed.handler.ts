import { structureManaged } from '@sumfox/contracts/messages/content.events';
import type { EntityManager } from '@sumfox/platform/database/database';
import { type EventHandler, HandlesEvent } from '@sumfox/platform/messaging/event-handler';
import type * as z from 'zod/mini';
import { Account } from '../account/index.js';
import { AuditLog } from './audit-log.js';

/** Writes into the audit log which structure of questions an admin withdrew or restored, once. */
@HandlesEvent(structureManaged)
export class StructureManagedHandler implements EventHandler<typeof structureManaged.data> {
  constructor(private readonly audit: AuditLog) {}

  async apply(em: EntityManager, managed: z.output<typeof structureManaged.data>): Promise<void> {
    const { action, adminId, ...details } = managed;
    // An account erased meanwhile leaves the entry in the log without a name.
    const admin = await em.findOne(Account, { id: adminId }, { fields: ['id', 'role'] });
    await this.audit.write(em, {
      action: `structure.${action}`,
      actor: admin && { userId: admin.id, role: admin.role },
      target: null,
      details,
    });
  }
}
