import { Inject, Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/postgresql';
import type { EndpointInput } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import type { resetPassword } from '@sumfox/contracts/identity/admin.endpoints';
import { Database } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { validate as isUuid } from 'uuid';
import { Account, type AccountRow, displayName, requirePasswordLength } from '../account/index.js';
import { AuditLog } from '../audit/index.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { SecurityMails } from '../mail/index.js';
import { PasswordService, rejectGuessable } from '../password/index.js';
import { Erasure } from '../privacy/index.js';
import { SecondFactorChecker } from '../second-factor/index.js';
import { EndedSessions, SessionStore } from '../session/index.js';

/** Operations of admins on accounts. */
@Injectable()
export class AdminUsersService {
  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordService,
    private readonly audit: AuditLog,
    private readonly factors: SecondFactorChecker,
    private readonly sessions: SessionStore,
    private readonly ended: EndedSessions,
    private readonly mails: SecurityMails,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  /**
   * Sets a user's password and removes a parent's second factor. Every session of the user ends, and the user must
   * choose a new password. Resetting an admin's password requires the password of the calling admin. Throws
   * `not-found`, `confirm-password`, `password-too-short`, `guessable-password`.
   */
  async resetPassword(
    caller: PersonCaller,
    userId: string,
    { newPassword, currentPassword }: EndpointInput<typeof resetPassword>['body'],
  ): Promise<void> {
    const target = await this.find(userId);
    const { passwordMinLength, childPasswordMinLength } = this.config;
    requirePasswordLength(
      newPassword,
      target.role === 'child' ? childPasswordMinLength : passwordMinLength,
      'newPassword',
    );
    // A child gets a short initial password and must choose a new one at once.
    if (target.role !== 'child')
      await rejectGuessable(
        newPassword,
        { username: target.username, name: displayName(target), email: target.email ?? null },
        'newPassword',
      );
    if (target.role === 'admin') await this.confirm(caller, currentPassword ?? '');
    const passwordHash = await this.passwords.hash(newPassword);
    const isOwn = target.id === caller.userId;
    const ended = await this.database.transaction(async (em) => {
      const account = await em.findOneOrFail(
        Account,
        { id: target.id },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      account.passwordHash = passwordHash;
      account.mustChangePassword = !isOwn;
      await this.audit.write(em, { action: 'password.reset', actor: caller, target: target.id });
      await this.mails.tellPasswordChanged(em, account);
      // A parent without the phone and the recovery codes has no other way back; an admin has the operator's command.
      if (target.role === 'parent' && (await this.factors.remove(em, target.id)))
        await this.audit.write(em, { action: 'second-factor.cleared', actor: caller, target: target.id });
      return this.sessions.endAll(em, target.id, isOwn ? caller.sessionId : null);
    });
    await this.ended.announce(ended);
  }

  /** Closes or opens an account. Throws `not-found`, `own-account`, `last-admin`, `being-erased`. */
  async setActive(caller: PersonCaller, userId: string, isActive: boolean): Promise<void> {
    const target = await this.find(userId);
    if (!isActive && target.id === caller.userId)
      throw new ProductError('conflict', 'own-account', 'You cannot deactivate your own account.');
    const ended = await this.database.transaction(async (em) => {
      if (!isActive && target.role === 'admin') {
        const admins = await em.find(
          Account,
          { role: 'admin', isActive: true, ...(!this.config.demoMode && { isDemo: false }) },
          { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
        );
        if (!admins.some((admin) => admin.id !== target.id))
          throw new ProductError('conflict', 'last-admin', 'At least one admin must stay active.');
      }
      const account = await em.findOneOrFail(
        Account,
        { id: target.id },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (account.isActive === isActive) return [];
      // A sign-in now would leave rows in services that have already erased the person.
      if (isActive && (await em.count(Erasure, { account: target.id, startedAt: { $ne: null } })) > 0)
        throw new ProductError('conflict', 'being-erased', 'This account is being erased.');
      account.isActive = isActive;
      const action = isActive ? 'account.activated' : 'account.deactivated';
      await this.audit.write(em, { action, actor: caller, target: target.id });
      return isActive ? [] : this.sessions.endAll(em, target.id);
    });
    await this.ended.announce(ended);
  }

  private async find(userId: string): Promise<AccountRow> {
    const account = isUuid(userId) ? await this.database.fork().findOne(Account, { id: userId }) : null;
    if (!account) throw new ProductError('not-found', 'not-found', 'Not found');
    return account;
  }

  private async confirm(caller: PersonCaller, password: string): Promise<void> {
    const own = await this.find(caller.userId);
    if (!password || !(await this.passwords.verify(password, own.passwordHash)))
      throw new ProductError(
        'bad-request',
        'confirm-password',
        'Please enter your own password to change another admin’s password.',
        { fields: ['currentPassword'] },
      );
  }
}
