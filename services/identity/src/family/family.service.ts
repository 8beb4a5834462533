import { Inject, Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/postgresql';
import { ProductError } from '@sumfox/contracts/errors';
import { Database } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { validate as isUuid } from 'uuid';
import { Account, requirePasswordLength } from '../account/index.js';
import { AuditLog } from '../audit/index.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { NoticeStore } from '../notice/index.js';
import { PasswordService } from '../password/index.js';
import { EndedSessions, SessionStore } from '../session/index.js';
import { isLinked } from '../parent-child/index.js';

/** A parent's actions on linked children's accounts. */
@Injectable()
export class FamilyService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly notices: NoticeStore,
    private readonly passwords: PasswordService,
    private readonly sessions: SessionStore,
    private readonly ended: EndedSessions,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** Sets a linked child's password; every session of the child ends, and the child is told at the next sign-in. */
  async resetChildPassword(caller: PersonCaller, childId: string, newPassword: string): Promise<void> {
    requirePasswordLength(newPassword, this.config.childPasswordMinLength, 'newPassword');
    if (!isUuid(childId) || !(await isLinked(this.database.fork(), caller.userId, childId)))
      throw new ProductError('not-found', 'not-found', 'Not found');
    const passwordHash = await this.passwords.hash(newPassword);
    const ended = await this.database.transaction(async (em) => {
      const child = await em.findOne(
        Account,
        { id: childId, role: 'child' },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      // The link may have ended while the password was being hashed.
      if (!child || !(await isLinked(em, caller.userId, childId)))
        throw new ProductError('not-found', 'not-found', 'Not found');
      child.passwordHash = passwordHash;
      child.mustChangePassword = false;
      await this.audit.write(em, { action: 'password.reset', actor: caller, target: childId });
      this.notices.tell(em, childId, { kind: 'password-reset', childId, doneById: caller.userId });
      return this.sessions.endAll(em, childId);
    });
    await this.ended.announce(ended);
  }
}
