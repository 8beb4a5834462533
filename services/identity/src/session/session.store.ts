import { Inject, Injectable } from '@nestjs/common';
import type { Role } from '@sumfox/contracts/endpoint';
import type { OpenedSession } from '@sumfox/contracts/identity/session.calls';
import { accountSignedIn } from '@sumfox/contracts/messages/identity.events';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { readServerTime } from '@sumfox/platform/database/server.queries';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { v7 as uuid } from 'uuid';
import type { AccountRow, Person } from '../account/index.js';
import { AccountService } from '../account-details/index.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { Session } from './session.entity.js';
import { type VisitorRecord, openIfUnchanged } from './session.queries.js';
import { ABSOLUTE_MS, formatRefreshToken, hashSecret, makeSecret } from './session.rules.js';

/** An account with a password checked against `passwordHash`; null after another proof. */
export interface ProvedAccount {
  id: string;
  role: Role;
  passwordHash: string | null;
  /** The same password with today's cost; null where the stored one is good enough. */
  renewedHash: string | null;
}

function toPerson(row: VisitorRecord): Person {
  return {
    id: row.id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    callName: row.call_name,
    role: row.role,
    gradeLevel: row.grade_level,
    mustChangePassword: row.must_change_password,
  };
}

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
    const { values, messages, ...credentials } = this.prepare({
      id,
      role,
      passwordHash: null,
      renewedHash: null,
    });
    const visitor = await openIfUnchanged(this.database, values, em);
    if (!visitor) throw new Error('cannot open a session: account is not allowed to sign in');
    this.outbox.noteWritten(em, messages);
    return { ...credentials, user: await this.accounts.withChildren(toPerson(visitor), em) };
  }

  /** Opens a session if the account still has the hash that was proved, and may still be used; null otherwise. */
  async openIfUnchanged(proved: ProvedAccount): Promise<OpenedSession | null> {
    const { values, messages, ...credentials } = this.prepare(proved);
    const visitor = await openIfUnchanged(this.database, values);
    if (!visitor) return null;
    this.outbox.announce(messages);
    return { ...credentials, user: await this.accounts.withChildren(toPerson(visitor)) };
  }

  /** A new session's credentials, the values of the statement that opens it, and the messages that it writes. */
  private prepare({ id, role, passwordHash, renewedHash }: ProvedAccount) {
    const [sessionId, secret] = [uuid(), makeSecret()];
    const expiresAt = new Date(Date.now() + ABSOLUTE_MS).toISOString();
    const messages = [this.outbox.toEventRow(accountSignedIn, { userId: id, role })];
    return {
      messages,
      sessionId,
      refreshToken: formatRefreshToken(sessionId, secret),
      expiresAt,
      values: [
        ...[renewedHash, id, role, passwordHash, this.config.demoMode],
        ...[sessionId, expiresAt, hashSecret(secret)],
        JSON.stringify(messages),
      ],
    };
  }

  /** Ends every session of an account but one, if one is named. Returns the ids, to be announced after the commit. */
  async endAll(em: EntityManager, accountId: string, except: string | null = null): Promise<string[]> {
    const ended: Array<{ id: string }> = await em
      .createQueryBuilder(Session)
      .update({ endedAt: await readServerTime(em) })
      .where({ account: accountId, endedAt: null, ...(except && { id: { $ne: except } }) })
      .returning('id')
      .execute('all');
    return ended.map(({ id }) => id);
  }
}
