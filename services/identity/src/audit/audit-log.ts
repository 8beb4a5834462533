import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@sumfox/contracts/identity/audit.endpoints';
import type { EntityManager } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { findTraceId } from '@sumfox/platform/tracing/trace-id';
import { v7 as uuid } from 'uuid';
import { AuditEntry, AuditSubject } from './audit.entity.js';

/** Something done to an account. */
export interface AuditFact {
  action: AuditAction;
  /** Null when the product itself acted. */
  actor: Pick<PersonCaller, 'userId' | 'role'> | null;
  /** Account id; null when the action concerns no person. */
  target: string | null;
  /** Neither names nor passwords nor ids of people: the log outlives an erased account. */
  details?: Record<string, string | number | boolean>;
}

/** Writes the audit log, in the transaction of what it speaks of. */
@Injectable()
export class AuditLog {
  async write(em: EntityManager, { action, actor, target, details = {} }: AuditFact): Promise<void> {
    // An account made in this very transaction must be there before its key.
    await em.flush();
    const subjects = await subjectsOf(em, [actor?.userId, target]);
    em.create(
      AuditEntry,
      {
        id: uuid(),
        at: new Date(),
        action,
        actorId: subjects.get(actor?.userId ?? '') ?? null,
        actorRole: actor?.role ?? null,
        targetId: subjects.get(target ?? '') ?? null,
        details,
        traceId: findTraceId(),
      },
      { persist: true },
    );
    await em.flush();
  }
}

/** Audit keys by account id; creates a key when an account first appears. */
async function subjectsOf(
  em: EntityManager,
  people: ReadonlyArray<string | null | undefined>,
): Promise<Map<string, string>> {
  // In one order, so that two transactions that name the same two people do not wait for each other.
  const ids = [...new Set(people.filter((id) => typeof id === 'string'))].sort();
  const known = await readSubjects(em, ids);
  const added = ids.filter((id) => !known.has(id)).map((account) => ({ id: uuid(), account }));
  if (added.length === 0) return known;
  await em.createQueryBuilder(AuditSubject).insert(added).onConflict().ignore().execute();
  return readSubjects(em, ids);
}

async function readSubjects(em: EntityManager, accountIds: readonly string[]): Promise<Map<string, string>> {
  if (accountIds.length === 0) return new Map();
  const subjects = await em.find(
    AuditSubject,
    { account: { $in: accountIds } },
    { disableIdentityMap: true },
  );
  return new Map(subjects.map(({ id, account }) => [account.id, id]));
}
