import { Injectable } from '@nestjs/common';
import type { EndpointInput, EndpointResponse, Role } from '@sumfox/contracts/endpoint';
import type { AuditAction, AuditEntry, auditLog } from '@sumfox/contracts/identity/audit.endpoints';
import { Database } from '@sumfox/platform/database/database';
import { validate as isUuid } from 'uuid';
import { displayName } from '../account/index.js';
import { foldUsername } from '@sumfox/contracts/identity/username';

type Query = EndpointInput<typeof auditLog>['query'];

interface AuditRecord {
  id: string;
  at: string | Date;
  action: AuditAction;
  actor_id: string | null;
  actor_role: Role | null;
  target_id: string | null;
  details: Record<string, string | number | boolean>;
  trace_id: string | null;
}

interface PersonRecord {
  subject_id: string;
  account_id: string;
  username: string;
  first_name: string;
  last_name: string;
}

const ERASED = { userId: null, username: null, displayName: null };

/** Reads the audit log, newest first. */
@Injectable()
export class AuditQueries {
  constructor(private readonly database: Database) {}

  async list(query: Query): Promise<EndpointResponse<typeof auditLog>> {
    const em = this.database.fork();
    const conditions: string[] = ['true'];
    const params: unknown[] = [];
    const add = (sql: string, ...values: unknown[]) => {
      conditions.push(sql);
      params.push(...values);
    };
    if (query.action) add('action = ?', query.action);
    if (query.from) add("at >= (?::date::timestamp at time zone 'Asia/Singapore')", query.from);
    if (query.to) add("at < ((?::date + 1)::timestamp at time zone 'Asia/Singapore')", query.to);
    if (query.cursor && isUuid(query.cursor)) add('id < ?::uuid', query.cursor);
    if (query.person?.trim()) {
      const subject = await this.findSubject(query.person);
      if (!subject) return { entries: [], nextCursor: null };
      add('(actor_id = ?::uuid or target_id = ?::uuid)', subject, subject);
    }
    const rows = await em.execute<AuditRecord[]>(
      `select id, at, action, actor_id, actor_role, target_id, details, trace_id from audit_entries
       where ${conditions.join(' and ')} order by id desc limit ?`,
      [...params, query.limit + 1],
    );
    const page = rows.slice(0, query.limit);
    const people = await this.findPeople(page);
    return {
      entries: page.map((row) => toEntry(row, people)),
      nextCursor: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
    };
  }

  private async findSubject(person: string): Promise<string | null> {
    const typed = person.trim();
    const [row] = await this.database.fork().execute<Array<{ id: string }>>(
      `select s.id from audit_subjects s join accounts a on a.id = s.account_id
       where a.username_folded = ? or a.email = ? or a.id = ?::uuid limit 1`,
      [foldUsername(typed), typed.toLowerCase(), isUuid(typed) ? typed : null],
    );
    return row?.id ?? null;
  }

  private async findPeople(rows: readonly AuditRecord[]): Promise<Map<string, PersonRecord>> {
    const ids = [...new Set(rows.flatMap((row) => [row.actor_id, row.target_id]))].filter(
      (id) => id !== null,
    );
    const people = await this.database.fork().execute<PersonRecord[]>(
      `select s.id as subject_id, a.id as account_id, a.username, a.first_name, a.last_name
       from audit_subjects s join accounts a on a.id = s.account_id where s.id = any (?::uuid[])`,
      [`{${ids.join(',')}}`],
    );
    return new Map(people.map((person) => [person.subject_id, person]));
  }
}

function toEntry(row: AuditRecord, people: ReadonlyMap<string, PersonRecord>): AuditEntry {
  const describe = (id: string | null) => {
    if (id === null) return null;
    const person = people.get(id);
    if (!person) return ERASED;
    const { account_id: userId, username, first_name: firstName, last_name: lastName } = person;
    return { userId, username, displayName: displayName({ firstName, lastName, username }) };
  };
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    action: row.action,
    actor: describe(row.actor_id),
    actorRole: row.actor_role,
    target: describe(row.target_id),
    details: row.details,
    traceId: row.trace_id,
  };
}
