import { Inject, Injectable } from '@nestjs/common';
import type { CallInput, CallOutput } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import type {
  checkSession,
  closeSession,
  openSession,
  refreshSession,
} from '@sumfox/contracts/identity/session.calls';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { validate as isUuid } from 'uuid';
import { maySignIn } from '../account/index.js';
import { AuditLog } from '../audit/index.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { PasswordService } from '../password/index.js';
import { SignInChallengeService } from '../second-factor/index.js';
import {
  EndedSessions,
  formatRefreshToken,
  hashSecret,
  judgeRefresh,
  makeSecret,
  parseRefreshToken,
  Session,
  SessionStore,
} from '../session/index.js';
import { NewDevices } from '../new-device/index.js';
import { checkLiveSession, findCredential, lockLiveSession } from './session.queries.js';

type Refreshed = CallOutput<typeof refreshSession>['session'];

/** Opens, checks and ends sessions. */
@Injectable()
export class SessionService {
  constructor(
    private readonly database: Database,
    private readonly store: SessionStore,
    private readonly ended: EndedSessions,
    private readonly passwords: PasswordService,
    private readonly challenges: SignInChallengeService,
    private readonly audit: AuditLog,
    private readonly newDevices: NewDevices,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  /**
   * Signs in with username or e-mail. An unknown name, a wrong password and a closed account get the same refusal after
   * the same work. So a caller cannot find out who has an account. Throws `invalid-credentials` or `busy`.
   */
  async open(credentials: CallInput<typeof openSession>): Promise<CallOutput<typeof openSession>> {
    const opened =
      (await this.tryOpen(credentials)) ??
      // The row changed while the password was being checked: a parallel sign-in may only have renewed the hash.
      (await this.tryOpen(credentials));
    if (!opened) throw invalidCredentials();
    return opened;
  }

  /** Null when the account changed between the check of the password and the opening. */
  private async tryOpen({
    username,
    password,
    isNewDevice = false,
  }: CallInput<typeof openSession>): Promise<CallOutput<typeof openSession> | null> {
    const account = await findCredential(this.database, username);
    const isRight = await this.passwords.verify(password, account?.passwordHash ?? null);
    if (!account || !isRight || !maySignIn(account, this.config.demoMode)) throw invalidCredentials();
    const { id, role, passwordHash } = account;
    const renewedHash = this.passwords.isOutdated(passwordHash) ? await this.passwords.hash(password) : null;
    // Checked last: a second factor must not show without the password.
    if (account.hasSecondFactor)
      return { challenge: await this.challenges.open(id, passwordHash, isNewDevice) };
    const opened = await this.store.openIfUnchanged({ id, role, passwordHash, renewedHash });
    if (opened && isNewDevice) await this.newDevices.tell(id);
    return opened;
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
   * Checks whether a session is valid by the current account, so closing an account or changing its role takes effect
   * at the next call. One statement, which also records the visit.
   */
  async check({ sessionId }: CallInput<typeof checkSession>): Promise<CallOutput<typeof checkSession>> {
    if (!isUuid(sessionId)) return { session: null };
    const row = await checkLiveSession(this.database, sessionId, this.config.demoMode);
    return { session: row ? { userId: row.id, role: row.role, restriction: row.restriction } : null };
  }

  /** Exchanges a refresh token. A token that was exchanged before ends the session: someone has a copy of it. */
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
    if (!(await lockLiveSession(em, sessionId, this.config.demoMode)))
      return { session: null, reused: false };
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

export function invalidCredentials(): ProductError {
  return new ProductError('unauthenticated', 'invalid-credentials', 'Invalid credentials');
}
