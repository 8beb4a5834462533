import { Inject, Injectable } from '@nestjs/common';
import type { Role } from '@sumfox/contracts/endpoint';
import type { OpenedSession } from '@sumfox/contracts/identity/session.calls';
import { accountSignedIn } from '@sumfox/contracts/messages/identity.events';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { PreparedStatement } from '@sumfox/platform/database/prepared-statement';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { v7 as uuid } from 'uuid';
import type { AccountRow } from '../account/account.entity.js';
import { AccountService } from '../account/account.service.js';
import type { Person } from '../account/account.view.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { ABSOLUTE_MS, formatRefreshToken, hashSecret, makeSecret } from './session.rules.js';

/** An account whose password was checked against `passwordHash`; null where something else was proved. */
export interface ProvedAccount {
  id: string;
  role: Role;
  passwordHash: string | null;
  /** The same password with today's cost; null where the stored one is good enough. */
  renewedHash: string | null;
}

interface VisitorRecord {
  id: string;
  username: string;
  first_name: string;
  last_name: string;
  role: Role;
  grade_level: GradeLevel | null;
  must_change_password: boolean;
}

function toPerson(row: VisitorRecord): Person {
  return {
    id: row.id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
    gradeLevel: row.grade_level,
    mustChangePassword: row.must_change_password,
  };
}

/**
 * Checks, locks, notes the visit, opens and tells of it, all or nothing, in one statement: a class signs in within a
 * minute, and every further trip to the database would be paid thirty times.
 */
const OPEN_IF_UNCHANGED = new PreparedStatement(
  'session-open-if-unchanged',
  `with visitor as (
     update accounts set last_active_at = now(), password_hash = coalesce(?::text, password_hash)
     where id = ?::uuid and role = ?::text and password_hash = coalesce(?::text, password_hash)
       and is_active and (not is_demo or ?::boolean)
     returning id, username, first_name, last_name, role, grade_level, must_change_password
   ), opened as (
     insert into sessions (id, account_id, created_at, expires_at, last_seen_at, refresh_hash)
     select ?::uuid, id, now(), ?::timestamptz, now(), ?::text from visitor
   ), told as (
     insert into outbox_messages (id, kind, name, data, carrier, created_at)
     select ?::uuid, 'event', ?::text, ?::jsonb, ?::jsonb, now() from visitor
   )
   select * from visitor`,
);

/** Opens and ends sessions. */
@Injectable()
export class SessionStore {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly accounts: AccountService,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** Opens a session for an account that the caller has locked and found to be fit, and notes the visit. */
  async open(em: EntityManager, { id, role }: AccountRow): Promise<OpenedSession> {
    const { values, ...credentials } = this.prepare({ id, role, passwordHash: null, renewedHash: null });
    const [visitor] = await em.execute<VisitorRecord[]>(OPEN_IF_UNCHANGED.text, values);
    if (!visitor) throw new Error('an account that may not sign in was let through');
    return { ...credentials, user: await this.accounts.withChildren(toPerson(visitor), em) };
  }

  /** Opens a session if the account still has the hash that was proved, and may still be used; null otherwise. */
  async openIfUnchanged(proved: ProvedAccount): Promise<OpenedSession | null> {
    const { values, ...credentials } = this.prepare(proved);
    const [visitor] = await this.database.runPrepared<VisitorRecord>(OPEN_IF_UNCHANGED, values);
    if (!visitor) return null;
    return { ...credentials, user: await this.accounts.withChildren(toPerson(visitor)) };
  }

  /** A new session's credentials, and the values of the statement that opens it. */
  private prepare({ id, role, passwordHash, renewedHash }: ProvedAccount) {
    const [sessionId, secret] = [uuid(), makeSecret()];
    const expiresAt = new Date(Date.now() + ABSOLUTE_MS).toISOString();
    const event = this.outbox.toRow(accountSignedIn, { userId: id, role });
    return {
      sessionId,
      refreshToken: formatRefreshToken(sessionId, secret),
      expiresAt,
      values: [
        ...[renewedHash, id, role, passwordHash, this.config.demoMode],
        ...[sessionId, expiresAt, hashSecret(secret)],
        ...[event.id, event.name, JSON.stringify(event.data), JSON.stringify(event.carrier)],
      ],
    };
  }

  /** Ends every session of an account but one, if one is named. Returns the ids, to be announced after the commit. */
  async endAll(em: EntityManager, accountId: string, except: string | null = null): Promise<string[]> {
    const ended = await em.execute<Array<{ id: string }>>(
      `update sessions set ended_at = now()
       where account_id = ? and ended_at is null and (?::uuid is null or id <> ?::uuid) returning id`,
      [accountId, except, except],
    );
    return ended.map((row) => row.id);
  }
}
