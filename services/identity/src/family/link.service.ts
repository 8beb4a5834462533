import { Inject, Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/postgresql';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import type { LinkedChild } from '@sumfox/contracts/identity/account';
import type { linkChild } from '@sumfox/contracts/identity/family.endpoints';
import { SENTENCES } from '@sumfox/contracts/identity/fields';
import { foldUsername } from '@sumfox/contracts/identity/username';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { NIL as NO_ACCOUNT, validate as isUuid } from 'uuid';
import { Account, type AccountRow, displayName, maySignIn, toLinkedChild } from '../account/index.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { EndedLink } from './ended-link.entity.js';
import { FailedLinkLimit } from './failed-links.js';
import { isProven, listChildren, ParentChild, type ParentChildRow } from '../parent-child/index.js';
import { mayUndo } from './family.rules.js';
import { LinkStore } from './link-store.js';
import { LinkCodes } from './link-codes.js';
import { LinkRequest } from './link-request.entity.js';

type LinkChildAnswer = EndpointResponse<typeof linkChild>;

/** A parent's actions on their links. */
@Injectable()
export class LinkService {
  constructor(
    private readonly database: Database,
    private readonly links: LinkStore,
    private readonly codes: LinkCodes,
    private readonly failures: FailedLinkLimit,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  async listChildren(caller: PersonCaller): Promise<LinkedChild[]> {
    return (await listChildren(this.database.fork(), caller.userId)).map(toLinkedChild);
  }

  /**
   * Links a child by username and the code on the child's page; a child with a parent also needs that parent's
   * agreement. Without a code the request waits. Throws `link-failed` alike for a wrong code, an unknown name, an adult
   * and a closed account. Throws `link-tries` after five failures within an hour.
   */
  async linkChild(
    caller: PersonCaller,
    { childUsername, linkCode }: EndpointInput<typeof linkChild>['body'],
  ): Promise<LinkChildAnswer> {
    await this.failures.countBefore(caller.userId);
    return this.database.transaction(async (em) => {
      const child = await em.findOne(
        Account,
        { usernameFolded: foldUsername(childUsername), role: 'child' },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      // The same steps for a child that is not there: the time of an answer must not tell.
      const childId = child?.id ?? NO_ACCOUNT;
      const isCodeRight = linkCode ? await this.codes.isValid(em, childId, linkCode) : null;
      const parent = await em.findOneOrFail(Account, { id: caller.userId });
      const parents = await em.find(ParentChild, { child: childId });
      if (!child || !maySignIn(child, this.config.demoMode)) throw linkFailed();
      const standing = parents.find((link) => link.parent.id === parent.id);
      // A link with proof has used its code up: a repeat, as when the first answer got lost, brings the same one.
      const isRepeat = standing !== undefined && isProven(standing.origin);
      if (isCodeRight === false && !isRepeat) throw linkFailed();
      await this.failures.uncount(em, caller.userId);
      if (isCodeRight) await this.codes.useUp(em, child.id);
      if (standing) {
        if (isCodeRight && !isRepeat) await this.links.prove(em, standing);
        return linked(standing, child);
      }
      const open = await em.findOne(LinkRequest, { parent, child, decidedAt: null });
      const isProved = isCodeRight === true || open?.codeGivenAt != null;
      if (isProved && (parents.length === 0 || open?.approvedAt != null))
        return linked(await this.links.link(em, { parent, child, origin: 'code' }, caller), child);
      const request = open ?? (await this.links.ask(em, parent, child, caller));
      if (isCodeRight) request.codeGivenAt = new Date();
      return { success: true, status: 'pending', message: isProved ? NEEDS_PARENT : NEEDS_CODE };
    });
  }

  /** Ends the caller's own link. Throws the same 404 for a missing link and for another parent's link. */
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
   * Restores a link that the caller has just ended; an existing link stays unchanged, so a repeat is harmless. Throws
   * the same 404 for another parent's link, a link that never existed and one that is too old. Throws `family-changed`
   * when another parent was linked in between, who must now be asked.
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

/** One error for every reason, so that it does not reveal which names exist. */
function linkFailed(): ProductError {
  return new ProductError('not-found', 'link-failed', SENTENCES.linkFailed);
}

function linked(link: ParentChildRow, child: AccountRow): LinkChildAnswer {
  return {
    success: true,
    status: 'linked',
    message: `${displayName(child)} is now linked to your account.`,
    child: toLinkedChild({ linkId: link.id, linkedAt: link.createdAt, child }),
  };
}

/** Also applies when another parent must agree: a caller without a code must not learn that there is one. */
const NEEDS_CODE = "To finish, type the link code that your child's page shows.";
const NEEDS_PARENT = 'The code is right. The child is linked as soon as the other parent agrees.';
