import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import type { AuditAction } from '@sumfox/contracts/identity/audit.endpoints';
import { ROLES } from '@sumfox/contracts/endpoint';
import { Account } from '../account/index.js';

/**
 * Key of an account in the audit log. Erasing the account deletes this row, so the append-only log no longer names the
 * person.
 */
export const AuditSubject = defineEntity({
  name: 'AuditSubject',
  tableName: 'audit_subjects',
  properties: {
    id: p.uuid().primary(),
    account: () => p.manyToOne(Account).unique().deleteRule('cascade'),
  },
});

/** Actions on accounts, with the actor. A trigger rejects changes and removals of rows. */
export const AuditEntry = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entries',
  properties: {
    id: p.uuid().primary(),
    at: p.datetime(),
    action: p.string().$type<AuditAction>(),
    /** Key of an audit subject; null when the product itself acted. */
    actorId: p.uuid().nullable().index(),
    actorRole: p.enum(ROLES).nullable(),
    targetId: p.uuid().nullable().index(),
    /** Neither names nor passwords nor ids of people. */
    details: p.json<Record<string, string | number | boolean>>(),
    traceId: p.string().nullable(),
  },
  triggers: [
    {
      name: 'audit_entries_only_grow',
      timing: 'before',
      events: ['update', 'delete'],
      forEach: 'row',
      body: `raise exception 'the audit log only grows';`,
    },
  ],
});
export type AuditEntryRow = InferEntity<typeof AuditEntry>;
