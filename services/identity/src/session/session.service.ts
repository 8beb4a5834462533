import { Inject, Injectable } from '@nestjs/common';
import type { CallInput, CallOutput, Role } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import type {
  OpenedSession,
  checkSession,
  closeSession,
  openSession,
  refreshSession,
} from '@sumfox/contracts/identity/session.calls';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { PreparedStatement } from '@sumfox/platform/database/prepared-statement';
import { validate as isUuid } from 'uuid';
import type { AccountRow } from '../account/account.entity.js';
import { maySignIn } from '../account/account.rules.js';
import { foldUsername } from '@sumfox/contracts/identity/username';
import { AuditLog } from '../audit/audit-log.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { PasswordService } from '../password/password.service.js';
import { EndedSessions } from './ended-sessions.js';
import { Session } from './session.entity.js';
import {
  IDLE,
  formatRefreshToken,
  hashSecret,
  judgeRefresh,
  makeSecret,
  parseRefreshToken,
} from './session.rules.js';
import { SessionStore } from './session.store.js';

type Refreshed = CallOutput<typeof refreshSession>['session'];

/** By the account as it is now: not closed, not too long unused, not past its end. Two parameters: demo mode. */
const HOLDS = `s.ended_at is null and s.expires_at > now() and a.is_active and (not a.is_demo or ?::boolean)
  and s.last_seen_at > now() - case when a.role = 'child' then interval '${IDLE.child}' else interval '${IDLE.adult}' end`;

/** Notes the visit too, at most once a minute. */
const CHECK = new PreparedStatement(
  'session-check',
  `with live as (
     select s.id as session_id, s.last_seen_at, a.id, a.role
     from sessions s join accounts a on a.id = s.account_id
     where s.id = ?::uuid and ${HOLDS}
   ), seen as (
     update sessions set last_seen_at = now() from live
     where sessions.id = live.session_id and live.last_seen_at < now() - interval '1 minute'
     returning sessions.account_id
   ), active as (
     update accounts set last_active_at = now() from seen where accounts.id = seen.account_id
   )
   select id, role from live`,
);

/** Opens, checks and ends sessions. */
@Injectable()
export class SessionService {
  constructor(
    private readonly database: Database,
    private readonly store: SessionStore,
    private readonly ended: EndedSessions,
    private readonly passwords: PasswordService,
    private readonly audit: AuditLog,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  /**
   * Signs in with username or e-mail. Unknown name, wrong password and closed account get the same refusal after the
   * same work, so that nobody can find out who is here. Throws `invalid-credentials` or `busy`.
   */
  async open(credentials: CallInput<typeof openSession>): Promise<OpenedSession> {
    const opened =
      (await this.tryOpen(credentials)) ??
      // The row changed while the password was being checked: a parallel sign-in may only have renewed the hash.
      (await this.tryOpen(credentials));
    if (!opened) throw invalidCredentials();
    return opened;
  }

  private async findByName(typed: string): Promise<Credential | null> {
    const email = typed.trim().toLowerCase();
    const [found] = await this.database.runPrepared<Credential>(FIND_BY_NAME, [
      foldUsername(typed),
      email,
      email,
    ]);
    return found ?? null;
  }

  /** Null when the account changed between the check of the password and the opening. */
  private async tryOpen({
    username,
    password,
  }: CallInput<typeof openSession>): Promise<OpenedSession | null> {
    const account = await this.findByName(username);
    const isRight = await this.passwords.verify(password, account?.passwordHash ?? null);
    if (!account || !isRight || !maySignIn(account, this.config.demoMode)) throw invalidCredentials();
    const { id, role, passwordHash } = account;
    const renewedHash = this.passwords.isOutdated(passwordHash) ? await this.passwords.hash(password) : null;
    return this.store.openIfUnchanged({ id, role, passwordHash, renewedHash });
  }

  /** Ends a session. False when there was none to end, which is fine. */
  async close({ sessionId }: CallInput<typeof closeSession>): Promise<CallOutput<typeof closeSession>> {
    if (!isUuid(sessionId)) return { closed: false };
    const ended = await this.database
      .fork()
      .nativeUpdate(Session, { id: sessionId, endedAt: null }, { endedAt: new Date() });
    await this.ended.announce([sessionId]);
    return { closed: ended > 0 };
  }

  /**
   * Whether a session holds, by the account as it is now: an account that is closed or changes its role is so from
   * its next call. One statement, which also notes the visit.
   */
  async check({ sessionId }: CallInput<typeof checkSession>): Promise<CallOutput<typeof checkSession>> {
    if (!isUuid(sessionId)) return { session: null };
    const [row] = await this.database.runPrepared<{ id: string; role: Role }>(CHECK, [
      sessionId,
      this.config.demoMode,
    ]);
    return { session: row ? { userId: row.id, role: row.role } : null };
  }

  /** Exchanges a refresh token. One that was exchanged before ends the session: somebody has a copy of it. */
  async refresh({
    refreshToken,
  }: CallInput<typeof refreshSession>): Promise<CallOutput<typeof refreshSession>> {
    const token = parseRefreshToken(refreshToken);
    if (!token) return { session: null };
    const { session, reused } = await this.database.transaction((em) =>
      this.exchange(em, token.sessionId, token.secret),
    );
    if (reused) await this.ended.announce([token.sessionId]);
    return { session };
  }

  private async exchange(
    em: EntityManager,
    sessionId: string,
    secret: string,
  ): Promise<{ session: Refreshed; reused: boolean }> {
    const [live] = await em.execute<unknown[]>(
      `select 1 from sessions s join accounts a on a.id = s.account_id where s.id = ? and ${HOLDS} for update of s`,
      [sessionId, this.config.demoMode],
    );
    if (!live) return { session: null, reused: false };
    const session = await em.findOneOrFail(Session, { id: sessionId }, { populate: ['account'] });
    const now = new Date();
    const verdict = judgeRefresh(session, secret, now);
    if (verdict === 'reused') {
      session.endedAt = now;
      await this.audit.write(em, { action: 'session.reused', actor: null, target: session.account.id });
      return { session: null, reused: true };
    }
    const expiresAt = session.expiresAt.toISOString();
    if (verdict === 'beside') return { session: { sessionId, refreshToken: null, expiresAt }, reused: false };
    const successor = makeSecret();
    session.previousRefreshHash = session.refreshHash ?? null;
    session.refreshHash = hashSecret(successor);
    session.refreshedAt = now;
    return {
      session: { sessionId, refreshToken: formatRefreshToken(sessionId, successor), expiresAt },
      reused: false,
    };
  }
}

/** What a password is checked against. */
type Credential = Pick<AccountRow, 'id' | 'role' | 'passwordHash' | 'isActive' | 'isDemo'>;

/** By username, or by e-mail; whoever has typed an e-mail exactly is meant before a name that only looks like it. */
const FIND_BY_NAME = new PreparedStatement(
  'account-find-by-name',
  `select id, role, password_hash as "passwordHash", is_active as "isActive", is_demo as "isDemo"
   from accounts where username_folded = ?::text or email = ?::text
   order by email is not distinct from ?::text desc, id limit 1`,
);

export function invalidCredentials(): ProductError {
  return new ProductError('unauthenticated', 'invalid-credentials', 'Invalid credentials');
}
