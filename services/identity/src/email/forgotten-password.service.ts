import { Inject, Injectable } from '@nestjs/common';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import type {
  describePasswordLink,
  forgotPassword,
  resetForgottenPassword,
} from '@sumfox/contracts/identity/email.endpoints';
import { writePasswordLink } from '@sumfox/contracts/messages/jobs';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { v7 as uuid } from 'uuid';
import { displayName, maySignIn, requirePasswordLength } from '../account/index.js';
import { AuditLog } from '../audit/index.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { SecurityMails } from '../mail/index.js';
import { PasswordService, rejectGuessable } from '../password/index.js';
import { EndedSessions, SessionStore } from '../session/index.js';
import type { EmailLinkRow } from './email-link.entity.js';
import { EmailLinks, linkEnded } from './email-links.js';
import { PasswordRequest } from './password-request.entity.js';

const ON_ITS_WAY = 'If this address has an account, a link is on its way.';

/** A new password by e-mail (ACCOUNT-22), for parents. Admins use an operator's link; children ask a parent. */
@Injectable()
export class ForgottenPasswordService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly links: EmailLinks,
    private readonly mails: SecurityMails,
    private readonly passwords: PasswordService,
    private readonly sessions: SessionStore,
    private readonly ended: EndedSessions,
    private readonly audit: AuditLog,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  /**
   * Takes a request. The same two rows are written for every address, and a job looks for the account. So neither the
   * answer nor its time tells whether there is one.
   */
  async ask(address: string): Promise<EndpointResponse<typeof forgotPassword>> {
    await this.database.transaction(async (em) => {
      const request = em.create(
        PasswordRequest,
        { id: uuid(), address, createdAt: new Date() },
        { persist: true },
      );
      this.outbox.addJob(em, writePasswordLink, { requestId: request.id });
    });
    return { message: ON_ITS_WAY };
  }

  /** Account that a link is for. Throws `email-link-ended`. */
  async describe(token: string): Promise<EndpointResponse<typeof describePasswordLink>> {
    return this.database.transaction(async (em) => {
      const link = await this.links.find(em, token, ['reset']);
      if (link.usedAt) throw linkEnded();
      return { username: link.account.username };
    });
  }

  /** Sets the password and ends all sessions. Throws `email-link-ended` and what a password can be refused for. */
  async reset({ token, password }: EndpointInput<typeof resetForgottenPassword>['body']): Promise<void> {
    // Checked first: a caller without a link must not load the machine with hashes.
    const link = await this.database.transaction((em) => this.links.find(em, token, ['reset']));
    if (link.usedAt) return this.acceptRepeat(link, password);
    const { account } = link;
    requirePasswordLength(password, this.config.passwordMinLength);
    await rejectGuessable(password, {
      username: account.username,
      name: displayName(account),
      email: account.email ?? null,
    });
    const passwordHash = await this.passwords.hash(password);
    const ended = await this.database.transaction((em) => this.use(em, token, passwordHash));
    await this.ended.announce(ended);
  }

  private async use(em: EntityManager, token: string, passwordHash: string): Promise<string[]> {
    const link = await this.links.find(em, token, ['reset']);
    const { account, address } = link;
    if (link.usedAt || !maySignIn(account, this.config.demoMode)) throw linkEnded();
    link.usedAt = new Date();
    Object.assign(account, { passwordHash, mustChangePassword: false });
    await this.links.confirm(em, account.id, address);
    const actor = { userId: account.id, role: account.role };
    await this.audit.write(em, {
      action: 'password.changed',
      actor,
      target: account.id,
      details: { by: 'e-mail' },
    });
    await this.mails.tellPasswordChanged(em, account);
    return this.sessions.endAll(em, account.id);
  }

  /** The same request once more, because its answer was lost. */
  private async acceptRepeat({ account }: EmailLinkRow, password: string): Promise<void> {
    if (!(await this.passwords.verify(password, account.passwordHash))) throw linkEnded();
  }
}
