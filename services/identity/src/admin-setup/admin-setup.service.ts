import { Inject, Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/postgresql';
import type { CallInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import type { completeAdminSetup } from '@sumfox/contracts/identity/admin-setup.calls';
import type { describeAdminSetup } from '@sumfox/contracts/identity/admin-setup.endpoints';
import type { OpenedSession } from '@sumfox/contracts/identity/session.calls';
import { accountRegistered } from '@sumfox/contracts/messages/identity.events';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import {
  Account,
  type AccountRow,
  addAccount,
  rejectTakenName,
  requirePasswordLength,
} from '../account/index.js';
import { AuditLog } from '../audit/index.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { PasswordService, rejectGuessable } from '../password/index.js';
import { SecondFactorChecker } from '../second-factor/index.js';
import { EndedSessions, hashSecret, SessionStore } from '../session/index.js';
import { SetupLink, type SetupLinkRow } from './setup-link.entity.js';

const NAME_TAKEN = 'Another account has taken this username meanwhile. Please make a link for another name.';

/** Permission of an operator's link: choose the password of an admin, once. */
@Injectable()
export class AdminSetupService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly passwords: PasswordService,
    private readonly audit: AuditLog,
    private readonly factors: SecondFactorChecker,
    private readonly sessions: SessionStore,
    private readonly ended: EndedSessions,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** Account that a link is for. Throws `setup-link-ended`. */
  async describe(token: string): Promise<EndpointResponse<typeof describeAdminSetup>> {
    const link = await this.findLink(this.database.fork(), token);
    return { username: link.username, purpose: link.account ? 'reset' : 'create' };
  }

  /**
   * Makes the admin, or sets the password of the one there is and removes the second factor, and signs the admin in;
   * the link is used up. Of two at once one wins. Throws `setup-link-ended`, `username-taken` and what a password can
   * be refused for.
   */
  async complete({ token, password }: CallInput<typeof completeAdminSetup>): Promise<OpenedSession> {
    // Checked first: a caller without a valid link must not load the machine with hashes.
    const { username } = await this.findLink(this.database.fork(), token);
    requirePasswordLength(password, this.config.passwordMinLength);
    await rejectGuessable(password, { username, name: username, email: null });
    const passwordHash = await this.passwords.hash(password);
    const { opened, ended } = await rejectTakenName(
      () => this.database.transaction((em) => this.use(em, token, passwordHash)),
      undefined,
      NAME_TAKEN,
    );
    await this.ended.announce(ended);
    return opened;
  }

  private async use(em: EntityManager, token: string, passwordHash: string) {
    const link = await this.findLink(em, token, LockMode.PESSIMISTIC_WRITE);
    const purpose = link.account ? 'reset' : 'create';
    const admin = link.account
      ? await this.restoreAccess(em, link.account.id, passwordHash)
      : await this.makeAdmin(em, link.username, passwordHash);
    await em.nativeDelete(SetupLink, { id: link.id });
    const ended = await this.sessions.endAll(em, admin.id);
    const actor = { userId: admin.id, role: admin.role };
    await this.audit.write(em, { action: 'admin.set-up', actor, target: admin.id, details: { purpose } });
    return { opened: await this.sessions.open(em, admin), ended };
  }

  private async makeAdmin(em: EntityManager, username: string, passwordHash: string): Promise<AccountRow> {
    const account = addAccount(em, {
      username,
      email: null,
      name: username,
      role: 'admin',
      gradeLevel: null,
      passwordHash,
    });
    await em.flush();
    this.outbox.addEvent(em, accountRegistered, { userId: account.id, role: 'admin', gradeLevel: null });
    return account;
  }

  private async restoreAccess(
    em: EntityManager,
    accountId: string,
    passwordHash: string,
  ): Promise<AccountRow> {
    const admin = await em.findOne(
      Account,
      { id: accountId, role: 'admin', isActive: true },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!admin) throw linkEnded();
    admin.passwordHash = passwordHash;
    admin.mustChangePassword = false;
    await this.factors.remove(em, admin.id);
    return admin;
  }

  private async findLink(em: EntityManager, token: string, lockMode?: LockMode): Promise<SetupLinkRow> {
    const link = await em.findOne(
      SetupLink,
      { tokenHash: hashSecret(token), expiresAt: { $gt: new Date() } },
      lockMode === undefined ? {} : { lockMode },
    );
    if (!link) throw linkEnded();
    return link;
  }
}

function linkEnded(): ProductError {
  return new ProductError(
    'bad-request',
    'setup-link-ended',
    'This link does not work any more. It was used or replaced, or it is older than an hour. Please make a new one.',
  );
}
