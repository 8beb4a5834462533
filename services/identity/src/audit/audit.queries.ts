import { Injectable } from '@nestjs/common';
import type { FilterQuery } from '@mikro-orm/postgresql';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import type { AuditEntry as ListedEntry, auditLog } from '@sumfox/contracts/identity/audit.endpoints';
import { Database } from '@sumfox/platform/database/database';
import { validate as isUuid } from 'uuid';
import { type AccountRow, displayName } from '../account/index.js';
import { foldUsername } from '@sumfox/contracts/identity/username';
import { AuditEntry, type AuditEntryRow, AuditSubject } from './audit.entity.js';

type Query = EndpointInput<typeof auditLog>['query'];
type Person = Pick<AccountRow, 'id' | 'username' | 'firstName' | 'lastName'>;

const DAY_MS = 86_400_000;

const ERASED = { userId: null, username: null, displayName: null };

/** Reads the audit log, newest first. */
@Injectable()
export class AuditQueries {
  constructor(private readonly database: Database) {}

  async list(query: Query): Promise<EndpointResponse<typeof auditLog>> {
    const conditions = listConditions(query);
    if (query.person?.trim()) {
      const subject = await this.findSubject(query.person);
      if (!subject) return { entries: [], nextCursor: null };
      conditions.push({ $or: [{ actorId: subject.id }, { targetId: subject.id }] });
    }
    const rows = await this.database
      .fork()
      .find(AuditEntry, { $and: conditions }, { orderBy: { id: 'desc' }, limit: query.limit + 1 });
    const page = rows.slice(0, query.limit);
    const people = await this.findPeople(page);
    return {
      entries: page.map((row) => toEntry(row, people)),
      nextCursor: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
    };
  }

  private findSubject(person: string): Promise<{ id: string } | null> {
    const typed = person.trim();
    return this.database.fork().findOne(AuditSubject, {
      account: {
        $or: [
          { usernameFolded: foldUsername(typed) },
          { email: typed.toLowerCase() },
          ...(isUuid(typed) ? [{ id: typed }] : []),
        ],
      },
    });
  }

  private async findPeople(rows: readonly AuditEntryRow[]): Promise<Map<string, Person>> {
    const ids = new Set(rows.flatMap(({ actorId, targetId }) => [actorId, targetId]));
    const subjects = await this.database
      .fork()
      .find(
        AuditSubject,
        { id: { $in: [...ids].filter((id) => id != null) } },
        { fields: ['account.username', 'account.firstName', 'account.lastName'] },
      );
    return new Map(subjects.map(({ id, account }) => [id, account]));
  }
}

/** Every condition of a query but the person. */
function listConditions({ action, from, to, cursor }: Query): FilterQuery<AuditEntryRow>[] {
  return [
    ...(action ? [{ action }] : []),
    ...(from ? [{ at: { $gte: startOfDay(from) } }] : []),
    ...(to ? [{ at: { $lt: startOfDay(to, 1) } }] : []),
    ...(cursor && isUuid(cursor) ? [{ id: { $lt: cursor } }] : []),
  ];
}

/** When a day of Singapore began, or one of the days after it. The log is younger than 1970. */
function startOfDay(day: string, daysLater = 0): Date {
  return new Date(Math.max(0, Date.parse(`${day}T00:00:00+08:00`) + daysLater * DAY_MS));
}

function toEntry(row: AuditEntryRow, people: ReadonlyMap<string, Person>): ListedEntry {
  const describe = (id: string | null | undefined) => {
    if (id == null) return null;
    const person = people.get(id);
    if (!person) return ERASED;
    return { userId: person.id, username: person.username, displayName: displayName(person) };
  };
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    actor: describe(row.actorId),
    actorRole: row.actorRole ?? null,
    target: describe(row.targetId),
    details: row.details,
    traceId: row.traceId ?? null,
  };
}
