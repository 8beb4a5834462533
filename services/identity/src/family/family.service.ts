import { Inject, Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/postgresql';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import type { LinkedChild } from '@sumfox/contracts/identity/account';
import type { linkChild } from '@sumfox/contracts/identity/family.endpoints';
import { SENTENCES } from '@sumfox/contracts/identity/fields';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { validate as isUuid } from 'uuid';
import { Account, type AccountRow } from '../account/account.entity.js';
import { displayName, maySignIn } from '../account/account.rules.js';
import { toLinkedChild } from '../account/account.view.js';
import { foldUsername } from '@sumfox/contracts/identity/username';
import { AuditLog } from '../audit/audit-log.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { PasswordService } from '../password/password.service.js';
import { requirePasswordLength } from '../registration/account.factory.js';
import { EndedSessions } from '../session/ended-sessions.js';
import { SessionStore } from '../session/session.store.js';
import { EndedLink } from './ended-link.entity.js';
import { mayUndo } from './family.rules.js';
import { isLinked, listChildren } from './family.queries.js';
import { LinkBook } from './link-book.js';
import { ParentChild } from './parent-child.entity.js';

/** What a parent does with the own children. */
@Injectable()
export class FamilyService {
  constructor(
    private readonly database: Database,
    private readonly links: LinkBook,
    private readonly audit: AuditLog,
    private readonly passwords: PasswordService,
    private readonly sessions: SessionStore,
    private readonly ended: EndedSessions,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  async listChildren(caller: PersonCaller): Promise<LinkedChild[]> {
    return (await listChildren(this.database.fork(), caller.userId)).map(toLinkedChild);
  }

  /**
   * Links a child by username: at once when it has no parent yet, else when the first parent agrees. Nobody learns
   * whether a name is unknown, an adult's or of a closed account. Throws `link-failed`.
   */
  async linkChild(caller: PersonCaller, childUsername: string): Promise<EndpointResponse<typeof linkChild>> {
    return this.database.transaction(async (em) => {
      const child = await em.findOne(
        Account,
        { usernameFolded: foldUsername(childUsername), role: 'child' },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!child || !maySignIn(child, this.config.demoMode))
        throw new ProductError('not-found', 'link-failed', SENTENCES.linkFailed);
      const parent = await em.findOneOrFail(Account, { id: caller.userId });
      const parents = await em.find(ParentChild, { child: child.id });
      const existing = parents.find((link) => link.parent.id === parent.id);
      if (!existing && (parents.length > 0 || this.config.linkPolicy === 'confirm')) {
        await this.links.ask(em, parent, child, parents.length > 0 ? 'first-parent' : 'child', caller);
        return { success: true, status: 'pending', message: PENDING };
      }
      const link = existing ?? (await this.links.link(em, parent, child, caller));
      return {
        success: true,
        status: 'linked',
        message: `${displayName(child)} is now linked to your account.`,
        child: toLinkedChild({ linkId: link.id, linkedAt: link.createdAt, child }),
      };
    });
  }

  /** Ends the caller's own link. Throws the same 404 for one that is not there and one of somebody else. */
  async unlinkChild(caller: PersonCaller, linkId: string): Promise<void> {
    const own = { id: linkId, parent: caller.userId };
    await this.database.transaction(async (em) => {
      const seen = isUuid(linkId) ? await em.findOne(ParentChild, own) : null;
      if (seen) await lockChild(em, seen.child.id);
      // Ended by a parallel call while this one waited.
      const link = seen && (await em.findOne(ParentChild, own, { lockMode: LockMode.PESSIMISTIC_WRITE }));
      if (!link) throw new ProductError('not-found', 'not-found', 'Failed to unlink child account.');
      await this.links.unlink(em, link, caller);
    });
  }

  /**
   * Puts back a link that the caller ended just now; one that stands (again) stays as it is, so that a repeat does no
   * harm. Throws the same 404 for one of somebody else, one that never was and one that is too old, and
   * `family-changed` when another parent was linked in between: that one is to be asked, as ever.
   */
  async undoUnlink(caller: PersonCaller, linkId: string): Promise<LinkedChild> {
    const own = { id: linkId, parent: caller.userId };
    return this.database.transaction(async (em) => {
      const seen = isUuid(linkId)
        ? ((await em.findOne(EndedLink, own)) ?? (await em.findOne(ParentChild, own)))
        : null;
      if (!seen) throw tooLateToUndo();
      const child = await lockChild(em, seen.child.id);
      const links = await em.find(ParentChild, { child: child.id }, { refresh: true });
      let link = links.find(({ parent }) => parent.id === caller.userId);
      if (!link) {
        const ended = await em.findOne(EndedLink, own, { refresh: true });
        if (!ended || !mayUndo(ended, new Date())) throw tooLateToUndo();
        if (links.some(({ createdAt }) => createdAt > ended.endedAt)) throw familyChanged();
        link = await this.links.restore(em, ended, caller);
      }
      return toLinkedChild({ linkId: link.id, linkedAt: link.createdAt, child });
    });
  }

  /** Sets a linked child's password; every session of the child ends. */
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
      return this.sessions.endAll(em, childId);
    });
    await this.ended.announce(ended);
  }
}

/** Everything that makes or ends a link of a child holds this lock, so that one comes after the other. */
function lockChild(em: EntityManager, id: string): Promise<AccountRow> {
  return em.findOneOrFail(Account, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

function tooLateToUndo(): ProductError {
  return new ProductError('not-found', 'not-found', 'It is too late to undo. Please link your child again.');
}

function familyChanged(): ProductError {
  return new ProductError(
    'conflict',
    'family-changed',
    'Another parent has been linked since. Please link your child again.',
  );
}

const PENDING = 'We have asked the family. The child is linked as soon as they agree.';
