import { Inject, Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/postgresql';
import type { CallInput, CallOutput, Role } from '@product/contracts/endpoint';
import { ProductError } from '@product/contracts/errors';
import type { checkSession, closeSession, openSession } from '@product/contracts/identity/session.calls';
import { accountSignedIn } from '@product/contracts/messages/events';
import { Database } from '@product/platform/database/database';
import { Outbox } from '@product/platform/messaging/outbox';
import { validate as isUuid, v7 as uuid } from 'uuid';
import { Account } from '../account/account.entity.js';
import { foldUsername, maySignIn } from '../account/account.rules.js';
import { AccountService } from '../account/account.service.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { PasswordService } from '../password/password.service.js';
import { Session } from './session.entity.js';

/** A school day and its evening; the pupil signs in once a day. */
const SESSION_MS = 12 * 3_600_000;

type Opened = CallOutput<typeof openSession>;

/** Opens, checks and ends sessions. */
@Injectable()
export class SessionService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly passwords: PasswordService,
    private readonly accounts: AccountService,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  /**
   * Signs in with username or e-mail. Unknown name, wrong password and closed account get the same refusal after the
   * same work, so that nobody can find out who is here. Throws `invalid-credentials` or `busy`.
   */
  async open(credentials: CallInput<typeof openSession>): Promise<Opened> {
    const opened =
      (await this.tryOpen(credentials)) ??
      // The row changed while the password was being checked: a parallel sign-in may only have renewed the hash.
      (await this.tryOpen(credentials));
    if (!opened) throw invalidCredentials();
    return opened;
  }

  /** Null when the account changed between the check of the password and the opening. */
  private async tryOpen({ username, password }: CallInput<typeof openSession>): Promise<Opened | null> {
    const name = foldUsername(username);
    const account = await this.database
      .fork()
      .findOne(Account, { $or: [{ usernameFolded: name }, { email: name }] });
    const isRight = await this.passwords.verify(password, account?.passwordHash ?? null);
    if (!account || !isRight || !maySignIn(account, this.config.demoMode)) throw invalidCredentials();
    const renewed = this.passwords.isOutdated(account.passwordHash)
      ? await this.passwords.hash(password)
      : null;
    return this.database.transaction(async (em) => {
      const { id, passwordHash } = account;
      const current = await em.findOne(
        Account,
        { id, passwordHash },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!current || !maySignIn(current, this.config.demoMode)) return null;
      const now = new Date();
      current.lastActiveAt = now;
      if (renewed) current.passwordHash = renewed;
      const session = em.create(
        Session,
        {
          id: uuid(),
          account: current,
          createdAt: now,
          expiresAt: new Date(now.getTime() + SESSION_MS),
          endedAt: null,
          lastSeenAt: now,
        },
        { persist: true },
      );
      this.outbox.addEvent(em, accountSignedIn, { userId: id, role: current.role });
      const user = await this.accounts.withChildren(em, current);
      return { sessionId: session.id, expiresAt: session.expiresAt.toISOString(), user };
    });
  }

  /** Ends a session. False when there was none to end, which is fine. */
  async close({ sessionId }: CallInput<typeof closeSession>): Promise<CallOutput<typeof closeSession>> {
    if (!isUuid(sessionId)) return { closed: false };
    const ended = await this.database
      .fork()
      .nativeUpdate(Session, { id: sessionId, endedAt: null }, { endedAt: new Date() });
    return { closed: ended > 0 };
  }

  /**
   * Whether a session holds, by the account as it is now: an account that is closed or changes its role is so from
   * its next call. One statement, which also notes the visit, at most once a minute.
   */
  async check({ sessionId }: CallInput<typeof checkSession>): Promise<CallOutput<typeof checkSession>> {
    if (!isUuid(sessionId)) return { session: null };
    const [row] = await this.database.fork().execute<Array<{ id: string; role: Role }>>(
      `with live as (
         select s.id as session_id, s.last_seen_at, a.id, a.role
         from sessions s join accounts a on a.id = s.account_id
         where s.id = ? and s.ended_at is null and s.expires_at > now() and a.is_active and (not a.is_demo or ?)
       ), seen as (
         update sessions set last_seen_at = now() from live
         where sessions.id = live.session_id and live.last_seen_at < now() - interval '1 minute'
         returning sessions.account_id
       ), active as (
         update accounts set last_active_at = now() from seen where accounts.id = seen.account_id
       )
       select id, role from live`,
      [sessionId, this.config.demoMode],
    );
    return { session: row ? { userId: row.id, role: row.role } : null };
  }
}

function invalidCredentials(): ProductError {
  return new ProductError('unauthenticated', 'invalid-credentials', 'Invalid credentials');
}
